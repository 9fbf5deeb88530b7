import { SIGNATURE_HEADER } from '@tieout/contract';
import { type Payments, PaymentsUnreachableError } from './payments.ts';

/**
 * Where no provider is configured and test payments are not allowed: nothing can be bought. Its realm is the sandbox's, whose
 * customers it finds without a subscription, so that plans once taken with test cards end.
 */
export function createNoPayments(): Payments {
  const refuse = async () => {
    throw new PaymentsUnreachableError('no payment provider is configured');
  };
  return {
    provider: 'none',
    realm: 'sandbox',
    publishableKey: null,
    signatureHeader: SIGNATURE_HEADER,
    openCustomer: refuse,
    look: async () => ({ subscription: null, invoices: [] }),
    start: refuse,
    changePlan: refuse,
    setEnding: refuse,
    async end() {},
    portal: refuse,
    readEvent: () => null,
    faults: async () => [],
  };
}
