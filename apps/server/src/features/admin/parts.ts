import type { Database } from '../../platform/database/open-database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { CheckedPart } from '../health/try-part.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';

/** What the rules of the administration work with. */
export type AdminParts = {
  readonly database: Database;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly adminEmails: ReadonlySet<string>;
  readonly settings: CurrentSettings;
  /** Database and storage. */
  readonly checkedParts: readonly CheckedPart[];
  /** Reads a scanned page; throws with what is wrong. */
  readonly checkOcr: CheckedPart['check'];
};
