import type { Routes } from '../../http/routes.ts';
import type { Metrics } from '../../platform/observing/metrics.ts';
import { healthRoutes } from './health-routes.ts';
import { metricsRoutes } from './metrics-routes.ts';
import type { CheckedPart } from './try-part.ts';

/** For whoever watches over a process: its health, and its metrics where a token for them is configured. */
export function watchingRoutes(
  parts: { readonly checkedParts: readonly CheckedPart[]; readonly metrics: Metrics },
  metricsToken: string | null,
): Routes {
  return async (app) => {
    await app.register(healthRoutes(parts.checkedParts));
    if (metricsToken !== null) await app.register(metricsRoutes(parts.metrics, metricsToken));
  };
}
