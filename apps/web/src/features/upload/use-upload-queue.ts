import type { FileDetail, Problem } from '@tieout/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '../../api/follow-progress.ts';
import { STOP_WATCHING } from '../../api/stop-watching.ts';
import type { UploadOptions } from '../../api/upload-pdf.ts';
import type { Attempt } from './attempt.ts';
import { rejectionOf } from './rejection.ts';
import { sendPdf } from './send-pdf.ts';

/** Files sent at the same time; the others wait. */
const PARALLEL_UPLOADS = 2;

export type QueuedState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'processing'; readonly progress: UploadProgress }
  | { readonly kind: 'read'; readonly detail: FileDetail }
  | { readonly kind: 'refused'; readonly message: string; readonly problem: Problem | null };

export type QueuedFile = {
  readonly id: number;
  readonly file: File;
  readonly attempt: Attempt;
  readonly state: QueuedState;
};

/** Several PDFs, each on its own way; `onRead` is shown of each that was read. */
export function useUploadQueue(onRead: () => void) {
  const [queue, setQueue] = useState<readonly QueuedFile[]>([]);
  const nextId = useRef(1);
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort(STOP_WATCHING);
  }, []);

  const change = useCallback((id: number, part: Partial<QueuedFile>) => {
    setQueue((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  }, []);

  const run = useCallback(
    async ({ id, file, attempt }: QueuedFile) => {
      const show = (progress: UploadProgress) => change(id, { state: { kind: 'processing', progress } });
      show({ percent: 0, pagesDone: 0, pageCount: null });
      const state = await sendOne(file, {
        ...attempt,
        signal: abort.current.signal,
        onProgress: show,
      });
      if (abort.current.signal.aborted) return;
      change(id, { state });
      if (state.kind === 'read') onRead();
    },
    [onRead, change],
  );

  useEffect(() => {
    const busy = queue.filter((one) => one.state.kind === 'processing').length;
    const waiting = queue.find((one) => one.state.kind === 'waiting');
    if (waiting && busy < PARALLEL_UPLOADS) run(waiting);
  }, [queue, run]);

  return {
    queue,
    add: (files: readonly File[]) =>
      setQueue((now) => [
        ...now,
        ...files.map(
          (file): QueuedFile => ({
            ...{ id: nextId.current++, file, attempt: {} },
            state: { kind: 'waiting' },
          }),
        ),
      ]),
    retry: (id: number, attempt: Attempt) => change(id, { attempt, state: { kind: 'waiting' } }),
    remove: (id: number) => setQueue((now) => now.filter((one) => one.id !== id)),
    /** Takes every file off the list but those being read. */
    clear: () => setQueue((now) => now.filter(({ state }) => state.kind === 'processing')),
  };
}

async function sendOne(file: File, options: UploadOptions): Promise<QueuedState> {
  const rejection = await rejectionOf(file);
  if (rejection) return { kind: 'refused', message: rejection, problem: null };
  const outcome = await sendPdf(file, options);
  if (outcome === 'aborted') return { kind: 'waiting' };
  if (outcome.kind === 'read') return { kind: 'read', detail: outcome.file };
  return { kind: 'refused', message: outcome.problem.message, problem: outcome.problem };
}
