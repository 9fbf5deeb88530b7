import type { FileDetail } from '@tieout/contract';

/** Hands the rows of a file to the mapping page and goes there. */
export async function continueToMapping(
  { fileId, extractedData }: Pick<FileDetail, 'fileId' | 'extractedData'>,
  navigate: (path: string) => void,
): Promise<void> {
  const { handOverRows } = await import('../features/mapping/file-rows.ts');
  handOverRows(fileId, extractedData);
  navigate(`/mapping/${fileId}`);
}
