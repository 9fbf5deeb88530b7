import {
  acceptedSchema,
  type Billing,
  billingSchema,
  changeSubscriptionRequestSchema,
  createSubscriptionRequestSchema,
  createSubscriptionResponseSchema,
  paths,
  portalResponseSchema,
  type SubscriptionDetail,
} from '@tieout/contract';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import type { LimitRate } from '../accounts/limit-rate.ts';
import { type BillingAccount, findBillingOf, invoicesOf, type StoredInvoice } from './billing-store.ts';
import { changeSubscription } from './change-subscription.ts';
import type { BillingParts } from './parts.ts';
import { payer, payingAccount } from './payer.ts';
import { reachable } from './reachable.ts';
import { subscribe, trialDaysOf, whyClosed } from './subscribe.ts';

const tags = ['billing'];
const INVOICES_SHOWN = 100;

/** Taking out a subscription, seeing it, changing it. */
export function billingRoutes(parts: BillingParts & { readonly limitRate: LimitRate }): Routes {
  return async (app) => {
    const create = {
      tags,
      summary: 'Start a subscription; the browser confirms it with the payment provider',
      description: 'Nothing is charged and no plan changes until the provider confirms the payment.',
      body: createSubscriptionRequestSchema,
      response: { 200: createSubscriptionResponseSchema, ...refusals },
    };
    app.post(paths.createSubscription, { schema: create }, async (request) => {
      const user = await payer(parts, request);
      if (isRefused(user)) return user;
      const begun = await reachable(() => subscribe(parts, user, request.body.planType));
      return begun;
    });

    const show = {
      tags,
      summary: "The account's subscription and invoices",
      response: { 200: billingSchema, ...refusals },
    };
    app.get(paths.billing, { schema: show }, async (request) => {
      const user = signedIn(request);
      return isRefused(user) ? user : billingOf(parts, user.id);
    });

    const change = {
      tags,
      summary: 'Change the plan, cancel at the end of the period, or undo the cancellation',
      description: 'The account changes once the payment provider confirms, usually within seconds.',
      body: changeSubscriptionRequestSchema,
      response: { 202: acceptedSchema, ...refusals },
    };
    app.patch(paths.billingSubscription, { schema: change }, async (request, reply) => {
      const user = await payer(parts, request);
      if (isRefused(user)) return user;
      const refusal = await reachable(() => changeSubscription(parts, user.id, request.body));
      return refusal ?? reply.code(202).send({ accepted: true });
    });

    const portal = {
      tags,
      summary: 'A link to change the card and see invoices',
      response: { 200: portalResponseSchema, ...refusals },
    };
    app.post(paths.billingPortal, { schema: portal }, async (request) => {
      const account = await payingAccount(parts, request);
      if (isRefused(account)) return account;
      const back = `${parts.publicUrl()}/account`;
      const found = await reachable(async () => ({
        url: await parts.payments.portal(account.customerId, back),
      }));
      return found;
    });
  };
}

async function billingOf(parts: BillingParts, userId: string): Promise<Billing> {
  const { provider, realm } = parts.payments;
  const account = await findBillingOf(parts.database, userId, realm);
  const invoices = await invoicesOf(parts.database, userId, realm, INVOICES_SHOWN);
  return {
    provider,
    isTest: provider === 'sandbox' || realm === 'stripe-test',
    isOpen: (await whyClosed(parts)) === null,
    trialDays: trialDaysOf(account),
    subscription: account === null ? null : subscriptionOf(account),
    invoices: invoices.map(shownInvoice),
  };
}

function subscriptionOf(account: BillingAccount): SubscriptionDetail | null {
  const { status, subscribedPlan, periodEndsAt, trialEndsAt, graceEndsAt, endsThen, card } = account;
  if (subscribedPlan === null || periodEndsAt === null) return null;
  if (status !== 'trialing' && status !== 'active' && status !== 'past_due') return null;
  return {
    ...{ status, endsThen, card },
    planType: subscribedPlan,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    periodEndsAt: periodEndsAt.toISOString(),
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
  };
}

function shownInvoice({
  id,
  number,
  status,
  amountMinor,
  currency,
  plan,
  issuedAt,
  paidAt,
  url,
}: StoredInvoice) {
  return {
    ...{ id, number, status, amountMinor, currency, url },
    planType: plan,
    issuedAt: issuedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}
