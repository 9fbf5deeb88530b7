import {
  editQuerySchema,
  editSchema,
  editsResponseSchema,
  fileIdSchema,
  pageWordsQuerySchema,
  pageWordsResponseSchema,
  paths,
  reviewResponseSchema,
} from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, refused } from '../../refused.ts';
import type { LimitRate } from '../accounts/limit-rate.ts';
import type { RecordEvent } from '../audit/record.ts';
import { ownReadDocument } from '../documents/own-document.ts';
import { ownersOnly } from '../documents/owners-only.ts';
import { pageWords } from '../documents/page-words.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { editsOf } from './edit-store.ts';
import { nameActors } from './name-actors.ts';
import { keptEditSchema, makeEdit, readReview, redoEdit, undoEdit } from './review.ts';

const tags = ['review'];
/** Names of as many rows as a correction takes. */
const EDIT_BODY_BYTES = 256 * 1024;

type ReviewRouteParts = DocumentParts & { readonly record: RecordEvent; readonly limitRate: LimitRate };

/** A document as it stands, and the corrections of a person. */
export function reviewRoutes(parts: ReviewRouteParts): Routes {
  return async (app) => {
    const tooOften = ({ actor, ip }: FastifyRequest) =>
      actor === null ? null : parts.limitRate('edit', { address: ip, account: actor.id });
    const params = z.object({ fileId: fileIdSchema });
    const response = { 200: reviewResponseSchema, ...refusals };

    const read = {
      tags,
      summary: 'A document with its corrections, and the verdict on it',
      params,
      response,
    };
    app.get(paths.fileRows, { schema: read, config: { keyScope: 'read' } }, async (request) => {
      const review = await readReview(parts, request.actor, request.params.fileId);
      return review;
    });

    const querystring = editQuerySchema;
    const edit = { tags, summary: 'Correct a document', params, querystring, body: editSchema, response };
    const forOwners = {
      config: { keyScope: 'convert' },
      preParsing: ownersOnly(parts),
      bodyLimit: EDIT_BODY_BYTES,
    } as const;
    app.patch(paths.fileRows, { schema: edit, ...forOwners }, async (request) => {
      const { fileId } = request.params;
      if (request.actor === null) return refused('file-not-found');
      const limited = await tooOften(request);
      if (limited) return limited;
      const review = await makeEdit(parts, request.actor, { fileId, ...request.query, edit: request.body });
      if (isRefused(review)) return review;
      await parts.record(request, {
        actorId: request.actor.id,
        kind: 'edit',
        objectId: fileId,
        details: { kind: request.body.kind },
      });
      return review;
    });

    const turns = [
      [paths.fileRowsUndo, 'undo', undoEdit, 'Undo the latest correction'],
      [paths.fileRowsRedo, 'redo', redoEdit, 'Redo the correction that was undone last'],
    ] as const;
    for (const [path, kind, turn, summary] of turns) {
      const schema = { tags, summary, params, querystring, response };
      app.post(path, { schema, config: { keyScope: 'convert' } }, async (request) => {
        const { fileId } = request.params;
        const limited = await tooOften(request);
        if (limited) return limited;
        const review = await turn(parts, request.actor, { fileId, ...request.query });
        if (isRefused(review)) return review;
        const actorId = request.actor?.id ?? '';
        await parts.record(request, { actorId, kind: 'edit', objectId: fileId, details: { kind } });
        return review;
      });
    }

    const words = {
      tags,
      summary: 'The words of a scanned page with their boxes',
      params,
      querystring: pageWordsQuerySchema,
      response: { 200: pageWordsResponseSchema, ...refusals },
    };
    app.get(paths.fileWords, { schema: words, config: { keyScope: 'read' } }, async (request) => {
      const own = await ownReadDocument(parts, request.actor, request.params.fileId);
      if (isRefused(own)) return own;
      return { words: await pageWords(own.vault, request.query.page) };
    });

    const history = {
      tags,
      summary: 'History of corrections: who, when, before and after',
      params,
      response: { 200: editsResponseSchema, ...refusals },
    };
    app.get(paths.fileEdits, { schema: history, config: { keyScope: 'read' } }, async (request) => {
      const own = await ownReadDocument(parts, request.actor, request.params.fileId);
      if (isRefused(own)) return own;
      const stored = await editsOf(parts.database, own.document.id);
      const edits = stored.reverse().map(({ id, at, actorId, isUndone, sealed }) => ({
        ...{ id, actorId, isUndone },
        at: at.toISOString(),
        ...keptEditSchema.parse(JSON.parse(own.vault.openText(sealed, 'edit'))),
      }));
      const nameOf = await nameActors(parts.database, edits);
      return { edits: edits.map((edit) => ({ ...edit, by: nameOf(edit) })) };
    });
  };
}
