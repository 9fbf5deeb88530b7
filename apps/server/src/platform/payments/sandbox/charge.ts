import { type PaidPlan, planOf, type TestCard } from '@tieout/contract';
import type { SandboxAccount, SandboxInvoice } from './sandbox-account.ts';

const DAY_MS = 24 * 60 * 60_000;

/** When a failed payment is tried again, in days after it failed. */
const TRIES_AFTER_DAYS = [1, 3, 5] as const;

/** A plan's price for one period, in cents. */
export function priceOf(plan: PaidPlan): number {
  return planOf(plan).price * 100;
}

/** Whether a payment with this card goes through, its bank having been asked once. */
export function isPaying(card: TestCard | null): boolean {
  return card === 'succeeds' || card === 'needs-confirmation';
}

/** The next tries after a payment failed. */
export function triesAfter(failedAt: number): number[] {
  return TRIES_AFTER_DAYS.map((days) => failedAt + days * DAY_MS);
}

/** Writes an invoice of `amount`, less what is credited, and pays it with the account's card where that pays. What is fully credited is paid. */
export function invoice(
  account: SandboxAccount,
  { plan, amount }: { readonly plan: PaidPlan; readonly amount: number },
  now: number,
): { readonly account: SandboxAccount; readonly isPaid: boolean } {
  const used = Math.min(account.credit, amount);
  const due = amount - used;
  const isPaid = due === 0 || isPaying(account.card);
  const made = account.made + 1;
  const written: SandboxInvoice = {
    id: `in_${account.id}_${made}`,
    number: `TEST-${String(account.invoices.length + 1).padStart(4, '0')}`,
    status: isPaid ? 'paid' : 'open',
    amount: due,
    plan,
    issuedAt: now,
    paidAt: isPaid ? now : null,
  };
  const invoices = [...account.invoices, written];
  return { account: { ...account, made, invoices, credit: account.credit - used }, isPaid };
}

/** Pays what is open; the card has been found to pay. */
export function payOpen(account: SandboxAccount, now: number): SandboxAccount {
  const invoices = account.invoices.map((each) =>
    each.status === 'open' ? { ...each, status: 'paid' as const, paidAt: now } : each,
  );
  return { ...account, invoices };
}

/** Gives up what is open. */
export function voidOpen(account: SandboxAccount): SandboxAccount {
  const invoices = account.invoices.map((each) =>
    each.status === 'open' ? { ...each, status: 'void' as const } : each,
  );
  return { ...account, invoices };
}
