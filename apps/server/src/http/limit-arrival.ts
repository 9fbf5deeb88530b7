import { MAX_PDF_BYTES, problem } from '@tieout/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** How a request's body has to arrive. */
export type ArrivalPace = {
  /** How often it is looked at. */
  readonly windowMs: number;
  /** The least that has to arrive within a window, on average. */
  readonly minBytesPerSecond: number;
  /** The longest a body may take, at whatever pace. */
  readonly totalMs: number;
};

/** A slow phone sends 25 MB in four minutes, 100 kB a second. */
export const ARRIVAL_PACE: ArrivalPace = { windowMs: 30_000, minBytesPerSecond: 4096, totalMs: 8 * 60_000 };

/** No call takes more, a form around its file included. */
const MOST_BYTES = 2 * MAX_PDF_BYTES;

/** Ends requests whose body arrives too slowly, so that nobody holds connections and half-written files for hours. */
export function limitArrival(app: FastifyInstance, pace: ArrivalPace): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watchBody(request, reply, pace);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watchBody(request: FastifyRequest, reply: FastifyReply, pace: ArrivalPace): void {
  const { raw } = request;
  const { socket } = raw;
  const leastBytes = (pace.minBytesPerSecond * pace.windowMs) / 1000;
  const began = { at: performance.now(), bytes: socket.bytesRead };
  let seen = began.bytes;
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(timer);
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    // Bytes that nobody has taken yet say that the server is the slow one.
    const isClientSlow = arrived < leastBytes && raw.readableLength === 0;
    const isTooLong = performance.now() - began.at >= pace.totalMs;
    const isTooMuch = seen - began.bytes > MOST_BYTES;
    if (!isClientSlow && !isTooLong && !isTooMuch) return;
    clearInterval(timer);
    end(request, reply);
  }, pace.windowMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}

/** Answers and closes the connection, or only closes it where the answer is out already. */
function end({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) {
    raw.destroy();
    return;
  }
  // Once a request is answered node does not tell whoever still reads its body that the connection is gone.
  reply.raw.once('finish', () => raw.destroy());
  refuse(reply.header('connection', 'close'), problem('too-slow'));
}
