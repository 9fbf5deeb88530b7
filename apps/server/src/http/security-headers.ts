import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { readThemeScript } from './theme-script.ts';

/** What Stripe's part of the page is loaded from, shown in and talks to: js.stripe.com, its frames, its API. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
} as const;
const NOWHERE = { scripts: [], frames: [], calls: [], images: [] } as const;

/** Headers that keep a page to what it is for. Stripe is let in only where it takes the payments. On plain http (a local start) nothing is upgraded to https. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { isSecure, hasStripe }: { readonly isSecure: boolean; readonly hasStripe: boolean },
): Promise<void> {
  const { scripts, frames, calls, images } = hasStripe ? STRIPE : NOWHERE;
  const theme = readThemeScript();
  await app.register(helmet, {
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(theme === null ? [] : [theme.cspHash]), ...scripts],
        frameSrc: ["'self'", ...frames],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...calls],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
}
