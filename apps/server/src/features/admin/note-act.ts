import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/database/open-database.ts';
import { insertAuditEvent } from '../audit/audit-store.ts';
import { adminIdOf } from './for-admins.ts';

/** What an admin did, to what, and how it was before. */
export type Act = {
  readonly act:
    | 'user-changed'
    | 'file-deleted'
    | 'settings-changed'
    | 'post-created'
    | 'post-changed'
    | 'post-published'
    | 'post-unpublished'
    | 'post-deleted';
  readonly objectId?: string;
  readonly details?: Record<string, unknown>;
};

/** Writes an admin's act to the audit log, in the transaction that makes it. */
export function noteAct(
  at: Executor,
  { request, now }: { readonly request: FastifyRequest; readonly now: Date },
  { act, objectId, details }: Act,
): Promise<void> {
  return insertAuditEvent(at, {
    at: now,
    actorId: adminIdOf(request),
    kind: 'admin-act',
    ...(objectId === undefined ? {} : { objectId }),
    address: request.ip,
    details: { act, ...details },
  });
}
