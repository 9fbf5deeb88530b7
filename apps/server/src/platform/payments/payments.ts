import type { InvoiceStatus, PaidPlan, PlanId } from '@tieout/contract';

/** What has to be confirmed in the browser before a subscription begins: a card for later, or a payment now. */
export type Confirmation = { readonly kind: 'setup' | 'payment'; readonly clientSecret: string };

/** A subscription as its provider has it at this moment. */
export type Subscription = {
  readonly id: string;
  readonly plan: PaidPlan;
  /** `incomplete` until its confirmation has succeeded, whatever trial it came with; `ended` for good. */
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';
  /** null once it succeeded, and where it can no longer. */
  readonly confirmation: Confirmation | null;
  readonly trialEndsAt: Date | null;
  readonly periodEndsAt: Date;
  /** Cancelled: it ends with the period instead of renewing. */
  readonly endsThen: boolean;
  /** "visa 4242"; null where no card is known. */
  readonly card: string | null;
};

export type ProviderInvoice = {
  readonly id: string;
  readonly number: string | null;
  readonly status: InvoiceStatus;
  /** Whole minor units. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly plan: PlanId;
  readonly issuedAt: Date;
  readonly paidAt: Date | null;
  readonly url: string | null;
};

/** Everything a provider knows of one customer at this moment. */
export type CustomerView = {
  /** The one that counts: running before unconfirmed before ended, the newest of each. */
  readonly subscription: Subscription | null;
  readonly invoices: readonly ProviderInvoice[];
};

/** A provider's word that something about a customer changed. What changed is asked, not taken from it. */
export type PaymentEvent = {
  readonly id: string;
  readonly kind: string;
  /** null where it is about no customer. */
  readonly customerId: string | null;
};

/**
 * A provider of payments. What fails on the way to it throws `PaymentsUnreachableError`; what it says no to is a value.
 * None of its answers changes a plan here: that waits for its event.
 */
export type Payments = {
  /** `none`: nothing can be bought here. */
  readonly provider: 'stripe' | 'sandbox' | 'none';
  /** Whose customers these are: those of a test key are unknown to a live one. */
  readonly realm: 'sandbox' | 'stripe-test' | 'stripe-live';
  readonly publishableKey: string | null;
  /** The header an event's signature comes in. */
  readonly signatureHeader: string;
  openCustomer(account: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** A customer the provider no longer has is one without anything. */
  look(customerId: string): Promise<CustomerView>;
  /** Makes an incomplete subscription. `attempt` names this try: the same twice makes one. `busy` when another try is under way. */
  start(order: {
    readonly customerId: string;
    readonly plan: PaidPlan;
    readonly trialDays: number;
    readonly attempt: string;
  }): Promise<Subscription | 'busy'>;
  /** Changes the plan now: the dearer one's share of the period is paid at once, the cheaper one's is credited. When the payment fails nothing changes. */
  changePlan(customerId: string, subscriptionId: string, plan: PaidPlan): Promise<'changed' | 'declined'>;
  setEnding(customerId: string, subscriptionId: string, endsThen: boolean): Promise<void>;
  /** Ends it at once; one that has ended stays so. */
  end(customerId: string, subscriptionId: string): Promise<void>;
  /** Where the customer changes the card and sees invoices. */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** The event in a request's raw body; null where the signature is not the provider's or too old. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
  /** What of the provider's side does not fit the plans, each with the setting to mend; empty when all does. */
  faults(): Promise<readonly string[]>;
};

/** The provider could not be asked; nothing is known of what became of the question. */
export class PaymentsUnreachableError extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer.', { cause });
    this.name = 'PaymentsUnreachableError';
  }
}
