import {
  type Billing,
  billingSchema,
  type CreateSubscriptionResponse,
  createSubscriptionResponseSchema,
  type PaidPlan,
  paths,
  profileResponseSchema,
  type TestCard,
} from '@tieout/contract';
import type { Client } from './client.ts';
import { until } from './until.ts';

/** Begins a subscription, which must succeed. */
export async function beginSubscription(
  client: Client,
  planType: PaidPlan,
): Promise<CreateSubscriptionResponse> {
  const response = await client.post(paths.createSubscription, { planType });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return createSubscriptionResponseSchema.parse(await response.json());
}

/** Begins a subscription and tries a card for it. */
export async function payWith(client: Client, planType: PaidPlan, card: TestCard): Promise<Response> {
  const { clientSecret } = await beginSubscription(client, planType);
  return client.post(paths.sandboxConfirm, { clientSecret, card });
}

export async function billingNow(client: Client): Promise<Billing> {
  return billingSchema.parse(await (await client.get(paths.billing)).json());
}

export async function profileNow(client: Client) {
  return profileResponseSchema.parse(await (await client.get(paths.profile)).json()).user;
}

/** Waits until the account's payments are as wanted. */
export function untilBilling(client: Client, isWanted: (billing: Billing) => boolean): Promise<Billing> {
  return until(async () => {
    const billing = await billingNow(client);
    return isWanted(billing) ? billing : null;
  }, 20_000);
}

/** Waits until the account is on that plan. */
export async function untilPlan(client: Client, plan: string): Promise<void> {
  await until(async () => ((await profileNow(client)).planType === plan ? true : null), 20_000);
}
