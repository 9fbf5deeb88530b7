import {
  choicesResponseSchema,
  doneSchema,
  fileIdSchema,
  labelRequestSchema,
  labelsResponseSchema,
  paths,
} from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, refused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import type { RecordEvent } from '../audit/record.ts';
import { ownersOnly } from '../documents/owners-only.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { deleteChoices } from './choice-store.ts';
import { allChoices } from './choices.ts';
import { changeLabels, readLabels } from './labels.ts';

const tags = ['exports'];
/** Names of all rows of a long document. */
const LABELS_BODY_BYTES = 1024 * 1024;

/** Payees and categories of rows, and what an account chose before. */
export function labelRoutes(parts: DocumentParts & { readonly record: RecordEvent }): Routes {
  return async (app) => {
    const params = z.object({ fileId: fileIdSchema });
    const response = { 200: labelsResponseSchema, ...refusals };
    const read = {
      tags,
      summary: 'Rows with their payees and categories, chosen and suggested',
      params,
      response,
    };
    app.get(paths.fileLabels, { schema: read, config: { keyScope: 'read' } }, async (request) => {
      const labels = await readLabels(parts, request.actor, request.params.fileId);
      return labels;
    });

    const change = {
      tags,
      summary: 'Set the payee or category of rows',
      params,
      body: labelRequestSchema,
      response,
    };
    const forOwners = {
      config: { keyScope: 'convert' },
      preParsing: ownersOnly(parts),
      bodyLimit: LABELS_BODY_BYTES,
    } as const;
    app.patch(paths.fileLabels, { schema: change, ...forOwners }, async (request) => {
      const { fileId } = request.params;
      const { actor } = request;
      if (actor === null) return refused('file-not-found');
      const labels = await changeLabels(parts, actor, { fileId, labels: request.body.labels });
      if (isRefused(labels)) return labels;
      const details = { kind: 'label' };
      await parts.record(request, { actorId: actor.id, kind: 'edit', objectId: fileId, details });
      return labels;
    });

    const choices = {
      tags,
      summary: 'Earlier choices, from which payees and categories are suggested',
      response: { 200: choicesResponseSchema, ...refusals },
    };
    app.get(paths.userChoices, { schema: choices, config: { keyScope: 'read' } }, async (request) => {
      const user = signedIn(request);
      return isRefused(user) ? user : { choices: await allChoices(parts, user.id) };
    });

    const forget = {
      tags,
      summary: 'Delete all earlier choices',
      response: { 200: doneSchema, ...refusals },
    };
    app.delete(paths.userChoices, { schema: forget, config: { keyScope: 'convert' } }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      await deleteChoices(parts.database, user.id);
      return { done: true as const };
    });
  };
}
