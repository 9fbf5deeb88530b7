import { type FileDetail, LONG_DOCUMENT_PAGES, type Problem, uploadProgress } from '@tieout/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '../../api/follow-progress.ts';
import { STOP_WATCHING } from '../../api/stop-watching.ts';
import type { UploadOutcome } from '../../api/upload-pdf.ts';
import { PASSWORD_TRIES } from '../../ui/password-tries.ts';
import type { Attempt } from './attempt.ts';
import { pageCountOver } from './page-count.ts';
import { followDocument, sendPdf, whyNotSent } from './send-pdf.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'finding' }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly problem: Problem | null;
      readonly file: File | null;
      readonly attempt: Attempt;
    }
  | { readonly kind: 'processing'; readonly fileName: string; readonly progress: UploadProgress }
  | { readonly kind: 'choosing'; readonly file: File; readonly pageCount: number; readonly attempt: Attempt }
  | { readonly kind: 'password'; readonly file: File; readonly attempt: Attempt };

export type UploadHandlers = {
  readonly onRead: (file: FileDetail) => void;
  /** The PDF was opened and holds no transactions. */
  readonly onEmpty: (problem: Problem, fileId: string) => void;
  /** The server has the file; with this id its reading is found again after a reload. */
  readonly onAccepted?: ((fileId: string) => void) | undefined;
  /** The person has given the file up. */
  readonly onCancelled?: (() => void) | undefined;
  /** A document sent before, whose reading is to be followed. */
  readonly resumeFileId?: string | null | undefined;
};

const idle: UploadState = { kind: 'idle' };

/** One PDF on its way: sent, read, or refused with a reason. A password stays in memory and is gone with the attempt. */
export function useUpload({ onRead, onEmpty, onAccepted, onCancelled, resumeFileId }: UploadHandlers) {
  const [state, setState] = useState<UploadState>(resumeFileId ? { kind: 'finding' } : idle);
  const abort = useRef<AbortController | null>(null);
  const followed = useRef<string | null>(null);
  const begin = useCallback(() => {
    abort.current?.abort(STOP_WATCHING);
    abort.current = new AbortController();
    return abort.current.signal;
  }, []);

  const settle = useCallback(
    (outcome: UploadOutcome | 'aborted', file: File | null, attempt: Attempt) => {
      if (outcome === 'aborted') return;
      if (outcome.kind === 'read') {
        setState(idle);
        return onRead(outcome.file);
      }
      const { problem, fileId } = outcome;
      if (problem.code === 'no-transactions' && fileId !== null) {
        setState(idle);
        return onEmpty(problem, fileId);
      }
      setState(afterRefusal(problem, file, attempt));
    },
    [onRead, onEmpty],
  );

  const start = useCallback(
    async (file: File, attempt: Attempt = {}) => {
      const rejection = await whyNotSent(file);
      if (rejection)
        return setState({ kind: 'refused', message: rejection, problem: null, file: null, attempt });
      const signal = begin();
      followed.current = null;
      setState({ kind: 'processing', fileName: file.name, progress: atStart });
      if (attempt.pages === undefined) {
        const pageCount = await pageCountOver(LONG_DOCUMENT_PAGES, file, attempt.password);
        if (signal.aborted) return;
        if (pageCount !== null) return setState({ kind: 'choosing', file, pageCount, attempt });
      }
      const outcome = await sendPdf(file, {
        ...attempt,
        signal,
        onAccepted: (fileId) => {
          followed.current = fileId;
          onAccepted?.(fileId);
        },
        onProgress: (progress) => setState({ kind: 'processing', fileName: file.name, progress }),
      });
      settle(outcome, file, attempt);
    },
    [begin, settle, onAccepted],
  );

  useEffect(() => {
    if (!resumeFileId || followed.current === resumeFileId) return;
    const signal = begin();
    followed.current = resumeFileId;
    setState({ kind: 'finding' });
    let fileName = '';
    followDocument(resumeFileId, {
      signal,
      onName: (name) => {
        fileName = name;
        setState({ kind: 'processing', fileName, progress: atStart });
      },
      onProgress: (progress) => setState({ kind: 'processing', fileName, progress }),
    }).then((outcome) => settle(outcome, null, {}));
  }, [resumeFileId, begin, settle]);

  // Whoever leaves the page only stops watching: the reading continues and is found again.
  useEffect(
    () => () => {
      abort.current?.abort(STOP_WATCHING);
      followed.current = null;
    },
    [],
  );

  const cancel = useCallback(() => {
    abort.current?.abort();
    followed.current = null;
    setState(idle);
    onCancelled?.();
  }, [onCancelled]);

  return { state, start, cancel };
}

const atStart: UploadProgress = { percent: uploadProgress.startPercent, pagesDone: 0, pageCount: null };

/** The file itself is known only to the page it was dropped on: elsewhere it must be dropped again. */
function afterRefusal(problem: Problem, file: File | null, attempt: Attempt): UploadState {
  const refused: UploadState = { kind: 'refused', message: problem.message, problem, file, attempt };
  if (file === null) return refused;
  if (problem.code === 'password-required') return { kind: 'password', file, attempt };
  const triesLeft = (attempt.triesLeft ?? PASSWORD_TRIES) - 1;
  if (problem.code === 'password-wrong' && triesLeft > 0)
    return { kind: 'password', file, attempt: { ...attempt, triesLeft } };
  return refused;
}
