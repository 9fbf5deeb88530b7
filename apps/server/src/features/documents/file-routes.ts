import { fileDetailSchema, fileIdSchema, PROGRESS_EVENT, paths } from '@tieout/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, refused } from '../../refused.ts';
import type { RecordEvent } from '../audit/record.ts';
import { vaultOf } from './document-vault.ts';
import { fileDetail } from './file-detail.ts';
import { ownDocument } from './own-document.ts';
import type { DocumentParts } from './parts.ts';
import { progressEvent } from './progress-event.ts';

const KEEP_ALIVE_MS = 15_000;

type FileRouteParts = DocumentParts & { readonly record: RecordEvent };

/** GET /api/files/{id}, its events, and the original PDF. */
export function fileRoutes(parts: FileRouteParts): Routes {
  return async (app) => {
    const params = z.object({ fileId: fileIdSchema });
    const detail = {
      tags: ['documents'],
      summary: 'A document: its status, extraction and mapping',
      params,
      response: { 200: fileDetailSchema, ...refusals },
    };
    app.get(paths.file, { schema: detail, config: { keyScope: 'read' } }, async (request) => {
      const document = await ownDocument(parts, request.actor, request.params.fileId);
      if (isRefused(document)) return document;
      await parts.record(request, { actorId: document.ownerId, kind: 'view', objectId: document.id });
      return fileDetail(parts, document);
    });

    const events = {
      tags: ['documents'],
      summary: 'Progress page by page, as server-sent events named "progress"',
      params,
    };
    app.get(paths.fileEvents, { schema: events, config: { keyScope: 'read' } }, async (request, reply) => {
      const document = await ownDocument(parts, request.actor, request.params.fileId);
      return isRefused(document) ? document : streamProgress(parts, reply, document.id);
    });

    const original = {
      tags: ['documents'],
      summary: 'The original PDF',
      params: z.object({ id: fileIdSchema }),
    };
    app.get(paths.userFilePdf, { schema: original, config: { keyScope: 'read' } }, async (request, reply) => {
      const document = await ownDocument(parts, request.actor, request.params.id);
      if (isRefused(document)) return document;
      const bytes = await vaultOf(parts, document)?.read('document');
      if (!bytes) {
        const code = document.status === 'failed' ? 'file-failed' : 'file-expired';
        return refused(code);
      }
      await parts.record(request, {
        actorId: document.ownerId,
        kind: 'download',
        objectId: document.id,
        details: { what: 'original' },
      });
      return reply
        .headers(attachment('application/pdf', `document-${document.id.slice(0, 8)}.pdf`))
        .send(bytes);
    });
  };
}

/** Headers of a download under a name the server made: plain ASCII, never shown in place. */
export function attachment(type: string, fileName: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  };
}

async function streamProgress(parts: FileRouteParts, reply: FastifyReply, fileId: string) {
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const keepAlive = setInterval(() => reply.raw.write(':\n\n'), KEEP_ALIVE_MS);
  try {
    for await (const progress of parts.follower.follow(fileId, gone.signal)) {
      reply.raw.write(`event: ${PROGRESS_EVENT}\ndata: ${JSON.stringify(progressEvent(progress))}\n\n`);
    }
  } finally {
    clearInterval(keepAlive);
    reply.raw.end();
  }
}
