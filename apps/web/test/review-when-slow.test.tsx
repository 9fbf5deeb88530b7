// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Edit, paths, pathTo, type ReviewInvoice, type ReviewResponse } from '@tieout/contract';
import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changesMade } from '../src/api/changes-under-way.ts';
import { makeExport, preflightExport } from '../src/api/exports.ts';
import { fetchFile } from '../src/api/files.ts';
import { fetchLabels } from '../src/api/labels.ts';
import { convertFile } from '../src/api/mapping.ts';
import ReviewPage from '../src/features/review/review-page.tsx';
import { renderInApp } from './support/render-in-app.tsx';
import { FILE_ID, reviewOf, threeRows, withRow } from './support/sample-review.ts';
import { pathOf, refusal, stubApi } from './support/stub-api.ts';

const ROWS = `GET ${pathOf('fileRows', FILE_ID)}`;
const EDIT = `PATCH ${pathOf('fileRows', FILE_ID)}`;

type Answer = ReviewResponse | Response;

/** Opens a review whose answers are given by hand: `answer` ends the oldest open call of a route. */
async function openSlowly(review: ReviewResponse) {
  const open: { readonly route: string; readonly end: (answer: Answer) => void }[] = [];
  const slow = (route: string) => () => new Promise<Answer>((end) => open.push({ route, end }));
  // A change without an answer would hold up the next test.
  onTestFinished(() => {
    for (const { end } of open) end(refusal(503, 'not-ready', 'The test has ended.'));
    return changesMade();
  });
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
  return { user, answer, calls: () => api.calls, edits: () => api.to(EDIT).map(({ body }) => body as Edit) };
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

describe('an answer that comes while something else is typed', () => {
  test('a row that is open sends what was typed, not the refused change before it', async () => {
    const { user, answer, edits } = await openSlowly(reviewOf(threeRows));
    await user.dblClick(await row(/RENT/));
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '-1.00{Enter}');
    await user.dblClick(await row(/RENT/));
    await user.type(screen.getByLabelText('Description'), ' 2');
    await answer(EDIT, refusal(409, 'edit-conflict', 'This file was changed in another tab.'));
    await screen.findByText('This file was changed in another tab.');
    await answer(ROWS, reviewOf(threeRows));
    await user.type(screen.getByLabelText('Description'), '{Enter}');
    await waitFor(() => expect(edits()).toHaveLength(2));
    expect(edits()[1]).toEqual({
      ...{ kind: 'change-cells', row: '0-1' },
      cells: { description: expect.stringMatching(/RENT.* 2$/) },
    });
  });

  test('a field of an invoice keeps what is typed', async () => {
    const { user, answer } = await openSlowly(invoiceReview('A-1'));
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: /number/i });
    await user.type(number, '2{Enter}');
    await user.type(number, '3');
    await answer(EDIT, invoiceReview('a-12', { sequence: 1, editCount: 1 }));
    await waitFor(() => expect(screen.queryByText(/Checking your change/)).toBeNull());
    expect(number.value).toBe('A-123');
  });

  test('a load that began before a change does not take it back', async () => {
    const { user, answer } = await openSlowly(reviewOf(threeRows));
    await user.click(screen.getByText('Open again'));
    await user.click(await row(/PAYROLL/));
    await user.keyboard('x');
    const excluded = reviewOf(withRow(threeRows, 0, { isExcluded: true }), { sequence: 1, editCount: 1 });
    await answer(EDIT, excluded);
    await waitFor(() => expect(screen.queryByText(/Checking your change/)).toBeNull());
    await answer(ROWS, reviewOf(threeRows));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await row(/PAYROLL/)).textContent).toContain(', excluded');
  });

  test('an answer that breaks off does not hold up the changes after it', async () => {
    const { user, answer, edits } = await openSlowly(reviewOf(threeRows));
    await user.click(await row(/PAYROLL/));
    await user.keyboard('x');
    await answer(EDIT, new Response('{"fileId":'));
    await screen.findByText('The change was not made');
    await answer(ROWS, reviewOf(threeRows, { sequence: 1 }));
    await user.keyboard('f');
    await waitFor(() => expect(edits()).toHaveLength(2));
  });
});

describe('what is asked of a document while a change of it is being sent', () => {
  const request = { fileIds: [FILE_ID], presetId: 'extended-csv' };
  test.each([
    ['the check before an export', paths.exportPreflight, () => preflightExport(request)],
    ['an export', paths.exports, () => makeExport(request)],
    ['the document', pathTo(paths.file, { fileId: FILE_ID }), () => fetchFile(FILE_ID)],
    ['its payees', pathTo(paths.fileLabels, { fileId: FILE_ID }), () => fetchLabels(FILE_ID)],
    ['its CSV', pathTo(paths.convert, { fileId: FILE_ID }), () => convertFile(FILE_ID)],
  ])('%s waits for the change', async (_, path, ask) => {
    const { user, answer, calls } = await openSlowly(reviewOf(threeRows));
    const isAsked = () => calls().some((call) => call.path === path);
    await user.click(await row(/PAYROLL/));
    await user.keyboard('x');
    ask().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isAsked()).toBe(false);
    await answer(EDIT, reviewOf(threeRows, { sequence: 1, editCount: 1 }));
    await waitFor(() => expect(isAsked()).toBe(true));
  });
});

function invoiceReview(number: string, facts: Partial<ReviewResponse> = {}): ReviewResponse {
  const invoice: ReviewInvoice = {
    ...{ kind: 'invoice', verdict: 'proven', lines: [] },
    fields: {
      ...{ number, date: '2026-03-31', dueDate: null, vendor: 'Ledger & Sons', customer: null },
      ...{ subtotal: '360.00', tax: '36.00', total: '396.00', currency: 'USD' },
    },
  };
  return reviewOf([], { kind: 'invoice', accounts: [], invoices: [invoice], ...facts });
}
