// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Edit, ReviewFinding, ReviewInvoice, ReviewLine, ReviewResponse } from '@tieout/contract';
import { describe, expect, test } from 'vitest';
import ReviewPage from '../src/features/review/review-page.tsx';
import { renderInApp } from './support/render-in-app.tsx';
import {
  accountOf,
  FILE_ID,
  findingOf,
  proofOf,
  reviewOf,
  rowOf,
  threeRows,
  withRow,
} from './support/sample-review.ts';
import { pathOf, refusal, stubApi } from './support/stub-api.ts';

const ROWS = `GET ${pathOf('fileRows', FILE_ID)}`;
const EDIT = `PATCH ${pathOf('fileRows', FILE_ID)}`;
const UNDO = `POST ${pathOf('fileRowsUndo', FILE_ID)}`;
const REDO = `POST ${pathOf('fileRowsRedo', FILE_ID)}`;

/** Opens the review; each edit and each undo is answered by the next of `answers`. */
async function openReview(
  review: ReviewResponse,
  answers: readonly (ReviewResponse | Response | Promise<ReviewResponse | Response>)[] = [],
) {
  const queue = [...answers];
  const next = () => queue.shift() ?? refusal(500, 'internal-error', 'no answer is left');
  const api = stubApi({ [ROWS]: () => review, [EDIT]: next, [UNDO]: next, [REDO]: next });
  const user = renderInApp(<ReviewPage fileId={FILE_ID} />);
  const grid = await screen.findByRole('grid', { name: 'Transactions' });
  await within(grid).findAllByText(/\S/);
  await screen.findByRole('region', { name: 'Findings' });
  const edits = () => api.to(EDIT).map(({ body }) => body as Edit);
  return {
    ...{ user, grid, edits },
    api: {
      ...api,
      steps: () =>
        api.calls
          .filter(({ sequence }) => sequence !== null)
          .map(({ method, sequence }) => [method, sequence]),
    },
    undoCount: () => api.to(UNDO).length,
    redoCount: () => api.to(REDO).length,
  };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
/** The rows that are selected, by their numbers. */
const selected = () =>
  screen
    .queryAllByRole('row', { selected: true })
    .map((one) => Number(one.getAttribute('aria-rowindex')) - 1);
/** The number of the row the grid has its focus on. */
const focused = (grid: HTMLElement) => {
  const id = grid.getAttribute('aria-activedescendant');
  return Number(document.getElementById(id ?? '')?.getAttribute('aria-rowindex')) - 1;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** A figure of the proof line, by its label. */
const figure = (label: string | RegExp) =>
  screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
const verdict = (word: string) => screen.findByText(word, { selector: '[role=status] *' });
const finding = findingOf;

describe('moving through the rows by keyboard', () => {
  const many = Array.from({ length: 30 }, (_, index) => rowOf(index));

  test('arrows move the focus by one row and stay within the rows', async () => {
    const { user, grid } = await openReview(reviewOf(threeRows));
    grid.focus();
    expect(focused(grid)).toBe(1);
    await user.keyboard('{ArrowUp}');
    expect(focused(grid)).toBe(1);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect([focused(grid), selected()]).toEqual([3, [3]]);
    await user.keyboard('{ArrowDown}');
    expect(focused(grid)).toBe(3);
  });

  test('Shift selects every row on the way, and the next move without it only one', async () => {
    const { user, grid } = await openReview(reviewOf(threeRows));
    grid.focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual([1, 2, 3]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual([1, 2]);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toEqual([3]);
  });

  test('Page Down, Page Up, Home and End move far', async () => {
    const { user, grid } = await openReview(reviewOf(many));
    const focusedId = () => grid.getAttribute('aria-activedescendant');
    grid.focus();
    await user.keyboard('{PageDown}');
    expect(focusedId()).toBe('row-0-10');
    await user.keyboard('{End}');
    expect(focusedId()).toBe('row-0-29');
    await user.keyboard('{PageUp}');
    expect(focusedId()).toBe('row-0-19');
    await user.keyboard('{Home}');
    expect(focusedId()).toBe('row-0-0');
  });

  test('a click selects a row, and a click with Shift all up to it', async () => {
    const { user } = await openReview(reviewOf(threeRows));
    await user.click(row(/RENT/));
    expect(selected()).toEqual([2]);
    await user.keyboard('{Shift>}');
    await user.click(row(/COFFEE/));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual([2, 3]);
  });

  test('only the rows in view are drawn, and the grid says how many there are', async () => {
    const thousands = Array.from({ length: 3000 }, (_, index) => rowOf(index));
    const { grid } = await openReview(reviewOf(thousands));
    expect(grid.getAttribute('aria-rowcount')).toBe('3001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});

describe('a row of the grid', () => {
  test('shows its date, description, amount and balance as figures', async () => {
    await openReview(reviewOf(threeRows));
    const cells = within(row(/RENT/)).getAllByRole('gridcell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '2',
      'Dec 18, 2025',
      'RENT',
      '−450.00',
      '3,050.00',
    ]);
    expect(row(/COFFEE/).textContent).toContain('no date');
  });

  test('shows amounts with the decimals of their currency', async () => {
    const yen = accountOf([rowOf(0, { amount: '-1200' })], { currency: 'JPY' });
    await openReview(reviewOf([], { accounts: [yen] }));
    expect(row(/ROW 1/).textContent).toContain('−1,200');
    expect(row(/ROW 1/).textContent).not.toContain('1,200.00');
  });

  test('says that it is edited or excluded', async () => {
    await openReview(reviewOf([rowOf(0, { isEdited: true }), rowOf(1, { isExcluded: true })]));
    expect(row(/ROW 1/).textContent).toContain(', edited');
    expect(row(/ROW 1/).textContent).not.toContain(', excluded');
    expect(row(/ROW 2/).textContent).toContain(', excluded');
  });
});

describe('editing a row in its place', () => {
  const editing = async (
    keys = '{ArrowDown}{Enter}',
    answers: readonly (ReviewResponse | Response)[] = [],
  ) => {
    const review = await openReview(reviewOf(threeRows), answers);
    review.grid.focus();
    await review.user.keyboard(keys);
    const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    const type = async (name: string, text: string) => {
      await review.user.clear(input(name));
      if (text !== '') await review.user.type(input(name), text);
    };
    return { ...review, input, type };
  };

  test('Enter opens the focused row at its amount; Enter again sends what was changed, and only that', async () => {
    const after = reviewOf(withRow(threeRows, 1, { amount: '-540.00', isEdited: true }), { editCount: 1 });
    const { user, grid, input, type, edits } = await editing(undefined, [after]);
    expect(document.activeElement).toBe(input('Amount'));
    expect(input('Amount').value).toBe('-450.00');
    await type('Amount', '-540.00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(row(/RENT/).textContent).toContain('−540.00'));
    expect(edits()).toEqual([{ kind: 'change-cells', row: '0-1', cells: { amount: '-540.00' } }]);
    expect(document.activeElement).toBe(grid);
  });

  test('a double click opens a row too, and several cells are sent together', async () => {
    const { user, type, edits } = await editing('{Home}', [reviewOf(threeRows)]);
    await user.dblClick(row(/COFFEE/));
    await type('Date', '2025-12-31');
    await type('Description', '  COFFEE AND CO ');
    await type('Balance', '3,037.00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(edits()).toHaveLength(1));
    const cells = { date: '2025-12-31', description: 'COFFEE AND CO', balance: '3037.00' };
    expect(edits()).toEqual([{ kind: 'change-cells', row: '0-2', cells }]);
  });

  test('a double click on a cell opens the row at that cell, and the next row opened by a key at its amount', async () => {
    const { user, input } = await editing('{Home}', []);
    await user.dblClick(within(row(/COFFEE/)).getByText(/COFFEE/));
    expect(document.activeElement).toBe(input('Description'));
    await user.keyboard('{Escape}{Enter}');
    expect(document.activeElement).toBe(input('Amount'));
  });

  test('an emptied date or balance is sent as none', async () => {
    const { user, type, edits } = await editing(undefined, [reviewOf(threeRows)]);
    await type('Date', '');
    await type('Balance', '');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(edits()[0]).toMatchObject({ cells: { date: null, balance: null } });
  });

  test('Escape leaves the row as it was', async () => {
    const { user, grid, type, edits } = await editing();
    await type('Amount', '-1.00');
    await user.keyboard('{Escape}');
    expect(row(/RENT/).textContent).toContain('−450.00');
    expect(edits()).toEqual([]);
    expect(document.activeElement).toBe(grid);
  });

  test('Enter without a change closes the row and sends nothing', async () => {
    const { user, edits } = await editing();
    await user.keyboard('{Enter}');
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(edits()).toEqual([]);
  });

  test.each([
    ['Amount', 'twelve', 'Type an amount such as -12.50.'],
    ['Amount', '', 'Type an amount such as -12.50.'],
    ['Amount', '12 50', 'Type an amount such as -12.50.'],
    ['Balance', 'much', 'Type an amount such as -12.50.'],
    ['Date', '02/30/2025', 'Type a date such as 12/31/2025.'],
    ['Posting date', 'soon', 'Type a date such as 12/31/2025.'],
  ])('%s "%s" is refused at its cell, keeps the text, and sends nothing', async (name, text, message) => {
    const { user, input, type, edits } = await editing();
    await type(name, text);
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(input(name).getAttribute('aria-invalid')).toBe('true');
    expect(input(name).value).toBe(text);
    expect(edits()).toEqual([]);
  });

  test('a refused cell can be corrected and is then sent', async () => {
    const { user, type, edits } = await editing(undefined, [reviewOf(threeRows)]);
    await type('Amount', 'x');
    await user.keyboard('{Enter}');
    await type('Amount', '-4,500.00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(edits()).toMatchObject([{ cells: { amount: '-4500.00' } }]));
  });

  test('letters typed into a cell are text, not commands', async () => {
    const { user, input, edits } = await editing();
    await user.clear(input('Description'));
    await user.type(input('Description'), 'xfums?');
    expect(input('Description').value).toBe('xfums?');
    expect(edits()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a change the server refuses is said in its words, and the row stays as it was', async () => {
    const { user, type } = await editing(undefined, [
      refusal(422, 'edit-refused', 'Reload the file and try again.'),
    ]);
    await type('Amount', '-1.00');
    await user.keyboard('{Enter}');
    await screen.findByText('The change was not made');
    await screen.findByText('Reload the file and try again.');
    expect(row(/RENT/).textContent).toContain('−450.00');
  });
});

describe('corrections of the selected rows', () => {
  test('x excludes them and the proof line follows; x again brings them back', async () => {
    const without = accountOf(withRow(threeRows, 1, { isExcluded: true }), { verdict: 'contradicted' });
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [
      reviewOf([], { accounts: [without], editCount: 1 }),
      reviewOf(threeRows, { editCount: 2 }),
    ]);
    expect([figure(/^Money out/), figure('Difference')]).toEqual(['−$462.35', '$0.00']);
    grid.focus();
    await user.keyboard('{ArrowDown}x');
    await verdict('Contradicted');
    expect(edits()).toEqual([{ kind: 'exclude', rows: ['0-1'] }]);
    expect([figure('Money out (1)'), figure('Calculated closing balance'), figure('Difference')]).toEqual([
      '−$12.35',
      '$3,487.65',
      '−$450.00',
    ]);
    expect(row(/RENT/).textContent).toContain(', excluded');
    await user.click(button('Include'));
    await verdict('Proven after 2 corrections');
    expect(edits()[1]).toEqual({ kind: 'include', rows: ['0-1'] });
    expect(figure('Money out (2)')).toBe('−$462.35');
  });

  test('f flips the sign of all of them', async () => {
    const flipped = accountOf(withRow(threeRows, 1, { amount: '450.00' }), { verdict: 'contradicted' });
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [
      reviewOf([], { accounts: [flipped], editCount: 1 }),
    ]);
    grid.focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}f');
    await waitFor(() => expect(figure('Money in (2)')).toBe('$2,950.00'));
    expect(edits()).toEqual([{ kind: 'flip-sign', rows: ['0-0', '0-1'] }]);
  });

  test('m merges several into one, and is not to be had for one row', async () => {
    const merged = rowOf(0, { description: 'PAYROLL RENT', amount: '2050.00', isEdited: true });
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [
      reviewOf([merged, rowOf(2, { description: 'COFFEE' })], { editCount: 1 }),
    ]);
    grid.focus();
    await user.keyboard('m');
    expect(edits()).toEqual([]);
    expect(button('Merge').hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(button('Split').hasAttribute('disabled')).toBe(true);
    await user.keyboard('m');
    await screen.findByRole('row', { name: /PAYROLL RENT/ });
    expect(edits()).toEqual([{ kind: 'merge', rows: ['0-0', '0-1'] }]);
  });

  test('m of the last rows leaves the focus on the last one, where it can be undone', async () => {
    const merged = rowOf(1, { description: 'RENT COFFEE', amount: '-462.35', isEdited: true });
    const { user, grid, undoCount } = await openReview(reviewOf(threeRows), [
      reviewOf([rowOf(0), merged], { editCount: 1 }),
      reviewOf(threeRows),
    ]);
    grid.focus();
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}m');
    await screen.findByRole('row', { name: /RENT COFFEE/ });
    expect([focused(grid), selected()]).toEqual([2, [2]]);
    await user.keyboard('u');
    await waitFor(() => expect(undoCount()).toBe(1));
  });

  test('s splits a row into two that add up to it', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [
      reviewOf(threeRows, { editCount: 1 }),
    ]);
    grid.focus();
    await user.keyboard('{ArrowDown}s');
    const dialog = await screen.findByRole('dialog', { name: 'Split the row' });
    expect(dialog.textContent).toContain('−$450.00 in two parts');
    const first = within(dialog).getByLabelText('First amount');
    const split = within(dialog).getByRole('button', { name: 'Split' });
    await user.click(split);
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Type an amount such as -12.50.');
    await user.type(first, '-400');
    expect(within(dialog).getByRole('status').textContent).toBe('Second amount: −$50.00');
    await user.clear(within(dialog).getByLabelText('Second description'));
    await user.type(within(dialog).getByLabelText('Second description'), 'PARKING');
    await user.click(split);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const parts = [
      { description: 'RENT', amount: '-400' },
      { description: 'PARKING', amount: '-50.00' },
    ];
    expect(edits()).toEqual([{ kind: 'split', row: '0-1', parts }]);
  });

  test('y changes their year, after a year that can be', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [
      reviewOf(threeRows, { editCount: 1 }),
    ]);
    grid.focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}y');
    const dialog = await screen.findByRole('dialog', { name: 'Set the year' });
    expect(dialog.textContent).toContain('For 2 selected rows.');
    const year = within(dialog).getByLabelText<HTMLInputElement>('Year');
    expect(year.value).toBe('2025');
    await user.clear(year);
    await user.type(year, '25{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Type a year such as 2025.');
    expect([year.value, edits().length]).toEqual(['25', 0]);
    await user.clear(year);
    await user.type(year, '2024{Enter}');
    await waitFor(() => expect(edits()).toEqual([{ kind: 'change-year', rows: ['0-0', '0-1'], year: 2024 }]));
  });

  test('Cancel leaves a dialog without a correction', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows));
    grid.focus();
    await user.keyboard('y');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edits()).toEqual([]);
  });

  test('? shows every key', async () => {
    const { user, grid } = await openReview(reviewOf(threeRows));
    grid.focus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getAllByRole('term')).toHaveLength(18);
    expect(dialog.textContent).toContain('Merge the selected rows');
  });
});

describe('undo and redo', () => {
  const changed = reviewOf(withRow(threeRows, 1, { description: 'FLAT', isEdited: true }), { editCount: 1 });
  const undone = reviewOf(threeRows, { redoCount: 1, sequence: 2 });

  test('are not to be had before the first correction', async () => {
    const { user, grid, undoCount, edits } = await openReview(reviewOf(threeRows));
    expect([button('Undo').hasAttribute('disabled'), button('Redo').hasAttribute('disabled')]).toEqual([
      true,
      true,
    ]);
    grid.focus();
    await user.keyboard('ur');
    expect([undoCount(), edits()]).toEqual([0, []]);
  });

  test('u takes the last correction back, and r makes it again', async () => {
    const { user, grid, edits, undoCount, redoCount } = await openReview(reviewOf(threeRows), [
      changed,
      undone,
      changed,
    ]);
    grid.focus();
    await user.keyboard('{ArrowDown}f');
    await screen.findByRole('row', { name: /FLAT/ });
    await user.keyboard('u');
    await screen.findByRole('row', { name: /RENT/ });
    expect(undoCount()).toBe(1);
    expect(button('Undo').hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Control>}y{/Control}');
    await screen.findByRole('row', { name: /FLAT/ });
    expect([edits(), redoCount()]).toEqual([[{ kind: 'flip-sign', rows: ['0-1'] }], 1]);
    expect(button('Redo').hasAttribute('disabled')).toBe(true);
  });

  test('typed faster than the service answers are sent one after another, each with its number', async () => {
    const at = (sequence: number, facts = {}) => reviewOf(threeRows, { sequence, ...facts });
    const { user, grid, api } = await openReview(at(7), [
      at(8, { editCount: 1 }),
      at(9, { redoCount: 1 }),
      at(10, { editCount: 1 }),
      at(11, { editCount: 2 }),
    ]);
    grid.focus();
    await user.keyboard('xurf');
    await waitFor(() => expect(api.steps()).toHaveLength(4));
    expect(api.steps()).toEqual([
      ['PATCH', '8'],
      ['POST', '9'],
      ['POST', '10'],
      ['PATCH', '11'],
    ]);
  });

  test('a refused change drops what was typed after it, and the document is loaded as it is', async () => {
    let answer = (_: Response) => {};
    const { user, grid, api } = await openReview(reviewOf(threeRows), [
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    ]);
    grid.focus();
    await user.keyboard('xf');
    answer(refusal(409, 'edit-conflict', 'This file was changed in another tab.'));
    await screen.findByText('This file was changed in another tab.');
    await waitFor(() => expect(api.to(ROWS)).toHaveLength(2));
    expect(api.steps()).toHaveLength(1);
    expect(row(/PAYROLL/).textContent).toContain('2,500.00');
  });

  test('a change is shown before the service has judged it', async () => {
    let answer = (_: ReviewResponse) => {};
    const { user, grid } = await openReview(reviewOf(threeRows), [
      new Promise<ReviewResponse>((resolve) => {
        answer = resolve;
      }),
    ]);
    grid.focus();
    await user.keyboard('x');
    expect(row(/PAYROLL/).textContent).toContain(', excluded');
    expect(screen.getByText(/Checking your change/)).toBeTruthy();
    answer(reviewOf(withRow(threeRows, 0, { isExcluded: true }), { editCount: 1 }));
    await verdict('Proven after 1 correction');
  });

  test('a refused undo is said, and the correction stays', async () => {
    const { user } = await openReview(changed, [
      refusal(409, 'nothing-to-undo', 'There is nothing to undo.'),
    ]);
    await user.click(button('Undo'));
    await screen.findByText('There is nothing to undo.');
    expect(row(/FLAT/)).toBeTruthy();
  });
});

describe('the focus', () => {
  test('is back on the rows after a toolbar button, so that keys go on working', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [
      reviewOf(threeRows, { editCount: 1 }),
      reviewOf(threeRows, { editCount: 2 }),
    ]);
    await user.click(button('Flip sign'));
    expect(document.activeElement).toBe(grid);
    await user.keyboard('{ArrowDown}f');
    await waitFor(() => expect(edits()).toHaveLength(2));
    expect(edits()[1]).toEqual({ kind: 'flip-sign', rows: ['0-1'] });
  });

  test('nowhere or on another button still moves the rows and takes commands', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [reviewOf(threeRows)]);
    grid.blur();
    await user.keyboard('{ArrowDown}');
    expect(focused(grid)).toBe(2);
    button('Hide page').focus();
    await user.keyboard('x');
    await waitFor(() => expect(edits()).toEqual([{ kind: 'exclude', rows: ['0-1'] }]));
  });

  test('returns to the rows after a dialog', async () => {
    const { user, grid } = await openReview(reviewOf(threeRows));
    grid.focus();
    await user.keyboard('y');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{ArrowDown}');
    expect(focused(grid)).toBe(2);
  });
});

describe('leaving a row that is being edited', () => {
  test('saves what was typed', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [reviewOf(threeRows)]);
    grid.focus();
    await user.keyboard('{Enter}');
    const amount = await screen.findByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '2,600.00');
    await user.click(row(/COFFEE/));
    await waitFor(() =>
      expect(edits()).toEqual([{ kind: 'change-cells', row: '0-0', cells: { amount: '2600.00' } }]),
    );
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  test('asks where it cannot be read, and keeps it', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [reviewOf(threeRows)]);
    grid.focus();
    await user.keyboard('{Enter}');
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
    await user.clear(amount);
    await user.type(amount, '2.600');
    await user.click(row(/COFFEE/));
    expect((await screen.findByRole('alert')).textContent).toBe('Which one do you mean?');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('2.600');
    expect(edits()).toEqual([]);
    await user.click(button('2,600.00'));
    await waitFor(() =>
      expect(edits()).toEqual([{ kind: 'change-cells', row: '0-0', cells: { amount: '2600' } }]),
    );
  });
});

describe('adding rows', () => {
  const added = reviewOf(
    [...threeRows.slice(0, 1), rowOf(9, { id: '0-a1', isAdded: true }), ...threeRows.slice(1)],
    {
      editCount: 1,
    },
  );

  test('a opens a new row below, which is sent with its place', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [added]);
    grid.focus();
    await user.keyboard('a');
    await user.type(await screen.findByLabelText('Description'), 'FEE');
    await user.type(screen.getByLabelText('Date'), '12/17');
    await user.type(screen.getByLabelText('Amount'), '-3,50{Enter}');
    await screen.findByRole('row', { name: /added/ });
    expect(edits()).toEqual([
      {
        ...{ kind: 'add-row', account: 0, after: '0-0' },
        cells: { description: 'FEE', date: '2025-12-17', amount: '-3.50' },
      },
    ]);
    expect(focused(grid)).toBe(2);
  });

  test('A adds above, and Escape adds nothing', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [added]);
    grid.focus();
    await user.keyboard('{Shift>}A{/Shift}');
    await user.type(await screen.findByLabelText('Amount'), '5{Escape}');
    expect(edits()).toEqual([]);
    await user.keyboard('{Shift>}A{/Shift}');
    await user.type(await screen.findByLabelText('Amount'), '5{Enter}');
    await waitFor(() => expect(edits()).toMatchObject([{ after: null, cells: { amount: '5' } }]));
  });

  test('a new row needs its amount', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows));
    grid.focus();
    await user.keyboard('a');
    await user.type(await screen.findByLabelText('Description'), 'FEE{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Type the amount of the new row.');
    expect(edits()).toEqual([]);
  });

  test('d duplicates; only an added row is deleted, one that was read is excluded', async () => {
    const { user, grid, edits } = await openReview(added, [added, added]);
    grid.focus();
    expect(button('Delete').hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Delete}d');
    await user.keyboard('{ArrowDown}');
    await user.click(button('Delete'));
    await waitFor(() =>
      expect(edits()).toEqual([
        { kind: 'duplicate', row: '0-0' },
        { kind: 'delete', rows: ['0-a1'] },
      ]),
    );
  });
});

describe('findings', () => {
  const findings: ReviewFinding[] = [
    finding(2, 'This row has no date.'),
    finding(1, 'The balance does not follow.', { severity: 'error' }),
    finding(1, 'Read from a stain.', { severity: 'info', code: 'repaired' }),
    {
      ...{ id: '00000000000000ff', code: 'pages-reordered', severity: 'info', parameters: {} },
      ...{ message: 'Two pages are blank.', account: 0 },
    },
  ];
  const item = (text: string) => screen.getByText(text).closest('li');

  test('mark their rows by the gravest of them', async () => {
    await openReview(reviewOf(threeRows, { findings }));
    const first = (name: RegExp) => within(row(name)).getAllByRole('gridcell')[0]?.textContent;
    expect([first(/PAYROLL/), first(/RENT/), first(/COFFEE/)]).toEqual(['1', '2, error', '3, to check']);
  });

  test('stand next to the rows, all of them, with the row as the grid numbers it', async () => {
    const { user } = await openReview(reviewOf(threeRows, { findings }));
    screen.getByRole('heading', { name: '2 open findings' });
    expect(item('The balance does not follow.')?.textContent).toContain('(row 2)');
    expect(screen.getByText('2 notes')).toBeTruthy();
    await user.click(row(/RENT/));
    expect(item('The balance does not follow.')?.getAttribute('aria-current')).toBe('true');
    expect(item('This row has no date.')?.getAttribute('aria-current')).toBeNull();
  });

  test('a click on one goes to its row', async () => {
    const { user, grid } = await openReview(reviewOf(threeRows, { findings }));
    await user.click(screen.getByText('This row has no date.'));
    expect([focused(grid), document.activeElement]).toEqual([3, grid]);
  });

  test('n walks through all that are open, on every account and of none, and round the end', async () => {
    const savings = accountOf([rowOf(0, { id: '1-0', description: 'INTEREST' })], { number: '9999' });
    const two = reviewOf([], {
      accounts: [accountOf(threeRows), savings],
      findings: [
        ...findings,
        finding(0, 'Interest looks high.', { account: 1, rowId: '1-0' }),
        {
          ...{ id: '00000000000000fe', code: 'pages-missing', severity: 'warning', parameters: {} },
          ...{ message: 'Page 3 is missing.', page: 2 },
        },
      ],
    });
    const { user, grid } = await openReview(two);
    const active = () => document.querySelector('li[aria-current=true] button')?.textContent;
    grid.focus();
    const walked: (string | undefined)[] = [];
    for (let step = 0; step < 5; step++) {
      await user.keyboard('n');
      walked.push(active()?.replace(/^(Error|Check) | \(.*\)$/g, ''));
    }
    expect(walked).toEqual([
      'Page 3 is missing.',
      'The balance does not follow.',
      'This row has no date.',
      'Interest looks high.',
      'Page 3 is missing.',
    ]);
  });

  test('one is closed by a confirmation with a reason, and opened again', async () => {
    const confirmed = findings.map((one) =>
      one.severity === 'error'
        ? {
            ...one,
            confirmed: {
              ...{ reason: 'I have the receipt.', at: '2026-01-01T12:00:00.000Z' },
              ...{ actorId: 'ann', by: 'Ann Lee' },
            },
          }
        : one,
    );
    const after = reviewOf(threeRows, {
      findings: confirmed,
      editCount: 1,
      proof: proofOf({ confirmedCount: 1 }),
    });
    const { user, edits } = await openReview(reviewOf(threeRows, { findings }), [after, after]);
    await user.click(button('I checked this: The balance does not follow.'));
    const dialog = await screen.findByRole('dialog', { name: 'I checked this, it is right' });
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Say in a few words why it is right.',
    );
    await user.type(within(dialog).getByLabelText('Reason'), 'I have the receipt.{Enter}');
    await screen.findByRole('heading', { name: '1 open finding' });
    const id = findings[1]?.id;
    expect(edits()).toEqual([{ kind: 'confirm', finding: id, reason: 'I have the receipt.' }]);
    expect(screen.getByText(/1 finding confirmed\./)).toBeTruthy();
    expect(screen.getByText(/Confirmed by Ann Lee on Jan 1, 2026 .*: I have the receipt\./)).toBeTruthy();
    await user.click(button('Open it again'));
    await waitFor(() => expect(edits()[1]).toEqual({ kind: 'reopen', finding: id }));
  });

  test('there is no next one where there is none', async () => {
    await openReview(reviewOf(threeRows));
    expect(button('Next finding').hasAttribute('disabled')).toBe(true);
    screen.getByRole('heading', { name: 'No open findings' });
  });
});

describe('columns', () => {
  test('are there where a row has a value: check number, posting date, payee and category', async () => {
    await openReview(reviewOf(threeRows));
    const heads = () => screen.getAllByRole('columnheader').map((one) => one.textContent);
    expect(heads()).toEqual(['No.', 'Date', 'Description', 'Amount', 'Balance']);
    cleanup();
    const full = withRow(threeRows, 0, {
      reference: '1023',
      postDate: '2025-12-17',
      payee: 'Acme',
      category: 'Wages',
    });
    await openReview(reviewOf(full));
    expect(heads()).toEqual([
      ...['No.', 'Date', 'Posting date', 'Check or reference', 'Description', 'Payee', 'Category', 'Amount'],
      'Balance',
    ]);
    expect(row(/PAYROLL/).textContent).toContain('Dec 17, 20251023PAYROLLAcmeWages');
  });

  test('can all be edited', async () => {
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [reviewOf(threeRows)]);
    grid.focus();
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText('Check or reference'), '1023');
    await user.type(screen.getByLabelText('Posting date'), '12/17/25');
    await user.type(screen.getByLabelText('Payee'), 'Acme');
    await user.type(screen.getByLabelText('Category'), 'Wages{Enter}');
    const cells = { postDate: '2025-12-17', reference: '1023', payee: 'Acme', category: 'Wages' };
    await waitFor(() => expect(edits()).toEqual([{ kind: 'change-cells', row: '0-0', cells }]));
  });

  test('show a day whose year is printed nowhere as such', async () => {
    await openReview(reviewOf([rowOf(0, { date: null, monthDay: '12-16' })]));
    expect(row(/ROW 1/).textContent).toContain('Dec 16, no\u00a0year');
  });

  test('a changed balance is marked apart, in its cell and in the proof', async () => {
    const account = accountOf(withRow(threeRows, 0, { changed: ['balance'], isEdited: true }), {
      changed: ['closing'],
    });
    await openReview(
      reviewOf([], {
        accounts: [account],
        editCount: 2,
        proof: proofOf({ correctionCount: 2, changedBalanceCount: 2 }),
      }),
    );
    expect(row(/PAYROLL/).textContent).toContain('3,500.00 (changed by you)');
    await verdict('Proven after 2 corrections');
    expect(screen.getByText(/2 printed balances changed by you/)).toBeTruthy();
    expect(figure('Closing balance on the statement')).toContain('changed by you');
  });

  test('the account number and the currency are corrected too', async () => {
    const { user, edits } = await openReview(reviewOf(threeRows), [reviewOf(threeRows)]);
    await user.click(button(/^Correct: Account/));
    const currency = await screen.findByLabelText('Currency');
    await user.clear(currency);
    await user.type(currency, 'eur{Enter}');
    await waitFor(() => expect(edits()).toEqual([{ kind: 'change-account', account: 0, currency: 'EUR' }]));
  });
});

describe('the proof line', () => {
  test('adds the account up', async () => {
    await openReview(reviewOf(threeRows));
    await verdict('Proven');
    expect(
      [
        ...['Opening balance', 'Money in (1)', 'Money out (2)', 'Calculated closing balance'],
        ...['Closing balance on the statement', 'Difference'],
      ].map((label) => figure(label)),
    ).toEqual(['$1,000.00', '$2,500.00', '−$462.35', '$3,037.65', '$3,037.65', '$0.00']);
  });

  test('of a card subtracts, and without a printed opening has no difference', async () => {
    const card = accountOf(threeRows, { opening: '5000.00', closing: '2962.35' });
    await openReview(reviewOf([], { kind: 'credit_card_statement', accounts: [card] }));
    expect([figure('Calculated closing balance'), figure('Difference')]).toEqual(['$2,962.35', '$0.00']);
  });

  test('shows a dash where nothing is printed', async () => {
    await openReview(
      reviewOf([], { accounts: [accountOf(threeRows, { opening: null, verdict: 'unproven' })] }),
    );
    await verdict('Unproven');
    expect([figure('Opening balance'), figure('Calculated closing balance'), figure('Difference')]).toEqual([
      '–',
      '–',
      '–',
    ]);
  });

  test('has its printed balances corrected, after a figure that can be read', async () => {
    const after = reviewOf([], { accounts: [accountOf(threeRows, { closing: '3047.65' })], editCount: 1 });
    const { user, edits } = await openReview(reviewOf(threeRows), [after]);
    await user.click(button(/^Correct: Closing balance/));
    const input = await screen.findByLabelText<HTMLInputElement>('Balance');
    expect(input.value).toBe('3037.65');
    await user.clear(input);
    await user.type(input, 'much{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Type a balance such as 1250.00.');
    expect([input.value, edits().length]).toEqual(['much', 0]);
    await user.clear(input);
    await user.type(input, '3,047.65{Enter}');
    await waitFor(() => expect(figure('Difference')).toBe('$10.00'));
    expect(edits()).toEqual([{ kind: 'change-balance', account: 0, which: 'closing', value: '3047.65' }]);
  });

  test('loses a balance that is not printed', async () => {
    const { user, edits } = await openReview(reviewOf(threeRows), [reviewOf(threeRows, { editCount: 1 })]);
    await user.click(button(/^Correct: Opening balance/));
    const input = await screen.findByLabelText('Balance');
    await user.clear(input);
    await user.type(input, '{Enter}');
    await waitFor(() =>
      expect(edits()).toEqual([{ kind: 'change-balance', account: 0, which: 'opening', value: null }]),
    );
  });
});

describe('a statement of two accounts', () => {
  test('shows one at a time, names the account of each finding, and corrects the one that is shown', async () => {
    const savings = accountOf([rowOf(0, { id: '1-0', description: 'INTEREST' })], { number: '9999' });
    const two = reviewOf([], {
      accounts: [accountOf(threeRows), savings],
      findings: [finding(0, 'Interest looks high.', { account: 1, rowId: '1-0' })],
    });
    const { user, edits } = await openReview(two, [two]);
    expect(screen.getByText('Interest looks high.').closest('li')?.textContent).toContain('(9999, row 1)');
    await user.click(screen.getByRole('tab', { name: /9999/ }));
    await screen.findByRole('row', { name: /INTEREST/ });
    expect(screen.queryByRole('row', { name: /RENT/ })).toBeNull();
    await user.click(button(/^Correct: Opening balance/));
    const balance = await screen.findByLabelText('Balance');
    await user.clear(balance);
    await user.type(balance, '{Enter}');
    await waitFor(() => expect(edits()).toMatchObject([{ account: 1 }]));
  });
});

describe('a file that cannot be corrected', () => {
  test('says why, and is asked for again', async () => {
    let isUp = false;
    stubApi({
      [ROWS]: () => (isUp ? reviewOf(threeRows) : refusal(503, 'not-ready', 'The service is not ready.')),
    });
    const user = renderInApp(<ReviewPage fileId={FILE_ID} />);
    await screen.findByText('The service is not ready.');
    isUp = true;
    await user.click(button('Try again'));
    await screen.findByRole('grid');
  });
});

describe('an invoice', () => {
  const line = (index: number, cells: Partial<ReviewLine> = {}): ReviewLine => ({
    ...{ id: `0-${index}`, description: 'Bookkeeping', quantity: '3', unitPrice: '120.00', amount: '360.00' },
    ...{ isExcluded: false, isEdited: false, source: { page: 1, box: [0, 0, 1, 1] } },
    ...cells,
  });
  const invoiceOf = (facts: Partial<ReviewInvoice> = {}): ReviewInvoice => ({
    ...{ kind: 'invoice', verdict: 'proven' },
    fields: {
      ...{ number: 'A-1', date: '2026-03-31', dueDate: null, vendor: 'Ledger & Sons', customer: null },
      ...{ subtotal: '360.00', tax: '36.00', total: '396.00', currency: 'USD' },
    },
    lines: [line(0)],
    ...facts,
  });
  async function openInvoice(invoice: ReviewInvoice, facts: Partial<ReviewResponse> = {}) {
    const review = reviewOf([], { kind: 'invoice', accounts: [], invoices: [invoice], ...facts });
    const api = stubApi({ [ROWS]: () => review, [EDIT]: () => review });
    const user = renderInApp(<ReviewPage fileId={FILE_ID} />);
    await screen.findByRole('region', { name: 'Proof of the document' });
    return { user, edits: () => api.to(EDIT).map(({ body }) => body as Edit) };
  }

  test('has its fields, line items and totals, and says what the verdict covers', async () => {
    await openInvoice(invoiceOf());
    expect(screen.getByLabelText<HTMLInputElement>('Vendor').value).toBe('Ledger & Sons');
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('03/31/2026');
    expect(screen.getByLabelText<HTMLInputElement>('Customer').placeholder).toBe('not found');
    expect(screen.getByText(/The verdict covers the money/)).toBeTruthy();
    expect([figure('1 line item'), figure('Calculated total'), figure('Difference')]).toEqual([
      '$360.00',
      '$396.00',
      '$0.00',
    ]);
  });

  test('has its sums checked as they are typed, before anything is sent', async () => {
    const { user, edits } = await openInvoice(invoiceOf());
    const total = screen.getByLabelText('Total');
    await user.clear(total);
    await user.type(total, '400');
    expect(figure('Difference')).toBe('$4.00');
    expect(edits()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(edits()).toEqual([{ kind: 'change-fields', invoice: 0, fields: { total: '400' } }]),
    );
  });

  test('has its lines corrected where they are, and says where quantity × price is not the amount', async () => {
    const { user, edits } = await openInvoice(invoiceOf());
    const quantity = screen.getByLabelText('Quantity of line 1');
    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.tab();
    await waitFor(() =>
      expect(edits()).toEqual([{ kind: 'change-line', row: '0-0', cells: { quantity: '2' } }]),
    );
    cleanup();
    const product = finding(0, 'Quantity × price is not the amount.', {
      ...{ account: undefined, rowId: '0-0', parameters: { reason: 'line-product' } },
    });
    await openInvoice(invoiceOf({ lines: [line(0, { quantity: '2' })] }), { findings: [product] });
    expect(screen.getByText('not quantity × price')).toBeTruthy();
  });

  test('keeps what cannot be read, and asks', async () => {
    const { user, edits } = await openInvoice(invoiceOf());
    const amount = screen.getByLabelText<HTMLInputElement>('Amount of line 1');
    await user.clear(amount);
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('This cannot be empty.');
    await user.type(amount, '1.360');
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('Which one do you mean?');
    expect(edits()).toEqual([]);
    await user.click(button('1,360.00'));
    await waitFor(() => expect(edits()).toMatchObject([{ cells: { amount: '1360' } }]));
  });

  test('marks a field that was read with little confidence, until it is corrected', async () => {
    const fieldSources = { vendor: { confidence: 0.5 }, number: { confidence: 0.99 } };
    await openInvoice(invoiceOf({ fieldSources }));
    expect(screen.getByLabelText('Vendor check this')).toBeTruthy();
    expect(screen.getByLabelText('Number')).toBeTruthy();
    cleanup();
    await openInvoice(invoiceOf({ fieldSources, changed: ['vendor'] }));
    expect(screen.getByLabelText('Vendor (changed by you)')).toBeTruthy();
  });

  test('takes added, duplicated and excluded lines', async () => {
    const { user, edits } = await openInvoice(invoiceOf());
    await user.click(button('Line 1'));
    await user.click(button('Duplicate'));
    await user.click(button('Exclude'));
    await user.click(button('Add row'));
    await user.keyboard('Delivery');
    await user.type(screen.getByLabelText('Quantity of the new line'), '2');
    await user.type(screen.getByLabelText('Unit price of the new line'), '12.50{Enter}');
    await waitFor(() =>
      expect(edits()).toEqual([
        { kind: 'duplicate', row: '0-0' },
        { kind: 'exclude', rows: ['0-0'] },
        {
          ...{ kind: 'add-line', invoice: 0, after: '0-0' },
          cells: { description: 'Delivery', quantity: '2', unitPrice: '12.50', amount: '25.00' },
        },
      ]),
    );
  });

  test('asks for the amount of a new line, and drops the line on Escape', async () => {
    const { user, edits } = await openInvoice(invoiceOf());
    await user.click(button('Add row'));
    await user.keyboard('Delivery{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Type the amount of the line.');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Quantity of the new line')).toBeNull();
    expect(edits()).toEqual([]);
  });

  test('has the field of the next finding under the cursor', async () => {
    const wrong = finding(0, 'Subtotal and tax do not make the total.', {
      ...{ account: undefined, row: undefined, rowId: undefined },
      ...{ code: 'sum-break', severity: 'error', parameters: { of: 'document' } },
    });
    const { user, edits } = await openInvoice(invoiceOf({ verdict: 'contradicted' }), { findings: [wrong] });
    await user.click(button('Next finding'));
    expect(document.activeElement).toBe(screen.getByLabelText('Total'));
    expect(edits()).toEqual([]);
  });

  test('counts a discount, charges and a tax that prices hold already in what the total should be', async () => {
    const { fields } = invoiceOf();
    const sums = { ...fields, discount: '10.00', charges: '5.00', total: '391.00' };
    await openInvoice(invoiceOf({ fields: sums }));
    expect([figure('Calculated total'), figure('Difference')]).toEqual(['$391.00', '$0.00']);
    cleanup();
    await openInvoice(invoiceOf({ fields: { ...fields, total: '360.00' } }));
    expect([figure('Calculated total'), figure('Difference')]).toEqual(['$360.00', '$0.00']);
  });

  test('whose lines are rounded one by one also shows what they add up to before, which is the subtotal', async () => {
    const { fields } = invoiceOf();
    const sums = { ...fields, subtotal: '359.99', total: '395.99' };
    const holds = finding(0, 'Quantity times unit price gives the subtotal.', {
      ...{ account: undefined, row: undefined, rowId: undefined, code: 'check-holds', severity: 'info' },
      parameters: { check: 'unrounded-lines', sum: '359.99' },
    });
    await openInvoice(invoiceOf({ fields: sums }), { findings: [holds] });
    expect([figure('1 line item'), figure('Added up before rounding each line')]).toEqual([
      '$360.00',
      '$359.99',
    ]);
    cleanup();
    await openInvoice(invoiceOf());
    expect(screen.queryByText('Added up before rounding each line')).toBeNull();
  });
});
