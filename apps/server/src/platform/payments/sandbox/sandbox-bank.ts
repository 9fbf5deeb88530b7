import { eq, lte } from 'drizzle-orm';
import { sandboxCustomers } from '../../database/billing-schema.ts';
import type { Database } from '../../database/open-database.ts';
import type { Queue, QueueDefinition } from '../../queue/queue.ts';
import { dueAt } from './advance.ts';
import {
  newSandboxAccount,
  type SandboxAccount,
  type Stepped,
  sandboxAccountSchema,
} from './sandbox-account.ts';

/** An event of the sandbox, in the shape of Stripe's. */
export type SandboxEvent = {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: { readonly customer: string } };
};

/** Where the sandbox keeps its customers. Each step of one is alone, and its events are shown exactly when it is kept. */
export type SandboxBank = {
  open(customerId: string): Promise<void>;
  read(customerId: string): Promise<SandboxAccount | null>;
  /** Takes one step with a customer; null where there is no such customer. */
  change<Outcome>(
    customerId: string,
    step: (account: SandboxAccount) => Stepped<Outcome>,
    now: Date,
  ): Promise<Outcome | null>;
  /** Customers of whom something has fallen due. */
  due(now: Date): Promise<string[]>;
};

/** The job that fires one event of the sandbox. */
export const FIRE_SANDBOX_EVENT: QueueDefinition = {
  name: 'fire-sandbox-event',
  retryLimit: 8,
  expireInSeconds: 60,
  retryDelay: 5,
};

/** The bank in the product's own database; its events go through the queue. */
export function createDatabaseBank({
  database,
  queue,
}: {
  readonly database: Database;
  readonly queue: Queue;
}): SandboxBank {
  return {
    async open(customerId) {
      const account = newSandboxAccount(customerId);
      await database.insert(sandboxCustomers).values({ id: customerId, account, dueAt: null });
    },
    async read(customerId) {
      const [row] = await database.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
      return row ? sandboxAccountSchema.parse(row.account) : null;
    },
    async change(customerId, step, now) {
      const outcome = await database.transaction(async (transaction) => {
        const isThis = eq(sandboxCustomers.id, customerId);
        const [row] = await transaction.select().from(sandboxCustomers).where(isThis).for('update');
        if (row === undefined) return null;
        const stepped = step(sandboxAccountSchema.parse(row.account));
        const { account, events } = named(stepped, now);
        const due = dueAt(account);
        await transaction
          .update(sandboxCustomers)
          .set({ account, dueAt: due === null ? null : new Date(due) })
          .where(isThis);
        for (const event of events) await queue.add(transaction, FIRE_SANDBOX_EVENT.name, { event });
        return stepped.outcome;
      });
      queue.wake(FIRE_SANDBOX_EVENT.name);
      return outcome;
    },
    async due(now) {
      const rows = await database
        .select({ id: sandboxCustomers.id })
        .from(sandboxCustomers)
        .where(lte(sandboxCustomers.dueAt, now));
      return rows.map(({ id }) => id);
    },
  };
}

/** The step's events with their names and times. */
export function named(
  { account, events }: Stepped<unknown>,
  now: Date,
): { readonly account: SandboxAccount; readonly events: readonly SandboxEvent[] } {
  const made = account.made + events.length;
  return {
    account: { ...account, made },
    events: events.map((type, index) => ({
      id: `evt_${account.id}_${account.made + index + 1}`,
      type,
      created: Math.floor(now.getTime() / 1000),
      data: { object: { customer: account.id } },
    })),
  };
}
