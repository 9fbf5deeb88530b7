import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Edit, fileDataKey, type ReviewResponse } from '@tieout/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changesMade, holdReadsFor } from '../../api/changes-under-way.ts';
import { messageOf } from '../../api/message-of.ts';
import {
  fetchReview,
  forgetReviewOfPage,
  type ReviewStep,
  reviewOfPage,
  sendStep,
} from '../../api/review.ts';
import { toasts } from '../../ui/toast-store.ts';
import { countsAfter, type ReviewTrail, shownAfter, trailAfter } from './pending-steps.ts';
import { withKnownRows } from './with-known-rows.ts';

/** A review and the changes made in it. They are shown at once and sent one after another, each with its number. */
export function useReview(fileId: string) {
  const client = useQueryClient();
  const key = useMemo(() => ['files', fileId, 'rows'], [fileId]);
  const [ofPage] = useState(() => reviewOfPage(fileId));
  useEffect(forgetReviewOfPage, []);
  const review = useQuery({
    queryKey: key,
    ...(ofPage === null ? {} : { initialData: ofPage, refetchOnMount: false }),
    queryFn: async () => {
      // Those of a review that was left and opened again.
      await changesMade();
      const before = client.getQueryData<ReviewResponse>(key);
      const loaded = await fetchReview(fileId);
      const now = client.getQueryData<ReviewResponse>(key);
      // A change answered during the load may be missing in what was loaded.
      return now !== undefined && now !== before && now.sequence > loaded.sequence ? now : loaded;
    },
    staleTime: 0,
    structuralSharing: false,
  });
  const [pending, setPending] = useState<readonly PendingStep[]>([]);
  const waiting = useRef<readonly PendingStep[]>([]);
  const trail = useRef<ReviewTrail | null>(null);
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ step, since }: { step: ReviewStep; since: number }) =>
      sendStep(fileId, step, { sequence: since + 1, since }),
  });

  const wait = useCallback((steps: readonly PendingStep[]) => {
    waiting.current = steps;
    setPending(steps);
  }, []);

  const sendAll = useCallback(async () => {
    try {
      for (let next = waiting.current[0]; next !== undefined; next = waiting.current[0]) {
        const { step } = next;
        const before = client.getQueryData<ReviewResponse>(key);
        if (before === undefined) return;
        const answer = await send({ step, since: before.sequence });
        const after = withKnownRows(before, answer) ?? (await fetchReview(fileId));
        trail.current = trailAfter(trailOf(trail.current, before), step, after);
        client.setQueryData(key, after);
        wait(waiting.current.slice(1));
      }
    } catch (error) {
      // What was typed after the refused change was meant for a document that had it.
      wait([]);
      toasts.show({ title: 'The change was not made', text: messageOf(error), tone: 'contradicted' });
      client.invalidateQueries({ queryKey: key });
    }
  }, [client, key, fileId, send, wait]);

  const push = useCallback(
    (step: ReviewStep) => {
      const isIdle = waiting.current.length === 0;
      const last = waiting.current.at(-1)?.sequence ?? client.getQueryData<ReviewResponse>(key)?.sequence;
      wait([...waiting.current, { step, sequence: (last ?? 0) + 1 }]);
      // Rows handed to the mapping page before this correction are out of date.
      sessionStorage.removeItem(fileDataKey(fileId));
      if (isIdle) holdReadsFor(sendAll());
    },
    [client, fileId, key, sendAll, wait],
  );

  // An answer may be drawn before it is known here that its step no longer waits.
  const steps = useMemo(
    () => pending.filter(({ sequence }) => sequence > (review.data?.sequence ?? 0)).map(({ step }) => step),
    [review.data, pending],
  );
  const data = useMemo(
    () => (review.data === undefined ? undefined : shownAfter(trailOf(trail.current, review.data), steps)),
    [review.data, steps],
  );
  const counts = review.data === undefined ? { edits: 0, undone: 0 } : countsAfter(review.data, steps);
  return {
    review: { ...review, data },
    isBusy: pending.length > 0,
    canUndo: counts.edits > 0,
    canRedo: counts.undone > 0,
    edit: useCallback((edit: Edit) => push({ kind: 'edit', edit }), [push]),
    undo: useCallback(() => push({ kind: 'undo' }), [push]),
    redo: useCallback(() => push({ kind: 'redo' }), [push]),
  };
}

export type ReviewActions = Pick<
  ReturnType<typeof useReview>,
  'isBusy' | 'canUndo' | 'canRedo' | 'edit' | 'undo' | 'redo'
>;

/** A step with the number it will have among the changes of the document. */
type PendingStep = { readonly step: ReviewStep; readonly sequence: number };

/** The trail that ends at the document; a new one where something else came between. */
function trailOf(trail: ReviewTrail | null, now: ReviewResponse): ReviewTrail {
  return trail?.now === now ? trail : { now, past: [], future: [] };
}
