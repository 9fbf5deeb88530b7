import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ExportRequest, Preset } from '@tieout/contract';
import { isStatement } from '@tieout/records';
import { useEffect, useState } from 'react';
import { makeExport, preflightExport } from '../../api/exports.ts';
import { fetchFile } from '../../api/files.ts';
import { saveBlob } from '../../api/save-blob.ts';

/** A preflight is asked for when nothing was typed for so long. */
const SETTLED_MS = 350;

/** What the target has to say of the request as it stands; asked again when it changes. Null asks for nothing. */
export function usePreflight(request: ExportRequest | null) {
  const settled = useSettled(request);
  return useQuery({
    queryKey: ['exports', 'preflight', settled],
    queryFn: () =>
      settled === null ? Promise.reject(new Error('nothing to ask')) : preflightExport(settled),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    // The rows may have been corrected since.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Makes the file and saves it on the person's disk; gives its name. */
export function useDownload() {
  return useMutation({
    mutationFn: async (request: ExportRequest) => {
      const { file, name } = await makeExport(request);
      saveBlob(file, name);
      return name;
    },
  });
}

/** What kind of document the file holds, as targets tell them apart; undefined until it is known. */
export function useSourceKind(fileId: string): Preset['takes'][number] | undefined {
  const { data } = useQuery({ queryKey: ['files', fileId], queryFn: () => fetchFile(fileId) });
  const reading = data?.extraction;
  if (!reading || reading.outcome === 'unreadable') return undefined;
  if (isStatement(reading)) return reading.kind === 'credit_card_statement' ? 'card' : 'bank';
  return reading.kind;
}

function useSettled(request: ExportRequest | null): ExportRequest | null {
  const [settled, setSettled] = useState(request);
  const key = JSON.stringify(request);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
