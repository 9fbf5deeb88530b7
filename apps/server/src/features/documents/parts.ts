import type { Database, Transaction } from '../../platform/database/open-database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Secrets } from '../../platform/secrets/open-secrets.ts';
import type { Document } from './document.ts';
import type { Follower } from './follow-documents.ts';

/** What the rules of documents work with. */
export type DocumentParts = {
  readonly database: Database;
  readonly files: FileStore;
  readonly queue: Queue;
  readonly secrets: Secrets;
  readonly follower: Follower;
  /** Hears of each document that is finished, in the transaction that finishes it. */
  readonly announce: (transaction: Transaction, document: Document) => Promise<void>;
  readonly now: () => Date;
};
