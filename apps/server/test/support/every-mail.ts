// Prints each mail that the product sends, once, as JSON: for the pictures of mails.
import {
  alreadyRegisteredMail,
  resetMail,
  securityMail,
  verificationMail,
} from '../../src/features/accounts/account-mail.ts';
import { billingMail } from '../../src/features/billing/billing-mail.ts';
import type { BillingState } from '../../src/features/billing/billing-store.ts';

const TO = 'ann@example.com';
const URL = 'https://tieout.example';
const TOKEN = 'YMq3fhtoLIL4bi9IXxbtr_2ufJL7qaq_7-JdfYrYY6c';
const READER = { user: { email: TO, name: 'Ann Ledger' }, publicUrl: URL };

const subscribed = { status: 'active', subscribedPlan: 'pro' } as const;
const days = {
  periodEndsAt: new Date('2026-12-31T00:00:00Z'),
  graceEndsAt: new Date('2026-12-10T00:00:00Z'),
  trialEndsAt: null,
};
const stateOf = (state: Partial<BillingState>) => ({ ...subscribed, ...days, ...state }) as BillingState;

const mails = [
  verificationMail(TO, TOKEN, URL),
  resetMail(TO, TOKEN, URL),
  alreadyRegisteredMail(TO, URL),
  ...(['password', 'email', 'two-factor-on', 'two-factor-off'] as const).map((change) =>
    securityMail(TO, change, URL),
  ),
  billingMail({ status: null, subscribedPlan: null }, stateOf({ trialEndsAt: days.graceEndsAt }), READER),
  billingMail(subscribed, stateOf({ status: 'past_due' }), READER),
  billingMail(subscribed, stateOf({ status: 'ended' }), READER),
];
console.log(JSON.stringify(mails.map((mail) => ({ ...mail, from: 'Tieout <no-reply@tieout.example>' }))));
