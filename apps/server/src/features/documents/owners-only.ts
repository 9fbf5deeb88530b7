import { fileIdSchema, problem } from '@tieout/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../http/refuse.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { isRefused } from '../../refused.ts';
import { ownDocument } from './own-document.ts';

const paramsSchema = z.object({ fileId: fileIdSchema });

/** A hook for routes of a document that take a large body: whoever does not own the document is refused before any of it is read. */
export function ownersOnly(parts: { readonly database: Executor }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const params = paramsSchema.safeParse(request.params);
    const document = params.success
      ? await ownDocument(parts, request.actor, params.data.fileId)
      : { refused: problem('invalid-request') };
    // Whatever was still on its way is not wanted any more.
    if (isRefused(document)) refuse(reply.header('connection', 'close'), document.refused);
  };
}
