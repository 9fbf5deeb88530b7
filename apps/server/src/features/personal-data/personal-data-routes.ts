import {
  auditKindSchema,
  auditResponseSchema,
  deleteAccountRequestSchema,
  doneSchema,
  paths,
} from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import type { AccountParts } from '../accounts/parts.ts';
import { clearSessionCookie } from '../accounts/session-cookie.ts';
import { auditEventsOf } from '../audit/audit-store.ts';
import type { BillingParts } from '../billing/parts.ts';
import { attachment } from '../documents/file-routes.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

const tags = ['personal data'];
const EVENTS_SHOWN = 50;

/** What an account may see, take along and have removed of itself. */
export function personalDataRoutes(parts: DocumentParts & AccountParts & BillingParts): Routes {
  return async (app) => {
    const audit = {
      tags,
      summary: 'Activity of the account and its files, newest first',
      querystring: z.object({
        before: z.coerce.number().int().positive().optional(),
        limit: z.coerce.number().int().min(1).max(200).default(EVENTS_SHOWN),
      }),
      response: { 200: auditResponseSchema, ...refusals },
    };
    app.get(paths.userAudit, { schema: audit }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const { before = null, limit } = request.query;
      const found = await auditEventsOf(parts.database, user.id, { limit, before });
      const events = found.map(({ id, at, kind, objectId, address, details }) => ({
        ...{ id, objectId, address, details },
        kind: auditKindSchema.parse(kind),
        at: at.toISOString(),
      }));
      return { events, next: found.length === limit ? (found.at(-1)?.id ?? null) : null };
    });

    const data = { tags, summary: 'All data of the account as a ZIP of JSON, CSV and PDF files' };
    app.get(paths.userExport, { schema: data }, async (request, reply) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      await parts.record(request, { actorId: user.id, kind: 'data-exported' });
      return reply.headers(attachment('application/zip', 'my-data.zip')).send(await exportData(parts, user));
    });

    const remove = {
      tags,
      summary: 'Delete the account and all its data; requires its email address and password',
      body: deleteAccountRequestSchema,
      response: { 200: doneSchema, ...refusals },
    };
    app.delete(paths.userAccount, { schema: remove }, async (request, reply) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const refusal = await deleteAccount(parts, { request, user }, request.body);
      if (refusal) return refusal;
      clearSessionCookie(reply);
      return { done: true as const };
    });
  };
}
