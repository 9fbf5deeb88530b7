import type { ArrivalPace } from './limit-arrival.ts';

/**
 * What node's own HTTP server ends by itself, in milliseconds. A head comes in one or two packets. A body is watched by
 * `limitArrival`, which answers in the contract's words; `requestTimeout` is behind it. A connection without requests is kept
 * longer than load balancers keep theirs (60 s), so that they never send one to a connection that is being closed. There is no
 * limit on silence while a request is answered: an upload waits for its document for minutes.
 */
export function serverLimits({ totalMs, windowMs }: ArrivalPace) {
  return {
    requestTimeout: totalMs + 2 * windowMs,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 10_000,
    http: { headersTimeout: Math.min(15_000, totalMs), connectionsCheckingInterval: 5000 },
  };
}
