import type { Routes } from '../../http/routes.ts';
import type { Sandbox } from '../../platform/payments/sandbox/open-sandbox.ts';
import { billingRoutes } from './billing-routes.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

type PayingParts = Parameters<typeof billingRoutes>[0] & Parameters<typeof sandboxRoutes>[0];

/** Plans, invoices and cards of an account; and the sandbox's own pages where it stands in for a provider. */
export function payingRoutes(parts: PayingParts & { readonly sandbox: Sandbox | null }): Routes {
  return async (app) => {
    await app.register(billingRoutes(parts));
    if (parts.sandbox !== null) await app.register(sandboxRoutes(parts, parts.sandbox));
  };
}
