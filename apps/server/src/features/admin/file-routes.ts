import { adminFilesSchema, adminListQuerySchema, deletedSchema, fileIdSchema, paths } from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import type { Owned } from '../../owned.ts';
import { refused } from '../../refused.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import type { Document } from '../documents/document.ts';
import { findDocument } from '../documents/document-store.ts';
import { fileRecord } from '../documents/history-routes.ts';
import { listFiles } from './admin-store.ts';
import { noteAct } from './note-act.ts';
import type { AdminParts } from './parts.ts';

const tags = ['admin'];

/** Everybody's files, for admins: names and whose they are, never what is in them; and to delete. */
export function fileRoutes(parts: AdminParts): Routes {
  return async (app) => {
    const list = {
      tags,
      summary: "Search all files by name or owner's email, newest first, one page at a time",
      querystring: adminListQuerySchema,
      response: { 200: adminFilesSchema, ...refusals },
    };
    app.get(paths.adminFiles, { schema: list }, async (request) => {
      const { page, limit, search } = request.query;
      const { rows, total } = await listFiles(parts.database, { search, limit, offset: (page - 1) * limit });
      return { files: rows.map(({ file, userEmail }) => ({ ...fileRecord(file), userEmail })), total };
    });

    const remove = {
      tags,
      summary: 'Delete any file: the PDF, its transactions, corrections and exports',
      params: z.object({ id: fileIdSchema }),
      response: { 200: deletedSchema, ...refusals },
    };
    app.delete(paths.adminFile, { schema: remove }, async (request) => {
      const document = await findDocument(parts.database, request.params.id);
      if (document === null) return refused('not-found');
      const act = { act: 'file-deleted', objectId: document.id } as const;
      await noteAct(parts.database, { request, now: parts.now() }, act);
      // This route is for admins alone, who may delete what is not theirs.
      await deleteDocument(parts, document as Owned<Document>);
      return { deleted: true as const };
    });
  };
}
