import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers that keep a page to what it is for. On plain http (a local start) nothing is upgraded to https. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { isSecure }: { readonly isSecure: boolean },
): Promise<void> {
  await app.register(helmet, {
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
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
