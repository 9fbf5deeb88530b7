import type { FileStore } from './file-store.ts';
import { openFolderFileStore } from './folder-file-store.ts';
import type { S3Settings } from './s3-file-store.ts';

/** The bucket where one is configured, else the folder. `isShared`: other processes use it too. */
export async function openFileStore({
  s3,
  folder,
  isShared,
}: {
  readonly s3: S3Settings | null;
  readonly folder: string;
  readonly isShared: boolean;
}): Promise<FileStore> {
  if (s3 === null) return openFolderFileStore(folder, { isShared });
  // Loaded only where it is used: the library is large.
  const { openS3FileStore } = await import('./s3-file-store.ts');
  return openS3FileStore(s3);
}
