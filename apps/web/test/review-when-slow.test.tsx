// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Edit, ReviewResponse } from '@tieout/contract';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import ReviewPage from '../src/features/review/review-page.tsx';
import { renderInApp } from './support/render-in-app.tsx';
import { FILE_ID, reviewOf, threeRows } from './support/sample-review.ts';
import { pathOf, stubApi } from './support/stub-api.ts';

const ROWS = `GET ${pathOf('fileRows', FILE_ID)}`;
const EDIT = `PATCH ${pathOf('fileRows', FILE_ID)}`;

type Answer = ReviewResponse | Response;

/** Opens a review whose answers are given by hand: `answer` ends the oldest open call of a route. */
async function openSlowly(review: ReviewResponse) {
  const open: { readonly route: string; readonly end: (answer: Answer) => void }[] = [];
  const slow = (route: string) => () => new Promise<Answer>((end) => open.push({ route, end }));
  const api = stubApi({ [ROWS]: slow(ROWS), [EDIT]: slow(EDIT) });
  const user = renderInApp(<ReopenedReview />);
  const answer = async (route: string, what: Answer) => {
    const at = await waitFor(() => {
      const found = open.findIndex((one) => one.route === route);
      expect(found).toBeGreaterThanOrEqual(0);
      return found;
    });
    open.splice(at, 1)[0]?.end(what);
  };
  await answer(ROWS, review);
  await screen.findByText(/Undo/);
  return { user, answer, edits: () => api.to(EDIT).map(({ body }) => body as Edit) };
}

/** The review, left and opened again by a button. */
function ReopenedReview() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Open again
      </button>
      <ReviewPage key={count} fileId={FILE_ID} />
    </>
  );
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const selected = () =>
  screen.queryAllByRole('row', { selected: true }).map((one) => one.getAttribute('aria-rowindex'));

describe('rows that move under the pointer', () => {
  test('a double click opens the row that it began on', async () => {
    await openSlowly(reviewOf(threeRows));
    fireEvent.mouseDown(await row(/RENT/), { detail: 1 });
    const below = await row(/COFFEE/);
    fireEvent.mouseDown(below, { detail: 2 });
    fireEvent.doubleClick(below, { detail: 2 });
    await screen.findByRole('group', { name: 'Edit row 2' });
  });

  test('a double click that began next to the rows opens none', async () => {
    await openSlowly(reviewOf(threeRows));
    fireEvent.mouseDown(await row(/RENT/), { detail: 1 });
    const head = screen.getByRole('columnheader', { name: 'Amount' });
    fireEvent.mouseDown(head, { detail: 1 });
    fireEvent.mouseDown(head, { detail: 2 });
    fireEvent.doubleClick(head, { detail: 2 });
    expect(screen.queryByRole('group', { name: /Edit row/ })).toBeNull();
  });

  test('a press on another row saves the open one and selects the pressed one, wherever it is by the release', async () => {
    const { user, edits } = await openSlowly(reviewOf(threeRows));
    await user.dblClick(await row(/PAYROLL/));
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '2,600.00');
    fireEvent.mouseDown(await row(/COFFEE/), { detail: 1 });
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(selected()).toEqual(['4']);
  });

  test('a press that adds a row above selects the pressed one', async () => {
    const { user, edits } = await openSlowly(reviewOf(threeRows));
    await user.keyboard('a');
    await user.type(await screen.findByLabelText('Amount'), '5.00');
    fireEvent.mouseDown(await row(/COFFEE/), { detail: 1 });
    await waitFor(() => expect(edits()).toMatchObject([{ kind: 'add-row' }]));
    expect((await row(/COFFEE/)).getAttribute('aria-selected')).toBe('true');
    expect(selected()).toHaveLength(1);
  });
});
