import type { AuditKind } from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import { insertAuditEvent } from './audit-store.ts';

export type AuditEntry = {
  readonly actorId: string;
  readonly kind: AuditKind;
  readonly objectId?: string;
  readonly details?: Record<string, unknown>;
};

/** Writes to the audit log what a request did; within the transaction that does it, where there is one. */
export type RecordEvent = (request: FastifyRequest, entry: AuditEntry, at?: Transaction) => Promise<void>;

/** The writer of the audit log. */
export function createRecorder(database: Database, now: () => Date): RecordEvent {
  return (request, entry, at) =>
    insertAuditEvent(at ?? database, { ...entry, at: now(), address: request.ip });
}
