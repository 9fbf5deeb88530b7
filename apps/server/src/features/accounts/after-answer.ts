import type { FastifyReply } from 'fastify';

/** Does `work` once the answer is on its way, so that neither its time nor its outcome shows anything. A failure is logged. */
export function afterAnswer(reply: FastifyReply, work: () => Promise<unknown>): void {
  reply.raw.once('close', () => {
    work().catch((error) => reply.log.error({ err: error }, 'a mail was not made'));
  });
}
