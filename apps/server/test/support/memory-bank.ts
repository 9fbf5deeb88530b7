import { dueAt } from '../../src/platform/payments/sandbox/advance.ts';
import {
  newSandboxAccount,
  type SandboxAccount,
} from '../../src/platform/payments/sandbox/sandbox-account.ts';
import {
  named,
  type SandboxBank,
  type SandboxEvent,
} from '../../src/platform/payments/sandbox/sandbox-bank.ts';

export type MemoryBank = SandboxBank & {
  readonly accounts: Map<string, SandboxAccount>;
  /** Events not yet taken, the oldest first. */
  readonly events: SandboxEvent[];
};

/** The sandbox's bank in memory. */
export function createMemoryBank(): MemoryBank {
  const accounts = new Map<string, SandboxAccount>();
  const events: SandboxEvent[] = [];
  return {
    accounts,
    events,
    async open(customerId) {
      accounts.set(customerId, newSandboxAccount(customerId));
    },
    read: async (customerId) => accounts.get(customerId) ?? null,
    async change(customerId, step, now) {
      const account = accounts.get(customerId);
      if (account === undefined) return null;
      const stepped = step(account);
      const after = named(stepped, now);
      accounts.set(customerId, after.account);
      events.push(...after.events);
      return stepped.outcome;
    },
    due: async (now) =>
      [...accounts.values()].filter((each) => (dueAt(each) ?? Infinity) <= now.getTime()).map(({ id }) => id),
  };
}
