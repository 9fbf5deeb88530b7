import type { ReviewResponse } from '@tieout/contract';
import type { ReviewStep } from '../../api/review.ts';
import { withEdit } from './with-edit.ts';

/** A document, and how it was before each edit made here and after each one undone here, the nearest last. */
export type ReviewTrail = {
  readonly now: ReviewResponse;
  readonly past: readonly ReviewResponse[];
  readonly future: readonly ReviewResponse[];
};

/** The trail after an answer of the server to a step. */
export function trailAfter(
  { now, past, future }: ReviewTrail,
  step: ReviewStep,
  answer: ReviewResponse,
): ReviewTrail {
  switch (step.kind) {
    case 'edit':
      return { now: answer, past: [...past, now].slice(-TRAIL_MAX), future: [] };
    case 'undo':
      return { now: answer, past: past.slice(0, -1), future: [...future, now] };
    case 'redo':
      return { now: answer, past: [...past, now].slice(-TRAIL_MAX), future: future.slice(0, -1) };
  }
}

/** States kept for undo. They share the rows they have in common. */
const TRAIL_MAX = 50;

/** The document as it will be after the steps that are not answered yet, as far as that is clear without the server: rows and cells, but no verdict on new ones. */
export function shownAfter(trail: ReviewTrail, steps: readonly ReviewStep[]): ReviewResponse {
  let shown = trail;
  for (const step of steps) {
    const next = nextOf(shown, step);
    if (next === null) break;
    shown = trailAfter(shown, step, { ...next, sequence: shown.now.sequence + 1 });
  }
  return shown.now;
}

/** The document after one step; null where only the server knows. */
function nextOf({ now, past, future }: ReviewTrail, step: ReviewStep): ReviewResponse | null {
  if (step.kind === 'edit') return withEdit(now, step.edit);
  return (step.kind === 'undo' ? past : future).at(-1) ?? null;
}

/** How many edits can be undone and made again once the steps are answered. */
export function countsAfter(
  { editCount, redoCount }: Pick<ReviewResponse, 'editCount' | 'redoCount'>,
  steps: readonly ReviewStep[],
): { readonly edits: number; readonly undone: number } {
  return steps.reduce(
    ({ edits, undone }, { kind }) => {
      if (kind === 'edit') return { edits: edits + 1, undone: 0 };
      return kind === 'undo'
        ? { edits: edits - 1, undone: undone + 1 }
        : { edits: edits + 1, undone: undone - 1 };
    },
    { edits: editCount, undone: redoCount },
  );
}
