import type { FlatRecord } from '@tieout/records';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../api/files.ts';
import { handedRows } from './file-rows.ts';

export type FileRows =
  | { readonly status: 'loading' | 'missing'; readonly rows: null }
  | { readonly status: 'ready'; readonly rows: FlatRecord[] };

const missing = { status: 'missing', rows: null } as const;

/** The rows of a file: handed over by the page before, else asked of the server. */
export function useFileRows(fileId: string): FileRows {
  const [found, setFound] = useState<FileRows>(() => {
    const rows = handedRows(fileId, location.search);
    return rows ? { status: 'ready', rows } : { status: 'loading', rows: null };
  });
  useEffect(() => {
    if (found.status !== 'loading') return;
    fetchFile(fileId).then(
      ({ extractedData: rows }) => setFound(rows.length > 0 ? { status: 'ready', rows } : missing),
      () => setFound(missing),
    );
  }, [fileId, found.status]);
  return found;
}
