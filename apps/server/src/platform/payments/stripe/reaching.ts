import Stripe from 'stripe';
import { PaymentsUnreachableError } from '../payments.ts';

/** Does something with Stripe. Throws `PaymentsUnreachableError` when it could not be asked, or was too busy to answer. */
export async function reaching<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
    const isAway =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError;
    throw isAway ? new PaymentsUnreachableError(error) : error;
  }
}

/** Whether Stripe says there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
