import type { Database } from '../../platform/database/open-database.ts';
import type { OpenPayments } from '../../platform/payments/open-payments.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Secrets } from '../../platform/secrets/open-secrets.ts';

/** What the rules of paying work with. */
export type BillingParts = OpenPayments & {
  readonly database: Database;
  readonly queue: Queue;
  readonly secrets: Secrets;
  readonly now: () => Date;
  /** Where people reach the product, for links in mail. */
  readonly publicUrl: () => string;
};
