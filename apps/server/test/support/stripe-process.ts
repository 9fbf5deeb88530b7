// The fake host of Stripe as a process of its own. It shows what makes a product take payments by it; shown of a card, it tries that, shows the product of what came of it, and answers with the outcome.
import { paths, testCardSchema } from '@tieout/contract';
import { z } from 'zod';
import { PRICES, startFakeStripe } from './fake-stripe.ts';

const clock = {
  get now() {
    return new Date();
  },
};
const stripe = await startFakeStripe(clock);
const trySchema = z.object({ clientSecret: z.string(), card: testCardSchema, origin: z.string() });

process.on('message', async (message) => {
  const { clientSecret, card, origin } = trySchema.parse(message);
  const outcome = await stripe.confirm(clientSecret, card);
  for (const event of stripe.bank.events.splice(0)) {
    const { body, signature } = stripe.signed(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await fetch(origin + paths.paymentEvents, { method: 'POST', body: body.toString(), headers });
  }
  process.send?.({ outcome });
});
const { secretKey, publishableKey, webhookSecret, apiBase } = stripe.settings;
process.send?.({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_PRO: PRICES.pro,
  STRIPE_PRICE_BUSINESS: PRICES.business,
  STRIPE_API_BASE: apiBase,
});
