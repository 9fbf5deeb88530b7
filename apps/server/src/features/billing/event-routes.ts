import { paths } from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import type { BillingParts } from './parts.ts';
import { receiveEvent } from './receive-event.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

/** POST /api/payment-events: where a payment provider shows what changed. Its signature is over the body as it came. */
export function eventRoutes(parts: BillingParts): Routes {
  return async (app) => {
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const schema = {
      tags: ['billing'],
      summary: 'For the payment provider: events about customers',
      description: 'Rejected without a valid signature of the raw body. A repeated event counts once.',
      response: { 200: z.object({ received: z.literal(true) }), ...refusals },
    };
    const options = {
      schema,
      bodyLimit: BODY_LIMIT_BYTES,
      config: { isForAnyone: true, worksInMaintenance: true },
    };
    app.post(paths.paymentEvents, options, async (request) => {
      const signature = request.headers[parts.payments.signatureHeader];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const refusal = await receiveEvent(parts, { body, signature: String(signature ?? '') });
      return refusal ?? { received: true as const };
    });
  };
}
