import { type FileDetail, type Problem, uploadProgress } from '@tieout/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '../../api/upload-pdf.ts';
import { PASSWORD_TRIES } from '../../ui/password-form.tsx';
import { rejectionOf } from './rejection.ts';
import { sendPdf } from './send-pdf.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly problem: Problem | null;
      readonly file: File | null;
    }
  | { readonly kind: 'processing'; readonly file: File; readonly progress: UploadProgress }
  | { readonly kind: 'password'; readonly file: File; readonly triesLeft: number };

const idle: UploadState = { kind: 'idle' };

/** One PDF on its way: sent, read, or refused with a reason. A password stays in memory and is gone with the attempt. */
export function useUpload(onRead: (file: FileDetail) => void, onEmpty: (problem: Problem) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = useCallback(
    async (file: File, options: { password?: string; isAgain?: boolean; triesLeft?: number } = {}) => {
      const rejection = await rejectionOf(file);
      if (rejection) return setState({ kind: 'refused', message: rejection, problem: null, file: null });
      const running = new AbortController();
      abort.current = running;
      setState({ kind: 'processing', file, progress: atStart });
      const outcome = await sendPdf(file, {
        ...options,
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
      setState(afterRefusal(outcome.problem, file, options.triesLeft ?? PASSWORD_TRIES));
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

function afterRefusal(problem: Problem, file: File, triesLeft: number): UploadState {
  if (problem.code === 'password-required') return { kind: 'password', file, triesLeft };
  if (problem.code === 'password-wrong' && triesLeft > 1)
    return { kind: 'password', file, triesLeft: triesLeft - 1 };
  return { kind: 'refused', message: problem.message, problem, file };
}
