import type { Database } from '../database/open-database.ts';
import type { Queue } from '../queue/queue.ts';
import type { Secrets } from '../secrets/open-secrets.ts';
import { createNoPayments } from './no-payments.ts';
import type { Payments } from './payments.ts';
import { openSandbox, type Sandbox } from './sandbox/open-sandbox.ts';
import { createDatabaseBank } from './sandbox/sandbox-bank.ts';
import { openStripe, type StripeSettings } from './stripe/open-stripe.ts';

/** The provider of this installation; `sandbox` is the same once more where it is the sandbox, with what only that can do. */
export type OpenPayments = { readonly payments: Payments; readonly sandbox: Sandbox | null };

/** Opens Stripe where it is configured, else the sandbox where test payments are allowed, else none. */
export function openPayments(
  settings: {
    readonly stripe: StripeSettings | null;
    readonly testPayments: 'local' | 'demonstration' | null;
  },
  parts: {
    readonly database: Database;
    readonly queue: Queue;
    readonly secrets: Secrets;
    readonly now: () => Date;
  },
): OpenPayments {
  if (settings.stripe !== null) return { payments: openStripe(settings.stripe, parts.now), sandbox: null };
  if (settings.testPayments === null) return { payments: createNoPayments(), sandbox: null };
  const secret = parts.secrets.keyedHash('sandbox events').digest('hex');
  const sandbox = openSandbox({ bank: createDatabaseBank(parts), secret, now: parts.now });
  return { payments: sandbox, sandbox };
}
