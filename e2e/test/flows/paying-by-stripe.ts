import { afterAll, beforeAll, describe, test } from 'vitest';
import { signUp } from '../../src/sign-up.ts';
import { type RunningServer, startServer } from '../../src/start-server.ts';
import { type StripeHost, startStripe } from '../../src/start-stripe.ts';
import type { Stage } from '../stage.ts';

/** A plan taken out with Stripe's Payment Element, against a stand-in of Stripe. */
export function stripeFlows(stage: Stage) {
  describe('paying by Stripe', () => {
    let stripe: StripeHost;
    let server: RunningServer;
    beforeAll(async () => {
      stripe = await startStripe();
      server = await startServer({ RATE_LIMIT_FACTOR: '100', ...stripe.environment });
    }, 180_000);
    afterAll(async () => {
      await server?.stop();
      stripe?.stop();
    });

    test('the form that cannot be loaded is said and asked for again; a declined card is said, another one brings the plan', async () => {
      const { page } = stage;
      await page.goto(server.origin);
      await signUp(page, 'stripe@example.com');
      await stripe.serve(page, server.origin, { isAway: true });
      await page.goto(`${server.origin}/subscribe`);
      await page.getByText('The payment form could not be loaded').waitFor();
      await stripe.serve(page, server.origin);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Secure payment powered by Stripe').waitFor();
      await page.getByLabel('Card number').fill('declined');
      await page.getByRole('button', { name: 'Subscribe to Pro Plan' }).click();
      await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();
      await page.getByLabel('Card number').fill('succeeds');
      await page.getByRole('button', { name: 'Subscribe to Pro Plan' }).click();
      await page.waitForURL('**/dashboard*');
      await page.getByText('Your Pro plan is active').waitFor();
      await page.getByText('0 / 100 conversions').waitFor();
    });
  });
}
