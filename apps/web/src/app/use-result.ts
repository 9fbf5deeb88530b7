import type { FileDetail, Problem } from '@tieout/contract';
import { useCallback, useState } from 'react';

/** What came of one document: the file as it was read, or why there is nothing in it. */
export type Result = {
  readonly fileId: string;
  readonly file: FileDetail | null;
  readonly reason?: string;
};

/** The result for the document the address names; null until it is there, and for any other document. */
export function useResult(fileId: string | null) {
  const [result, setResult] = useState<Result | null>(null);
  const onRead = useCallback((file: FileDetail) => setResult({ fileId: file.fileId, file }), []);
  const onEmpty = useCallback(
    (problem: Problem, emptyId: string) =>
      setResult({ fileId: emptyId, file: null, reason: problem.message }),
    [],
  );
  return { result: result?.fileId === fileId ? result : null, onRead, onEmpty };
}
