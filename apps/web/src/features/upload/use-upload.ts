import { type FileDetail, LONG_DOCUMENT_PAGES, type Problem, uploadProgress } from '@tieout/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '../../api/upload-pdf.ts';
import { PASSWORD_TRIES } from '../../ui/password-form.tsx';
import type { Attempt } from './attempt.ts';
import { pageCountOver } from './page-count.ts';
import { rejectionOf } from './rejection.ts';
import { sendPdf } from './send-pdf.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly problem: Problem | null;
      readonly file: File | null;
      readonly attempt: Attempt;
    }
  | { readonly kind: 'processing'; readonly file: File; readonly progress: UploadProgress }
  | { readonly kind: 'choosing'; readonly file: File; readonly pageCount: number; readonly attempt: Attempt }
  | { readonly kind: 'password'; readonly file: File; readonly attempt: Attempt };

const idle: UploadState = { kind: 'idle' };

/** One PDF on its way: sent, read, or refused with a reason. A password stays in memory and is gone with the attempt. */
export function useUpload(onRead: (file: FileDetail) => void, onEmpty: (problem: Problem) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = useCallback(
    async (file: File, attempt: Attempt = {}) => {
      const rejection = await rejectionOf(file);
      if (rejection)
        return setState({ kind: 'refused', message: rejection, problem: null, file: null, attempt });
      const running = new AbortController();
      abort.current = running;
      setState({ kind: 'processing', file, progress: atStart });
      if (attempt.pages === undefined) {
        const pageCount = await pageCountOver(LONG_DOCUMENT_PAGES, file, attempt.password);
        if (running.signal.aborted) return;
        if (pageCount !== null) return setState({ kind: 'choosing', file, pageCount, attempt });
      }
      const outcome = await sendPdf(file, {
        ...attempt,
        signal: running.signal,
        onProgress: (progress) => setState({ kind: 'processing', file, progress }),
      });
      if (outcome === 'aborted') return;
      if (outcome.kind === 'read') {
        setState(idle);
        return onRead(outcome.file);
      }
      if (outcome.problem.code === 'no-transactions') {
        setState(idle);
        return onEmpty(outcome.problem);
      }
      setState(afterRefusal(outcome.problem, file, attempt));
    },
    [onRead, onEmpty],
  );

  const cancel = useCallback(() => {
    abort.current?.abort();
    setState(idle);
  }, []);

  return { state, start, cancel };
}

const atStart: UploadProgress = { percent: uploadProgress.startPercent, pagesDone: 0, pageCount: null };

function afterRefusal(problem: Problem, file: File, attempt: Attempt): UploadState {
  if (problem.code === 'password-required') return { kind: 'password', file, attempt };
  const triesLeft = (attempt.triesLeft ?? PASSWORD_TRIES) - 1;
  if (problem.code === 'password-wrong' && triesLeft > 0)
    return { kind: 'password', file, attempt: { ...attempt, triesLeft } };
  return { kind: 'refused', message: problem.message, problem, file, attempt };
}
