import {
  deletedSchema,
  type FileRecord,
  fileIdSchema,
  filesQuerySchema,
  filesResponseSchema,
  filesZipRequestSchema,
  paths,
  pathTo,
  statsResponseSchema,
} from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import type { RecordEvent } from '../audit/record.ts';
import { deleteDocument } from './delete-document.ts';
import { type Document, problemOfDocument } from './document.ts';
import { downloadArchive } from './download-archive.ts';
import { attachment } from './file-routes.ts';
import { countHistory, findHistory } from './history-store.ts';
import { ownDocument } from './own-document.ts';
import type { DocumentParts } from './parts.ts';
import { periodStart } from './period.ts';

type HistoryRouteParts = DocumentParts & { readonly record: RecordEvent };

/** The files of an account: list, figures, deletion. */
export function historyRoutes(parts: HistoryRouteParts): Routes {
  return async (app) => {
    const tags = ['files'];
    const list = {
      tags,
      summary: "One page of the account's files",
      querystring: filesQuerySchema,
      response: { 200: filesResponseSchema, ...refusals },
    };
    app.get(paths.userFiles, { schema: list, config: { keyScope: 'read' } }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const { page, limit, search, status, sortBy, sortOrder } = request.query;
      const { rows, total } = await findHistory(parts.database, {
        ownerId: user.id,
        ...{ search, sortBy, limit },
        status: status === '' || status === 'all' ? null : status,
        isDescending: sortOrder === 'desc',
        offset: (page - 1) * limit,
      });
      return { files: rows.map(fileRecord), total };
    });

    const zip = {
      tags,
      summary: 'Several original files as one ZIP',
      body: filesZipRequestSchema,
    };
    app.post(paths.userFilesZip, { schema: zip, config: { keyScope: 'read' } }, async (request, reply) => {
      const archive = await downloadArchive(parts, request.actor, request.body.ids);
      if (isRefused(archive)) return archive;
      for (const { id, ownerId } of archive.documents)
        await parts.record(request, {
          ...{ actorId: ownerId, kind: 'download', objectId: id },
          details: { what: 'original' },
        });
      return reply.headers(attachment('application/zip', 'statements.zip')).send(archive.bytes);
    });

    const stats = {
      tags,
      summary: "Totals of the account's files",
      response: { 200: statsResponseSchema, ...refusals },
    };
    app.get(paths.userStats, { schema: stats, config: { keyScope: 'read' } }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      return countHistory(parts.database, user.id, periodStart(parts.now()));
    });

    const remove = {
      tags,
      summary: 'Delete a file: the PDF, its transactions, corrections and exports',
      params: z.object({ id: fileIdSchema }),
      response: { 200: deletedSchema, ...refusals },
    };
    app.delete(paths.userFile, { schema: remove, config: { keyScope: 'convert' } }, async (request) => {
      const document = await ownDocument(parts, request.actor, request.params.id);
      if (isRefused(document)) return document;
      await deleteDocument(parts, document);
      await parts.record(request, { actorId: document.ownerId, kind: 'delete', objectId: document.id });
      return { deleted: true as const };
    });
  };
}

/** A document as the list shows it. */
export function fileRecord(document: Document): FileRecord {
  return {
    id: document.id,
    originalName: document.originalName,
    status: document.status,
    errorMessage: problemOfDocument(document)?.message ?? null,
    fileSize: document.fileSize,
    createdAt: document.createdAt.toISOString(),
    exportFormat: document.exportFormat,
    csvPath: document.hasCsv ? pathTo(paths.userFileCsv, { id: document.id }) : null,
    expiresAt: document.expiresAt?.toISOString() ?? null,
    pageCount: document.pageCount,
    verdict: document.verdict,
    correctionCount: document.correctionCount,
  };
}
