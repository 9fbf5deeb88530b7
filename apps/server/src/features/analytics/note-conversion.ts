import type { Transaction } from '../../platform/database/open-database.ts';
import type { Document } from '../documents/document.ts';
import { insertConversion } from './conversion-store.ts';

/** Counts a finished document for the figures of the whole service, in the transaction that finishes it. */
export async function noteConversion(transaction: Transaction, document: Document, now: Date): Promise<void> {
  const { status, verdict, pageCount } = document;
  if (status !== 'completed' && status !== 'failed') return;
  await insertConversion(transaction, { at: now, outcome: status, verdict, pageCount });
}
