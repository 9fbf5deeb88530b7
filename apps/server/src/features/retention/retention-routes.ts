import { fileIdSchema, fileRecordSchema, paths, retentionRequestSchema } from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, refused } from '../../refused.ts';
import type { RecordEvent } from '../audit/record.ts';
import { updateDocument } from '../documents/document-store.ts';
import { fileRecord } from '../documents/history-routes.ts';
import { ownDocument } from '../documents/own-document.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { purgeDocument } from './purge.ts';

const HOUR_MS = 3_600_000;

/** PATCH /api/user/files/{id}/retention. */
export function retentionRoutes(parts: DocumentParts & { readonly record: RecordEvent }): Routes {
  return async (app) => {
    const schema = {
      tags: ['files'],
      summary:
        'Shorten how long a file is stored; 0 hours deletes its content now and keeps its name in the history',
      params: z.object({ id: fileIdSchema }),
      body: retentionRequestSchema,
      response: { 200: fileRecordSchema, ...refusals },
    };
    app.patch(paths.userFileRetention, { schema, config: { keyScope: 'convert' } }, async (request) => {
      const document = await ownDocument(parts, request.actor, request.params.id);
      if (isRefused(document)) return document;
      if (document.status === 'processing') return refused('file-not-ready');
      if (document.expiresAt === null) return refused('file-expired');
      const { hours } = request.body;
      const wanted = new Date(parts.now().getTime() + hours * HOUR_MS);
      const expiresAt = wanted < document.expiresAt ? wanted : document.expiresAt;
      await parts.record(request, {
        actorId: document.ownerId,
        kind: 'retention-changed',
        objectId: document.id,
        details: { hours },
      });
      if (hours > 0) {
        await updateDocument(parts.database, document.id, { expiresAt });
        return fileRecord({ ...document, expiresAt });
      }
      await purgeDocument(parts, document);
      return fileRecord({ ...document, status: 'expired', hasCsv: false, expiresAt: null });
    });
  };
}
