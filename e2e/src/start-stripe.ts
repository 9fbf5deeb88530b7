import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from 'playwright-core';

const SCRIPT = path.resolve(import.meta.dirname, '../../apps/server/test/support/stripe-process.ts');

/** A stand-in for Stripe: its API, its events, and its script in the browser. */
export type StripeHost = {
  /** What makes a product take payments by it. */
  readonly environment: Record<string, string>;
  /** Has a page of the product at `origin` get this Stripe's script instead of the real one, or none where it is away. */
  serve(page: Page, origin: string, options?: { isAway: boolean }): Promise<void>;
  stop(): void;
};

/** Starts the stand-in in a process of its own. */
export async function startStripe(): Promise<StripeHost> {
  const child = fork(SCRIPT, { execArgv: [] });
  const [environment] = (await once(child, 'message')) as [Record<string, string>];
  return {
    environment,
    async serve(page, origin, { isAway } = { isAway: false }) {
      await page.unroute('https://js.stripe.com/**');
      await page.route('https://js.stripe.com/**', (route) =>
        isAway ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SCRIPT_OF_STRIPE }),
      );
      if (isAway) return;
      await page.exposeFunction('tryCard', async (clientSecret: string, card: string) => {
        child.send({ clientSecret, card, origin });
        const [{ outcome }] = (await once(child, 'message')) as [{ outcome: string }];
        return outcome;
      });
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

/** The part of Stripe.js the product uses: a Payment Element with one field, and the confirmation of what is typed in it. */
const SCRIPT_OF_STRIPE = `
window.Stripe = (key) => {
  let secret = null;
  let field = null;
  const element = () => {
    const heard = {};
    return {
      on: (name, listener) => { heard[name] = listener; },
      off: () => {}, once: () => {}, update: () => {}, unmount: () => {}, destroy: () => {},
      mount: (place) => {
        field = document.createElement('input');
        field.setAttribute('aria-label', 'Card number');
        place.append(field);
        setTimeout(() => heard.ready?.({}), 0);
      },
    };
  };
  const confirm = async ({ confirmParams }) => {
    if (!confirmParams.return_url.startsWith(location.origin)) throw new Error('no address to come back to');
    const outcome = await window.tryCard(secret, field.value);
    return outcome === 'succeeded' ? {} : { error: { message: 'Your card was declined.' } };
  };
  return {
    elements: (options) => {
      secret = options.clientSecret;
      return { create: element, getElement: () => null, update: () => {}, on: () => {}, fetchUpdates: async () => ({}) };
    },
    createToken: () => {}, createPaymentMethod: () => {}, confirmCardPayment: () => {},
    confirmSetup: confirm, confirmPayment: confirm,
    registerAppInfo: () => {}, _registerWrapper: () => {},
  };
};
window.Stripe.version = 3;
`;
