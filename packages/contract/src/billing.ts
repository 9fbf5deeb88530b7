import { z } from 'zod';
import { instantSchema } from './documents.ts';
import { planIdSchema } from './plan-id.ts';

/** Days a plan continues after a payment failed, while it is tried again and the card can be changed. */
export const GRACE_DAYS = 7;

/** Plans that are paid for. */
export const paidPlanSchema = z.enum(['pro', 'business']);
export type PaidPlan = z.infer<typeof paidPlanSchema>;

/** Who takes the money. The sandbox takes none: its cards are test cards. */
export const paymentProviderSchema = z.enum(['stripe', 'sandbox']);
export type PaymentProvider = z.infer<typeof paymentProviderSchema>;

/** Who takes the money here; `none` where no payment provider is configured. */
const configuredProviderSchema = z.enum([...paymentProviderSchema.options, 'none']);

export const createSubscriptionRequestSchema = z
  .object({ planType: paidPlanSchema })
  .meta({ id: 'CreateSubscriptionRequest' });

/** What the browser confirms with the provider itself. Nothing is paid, and no plan changes, before it has. */
export const createSubscriptionResponseSchema = z
  .object({
    clientSecret: z.string(),
    /** `setup` keeps a card for later (a trial), `payment` pays now. */
    confirmation: z.enum(['setup', 'payment']),
    planType: paidPlanSchema,
    /** When the trial ends and the first payment is taken; null where it is taken now. */
    trialEndsAt: instantSchema.nullable(),
    provider: paymentProviderSchema,
    /** No real money moves. */
    isTest: z.boolean(),
    /** Stripe's key for the browser; null with the sandbox. */
    publishableKey: z.string().nullable(),
  })
  .meta({ id: 'CreateSubscriptionResponse' });
export type CreateSubscriptionResponse = z.infer<typeof createSubscriptionResponseSchema>;

export const subscriptionSchema = z
  .object({
    planType: paidPlanSchema,
    status: z.enum(['trialing', 'active', 'past_due']),
    /** When the trial ends; null outside of one. */
    trialEndsAt: instantSchema.nullable(),
    /** When it renews, or ends where `endsThen`. */
    periodEndsAt: instantSchema,
    /** It was cancelled and will not renew. */
    endsThen: z.boolean(),
    /** Until when a failed payment has to be made good; null where none failed. */
    graceEndsAt: instantSchema.nullable(),
    /** The card that pays: "visa 4242". */
    card: z.string().nullable(),
  })
  .meta({ id: 'Subscription' });
export type SubscriptionDetail = z.infer<typeof subscriptionSchema>;

export const invoiceStatusSchema = z.enum(['open', 'paid', 'void']);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

export const invoiceSchema = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    status: invoiceStatusSchema,
    /** Whole minor units of `currency`. */
    amountMinor: z.number().int(),
    /** ISO 4217, upper case. */
    currency: z.string(),
    planType: planIdSchema,
    issuedAt: instantSchema,
    paidAt: instantSchema.nullable(),
    /** Where it can be seen and paid. */
    url: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type InvoiceDetail = z.infer<typeof invoiceSchema>;

export const billingSchema = z
  .object({
    provider: configuredProviderSchema,
    isTest: z.boolean(),
    /** Whether subscriptions can be taken out here. */
    isOpen: z.boolean(),
    /** Days a first subscription is free; 0 once the trial was used. */
    trialDays: z.number().int(),
    subscription: subscriptionSchema.nullable(),
    /** The newest first. */
    invoices: z.array(invoiceSchema),
  })
  .meta({ id: 'Billing' });
export type Billing = z.infer<typeof billingSchema>;

/** Another plan, or cancelling at the period's end and taking that back. */
export const changeSubscriptionRequestSchema = z
  .union([z.object({ planType: paidPlanSchema }), z.object({ endsThen: z.boolean() })])
  .meta({ id: 'ChangeSubscriptionRequest' });
export type ChangeSubscriptionRequest = z.infer<typeof changeSubscriptionRequestSchema>;

/** What was asked of the provider. The plan follows once the provider says so. */
export const acceptedSchema = z.object({ accepted: z.literal(true) }).meta({ id: 'Accepted' });

export const portalResponseSchema = z.object({ url: z.string() }).meta({ id: 'PortalResponse' });

/** The cards of the sandbox; no other number is taken. */
export const testCardSchema = z.enum(['succeeds', 'declined', 'needs-confirmation', 'fails-later']);
export type TestCard = z.infer<typeof testCardSchema>;

/** Each test card's number and what it does. */
export const testCards: Readonly<Record<TestCard, { readonly number: string; readonly text: string }>> = {
  succeeds: { number: '4242 4242 4242 4242', text: 'Payments succeed' },
  declined: { number: '4000 0000 0000 0002', text: 'The card is declined' },
  'needs-confirmation': { number: '4000 0025 0000 3155', text: 'The bank asks to confirm' },
  'fails-later': { number: '4000 0000 0000 0341', text: 'The card is accepted, payments fail' },
};

export const sandboxConfirmRequestSchema = z
  .object({ clientSecret: z.string().min(1).max(200), card: testCardSchema })
  .meta({ id: 'SandboxConfirmRequest' });

/** The bank's question answered. */
export const sandboxAuthenticateRequestSchema = z
  .object({ clientSecret: z.string().min(1).max(200), isApproved: z.boolean() })
  .meta({ id: 'SandboxAuthenticateRequest' });

export const sandboxOutcomeSchema = z
  .object({ outcome: z.enum(['succeeded', 'needs-confirmation']) })
  .meta({ id: 'SandboxOutcome' });
export type SandboxOutcome = z.infer<typeof sandboxOutcomeSchema>;

/** What a new card is confirmed with, at the sandbox's own customer page. */
export const sandboxCardResponseSchema = z
  .object({ clientSecret: z.string() })
  .meta({ id: 'SandboxCardResponse' });
