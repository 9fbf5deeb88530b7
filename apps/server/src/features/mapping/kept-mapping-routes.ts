import {
  doneSchema,
  fileIdSchema,
  keptMappingSchema,
  keptMappingsResponseSchema,
  paths,
  renameRequestSchema,
} from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, refused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import { fileDetail } from '../documents/file-detail.ts';
import { ownReadDocument } from '../documents/own-document.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { deleteKeptMapping, findKeptMappingOf } from './kept-mapping-store.ts';
import { listMappings, renameMapping } from './kept-mappings.ts';

const tags = ['mapping'];

/** The mappings an account used before: all of them, those that fit a file, a name for one, and its removal. */
export function keptMappingRoutes(parts: DocumentParts): Routes {
  return async (app) => {
    const params = z.object({ id: z.uuid() });
    const response = { 200: keptMappingsResponseSchema, ...refusals };
    const list = { tags, summary: 'Saved mappings', response };
    app.get(paths.userMappings, { schema: list, config: { keyScope: 'read' } }, async (request) => {
      const user = signedIn(request);
      return isRefused(user) ? user : { mappings: await listMappings(parts, user) };
    });

    const fitting = {
      tags,
      summary: 'Saved mappings that fit a document, because it has the same fields',
      params: z.object({ fileId: fileIdSchema }),
      response,
    };
    app.get(paths.fileMappings, { schema: fitting, config: { keyScope: 'read' } }, async (request) => {
      const own = await ownReadDocument(parts, request.actor, request.params.fileId);
      if (isRefused(own)) return own;
      if (request.actor?.kind !== 'user') return { mappings: [] };
      const { extractedData } = await fileDetail(parts, own.document);
      return { mappings: await listMappings(parts, request.actor, extractedData) };
    });

    const rename = {
      tags,
      summary: 'Rename a saved mapping',
      params,
      body: renameRequestSchema,
      response: { 200: keptMappingSchema, ...refusals },
    };
    app.patch(paths.userMapping, { schema: rename, config: { keyScope: 'convert' } }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const renamed = await renameMapping(parts, user, { id: request.params.id, name: request.body.name });
      return renamed ?? refused('not-found');
    });

    const remove = {
      tags,
      summary: 'Delete a saved mapping',
      params,
      response: { 200: doneSchema, ...refusals },
    };
    app.delete(paths.userMapping, { schema: remove, config: { keyScope: 'convert' } }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const mapping = await findKeptMappingOf(parts.database, user.id, request.params.id);
      if (mapping === null) return refused('not-found');
      await deleteKeptMapping(parts.database, mapping);
      return { done: true as const };
    });
  };
}
