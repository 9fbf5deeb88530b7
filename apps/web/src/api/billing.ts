import {
  type Billing,
  billingSchema,
  type ChangeSubscriptionRequest,
  type CreateSubscriptionResponse,
  createSubscriptionResponseSchema,
  type PaidPlan,
  paths,
  portalResponseSchema,
  type SandboxOutcome,
  sandboxCardResponseSchema,
  sandboxOutcomeSchema,
  type TestCard,
} from '@tieout/contract';
import { call, callJson } from './call.ts';

/** The account's subscription and invoices. */
export function fetchBilling(): Promise<Billing> {
  return callJson(billingSchema, paths.billing);
}

/** Begins a subscription; what comes back is confirmed with the payment provider. */
export function createSubscription(planType: PaidPlan): Promise<CreateSubscriptionResponse> {
  return callJson(createSubscriptionResponseSchema, paths.createSubscription, { json: { planType } });
}

/** Asks for another plan, or to end with the period or not; the account follows within moments. */
export async function changeSubscription(change: ChangeSubscriptionRequest): Promise<void> {
  await call(paths.billingSubscription, { method: 'PATCH', json: change });
}

/** Where the card is changed. */
export async function fetchPortal(): Promise<string> {
  return (await callJson(portalResponseSchema, paths.billingPortal, { method: 'POST' })).url;
}

/** Tries a test card. */
export function confirmTestCard(clientSecret: string, card: TestCard): Promise<SandboxOutcome> {
  return callJson(sandboxOutcomeSchema, paths.sandboxConfirm, { json: { clientSecret, card } });
}

/** Gives the test bank's answer. */
export function answerTestBank(clientSecret: string, isApproved: boolean): Promise<SandboxOutcome> {
  return callJson(sandboxOutcomeSchema, paths.sandboxAuthenticate, { json: { clientSecret, isApproved } });
}

/** A client secret to keep another test card with. */
export async function askForTestCard(): Promise<string> {
  return (await callJson(sandboxCardResponseSchema, paths.sandboxCard, { method: 'POST' })).clientSecret;
}
