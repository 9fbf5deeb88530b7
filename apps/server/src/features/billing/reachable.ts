import { PaymentsUnreachableError } from '../../platform/payments/payments.ts';
import { type Refused, refused } from '../../refused.ts';

/** What came of asking the provider, or the refusal that says it does not answer. */
export async function reachable<Result>(work: () => Promise<Result>): Promise<Result | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsUnreachableError) return refused('payments-unreachable');
    throw error;
  }
}
