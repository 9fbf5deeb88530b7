// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { Edit, ReviewFinding, ReviewResponse } from '@tieout/contract';
import { describe, expect, test } from 'vitest';
import ReviewPage from '../src/features/review/review-page.tsx';
import { renderInApp } from './support/render-in-app.tsx';
import { accountOf, FILE_ID, reviewOf, rowOf, threeRows, withRow } from './support/sample-review.ts';
import { pathOf, refusal, stubApi } from './support/stub-api.ts';

const ROWS = `GET ${pathOf('fileRows', FILE_ID)}`;
const EDIT = `PATCH ${pathOf('fileRows', FILE_ID)}`;
const UNDO = `POST ${pathOf('fileRowsUndo', FILE_ID)}`;

/** Opens the review; each edit and each undo is answered by the next of `answers`. */
async function openReview(review: ReviewResponse, answers: readonly (ReviewResponse | Response)[] = []) {
  const queue = [...answers];
  const next = () => queue.shift() ?? refusal(500, 'internal-error', 'no answer is left');
  const api = stubApi({ [ROWS]: () => review, [EDIT]: next, [UNDO]: next });
  const user = renderInApp(<ReviewPage fileId={FILE_ID} />);
  const grid = await screen.findByRole('grid', { name: 'Transactions' });
  await within(grid).findAllByText(/\S/);
  const edits = () => api.to(EDIT).map(({ body }) => body as Edit);
  return { user, grid, edits, undoCount: () => api.to(UNDO).length };
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
const finding = (row: number, message: string, facts: Partial<ReviewFinding> = {}): ReviewFinding => ({
  id: '0123456789abcdef',
  code: 'date-doubtful',
  severity: 'warning',
  parameters: { reason: 'missing' },
  message,
  row,
  account: 0,
  ...facts,
});

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
    expect(cells.map((cell) => cell.textContent)).toEqual(['2', '2025-12-18', 'RENT', '−450.00', '3,050.00']);
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
    ['Amount', '12,50', 'Type an amount such as -12.50.'],
    ['Amount', '1.234,50', 'Type an amount such as -12.50.'],
    ['Balance', 'much', 'Type a balance such as 1,250.00.'],
    ['Balance', '3050,00', 'Type a balance such as 1,250.00.'],
  ])('%s "%s" is refused at its cell, keeps the text, and sends nothing', async (name, text, message) => {
    const { user, input, type, edits } = await editing();
    await type(name, text);
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(input(name).getAttribute('aria-invalid')).toBe('true');
    expect(input(name).value).toBe(text);
    expect(edits()).toEqual([]);
  });

  test('a date that the browser cannot read is refused, and the date of the row is kept', async () => {
    const { user, input, edits } = await editing();
    // What a browser does of a 30 February: the text stays in the field, and its value is empty.
    await user.clear(input('Date'));
    Object.defineProperty(input('Date'), 'validity', { value: { badInput: true } });
    await user.click(input('Amount'));
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Type a date that exists.');
    expect(input('Date').getAttribute('aria-invalid')).toBe('true');
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
    expect([figure(/^Out/), figure('Difference')]).toEqual(['−462.35', '0.00']);
    grid.focus();
    await user.keyboard('{ArrowDown}x');
    await verdict('Contradicted');
    expect(edits()).toEqual([{ kind: 'exclude', rows: ['0-1'] }]);
    expect([figure('Out (1)'), figure('Makes'), figure('Difference')]).toEqual([
      '−12.35',
      '3,487.65',
      '−450.00',
    ]);
    expect(row(/RENT/).textContent).toContain(', excluded');
    await user.click(button('Include'));
    await verdict('Proven');
    expect(edits()[1]).toEqual({ kind: 'include', rows: ['0-1'] });
    expect(figure('Out (2)')).toBe('−462.35');
  });

  test('f flips the sign of all of them', async () => {
    const flipped = accountOf(withRow(threeRows, 1, { amount: '450.00' }), { verdict: 'contradicted' });
    const { user, grid, edits } = await openReview(reviewOf(threeRows), [
      reviewOf([], { accounts: [flipped], editCount: 1 }),
    ]);
    grid.focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}f');
    await waitFor(() => expect(figure('In (2)')).toBe('2,950.00'));
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
    expect(dialog.textContent).toContain('−450.00 in two parts');
    const first = within(dialog).getByLabelText('First amount');
    const split = within(dialog).getByRole('button', { name: 'Split' });
    await user.click(split);
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Type an amount such as -12.50.');
    await user.type(first, '-400');
    expect(within(dialog).getByRole('status').textContent).toBe('Second amount: −50.00');
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
    const dialog = await screen.findByRole('dialog', { name: 'Change the year' });
    expect(dialog.textContent).toContain('Of 2 selected rows.');
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
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(dialog).getAllByRole('term')).toHaveLength(12);
    expect(dialog.textContent).toContain('Merge the selected rows');
  });
});

describe('undo and redo', () => {
  const changed = reviewOf(withRow(threeRows, 1, { description: 'FLAT', isEdited: true }), { editCount: 1 });

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

  test('u takes the last correction back, and r makes the same one again', async () => {
    const { user, grid, edits, undoCount } = await openReview(reviewOf(threeRows), [
      changed,
      reviewOf(threeRows),
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
    expect(edits()).toEqual([
      { kind: 'flip-sign', rows: ['0-1'] },
      { kind: 'flip-sign', rows: ['0-1'] },
    ]);
    expect(button('Redo').hasAttribute('disabled')).toBe(true);
  });

  test('Ctrl+Z takes back a correction of an earlier visit, which cannot be made again from here', async () => {
    const { user, grid, undoCount } = await openReview(changed, [reviewOf(threeRows)]);
    grid.focus();
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByRole('row', { name: /RENT/ });
    expect(undoCount()).toBe(1);
    expect(button('Redo').hasAttribute('disabled')).toBe(true);
  });

  test('a new correction ends what could be made again', async () => {
    const { user, grid } = await openReview(reviewOf(threeRows), [changed, reviewOf(threeRows), changed]);
    grid.focus();
    await user.keyboard('f');
    await screen.findByRole('row', { name: /FLAT/ });
    await user.keyboard('u');
    await screen.findByRole('row', { name: /RENT/ });
    expect(button('Redo').hasAttribute('disabled')).toBe(false);
    await user.keyboard('x');
    await screen.findByRole('row', { name: /FLAT/ });
    expect(button('Redo').hasAttribute('disabled')).toBe(true);
  });

  test('a refused undo is said, and the correction stays', async () => {
    const { user } = await openReview(changed, [
      refusal(409, 'nothing-to-undo', 'There is no edit left to undo.'),
    ]);
    await user.click(button('Undo'));
    await screen.findByText('There is no edit left to undo.');
    expect(row(/FLAT/)).toBeTruthy();
  });
});

describe('findings', () => {
  const findings: ReviewFinding[] = [
    finding(2, 'This row has no date.'),
    finding(1, 'The balance does not follow.', { severity: 'error' }),
    finding(1, 'Read from a stain.', { severity: 'info', code: 'repaired' }),
    {
      ...{ id: 'fedcba9876543210', code: 'pages-reordered', severity: 'info', parameters: {} },
      ...{ message: 'Two pages are blank.', account: 0 },
    },
  ];

  test('mark their rows by the gravest of them', async () => {
    await openReview(reviewOf(threeRows, { findings }));
    const first = (name: RegExp) => within(row(name)).getAllByRole('gridcell')[0]?.textContent;
    expect([first(/PAYROLL/), first(/RENT/), first(/COFFEE/)]).toEqual(['1', '2, error', '3, to check']);
  });

  test('are said of the focused row, and those of the whole account where it has none', async () => {
    const { user } = await openReview(reviewOf(threeRows, { findings }));
    await screen.findByText('Two pages are blank.');
    await user.click(row(/RENT/));
    await screen.findByText('The balance does not follow.');
    expect(screen.getByText('Read from a stain.')).toBeTruthy();
    expect(screen.queryByText('Two pages are blank.')).toBeNull();
    expect(screen.queryByText('This row has no date.')).toBeNull();
  });

  test('n goes to the next row with one, and from the last to the first', async () => {
    const { user, grid } = await openReview(reviewOf(threeRows, { findings }));
    grid.focus();
    await user.keyboard('n');
    expect(focused(grid)).toBe(2);
    await user.keyboard('n');
    expect(focused(grid)).toBe(3);
    await user.click(button('Next finding'));
    expect([focused(grid), selected()]).toEqual([2, [2]]);
  });

  test('there is no next one where there is none', async () => {
    await openReview(reviewOf(threeRows));
    expect(button('Next finding').hasAttribute('disabled')).toBe(true);
  });
});

describe('the proof line', () => {
  test('adds the account up', async () => {
    await openReview(reviewOf(threeRows));
    await verdict('Proven');
    expect(
      ['Opening', 'In (1)', 'Out (2)', 'Makes', 'Closing', 'Difference'].map((label) => figure(label)),
    ).toEqual([...['1,000.00', '2,500.00', '−462.35', '3,037.65', '3,037.65', '0.00']]);
  });

  test('of a card subtracts, and without a printed opening has no difference', async () => {
    const card = accountOf(threeRows, { opening: '5000.00', closing: '2962.35' });
    await openReview(reviewOf([], { kind: 'credit_card_statement', accounts: [card] }));
    expect([figure('Makes'), figure('Difference')]).toEqual(['2,962.35', '0.00']);
  });

  test('shows a dash where nothing is printed', async () => {
    await openReview(
      reviewOf([], { accounts: [accountOf(threeRows, { opening: null, verdict: 'unproven' })] }),
    );
    await verdict('Unproven');
    expect([figure('Opening'), figure('Makes'), figure('Difference')]).toEqual(['–', '–', '–']);
  });

  test('has its printed balances corrected, after a figure that can be read', async () => {
    const after = reviewOf([], { accounts: [accountOf(threeRows, { closing: '3047.65' })], editCount: 1 });
    const { user, edits } = await openReview(reviewOf(threeRows), [after]);
    await user.click(button(/^Correct the Closing balance/));
    const input = await screen.findByLabelText<HTMLInputElement>('Balance');
    expect(input.value).toBe('3037.65');
    await user.clear(input);
    await user.type(input, '3047,65{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Type a balance such as 1,250.00.');
    expect([input.value, edits().length]).toEqual(['3047,65', 0]);
    await user.clear(input);
    await user.type(input, '3,047.65{Enter}');
    await waitFor(() => expect(figure('Difference')).toBe('10.00'));
    expect(edits()).toEqual([{ kind: 'change-balance', account: 0, which: 'closing', value: '3047.65' }]);
  });

  test('loses a balance that is not printed', async () => {
    const { user, edits } = await openReview(reviewOf(threeRows), [reviewOf(threeRows, { editCount: 1 })]);
    await user.click(button(/^Correct the Opening balance/));
    const input = await screen.findByLabelText('Balance');
    await user.clear(input);
    await user.type(input, '{Enter}');
    await waitFor(() =>
      expect(edits()).toEqual([{ kind: 'change-balance', account: 0, which: 'opening', value: null }]),
    );
  });
});

describe('a statement of two accounts', () => {
  test('shows one at a time, each with its own findings, and corrects the one that is shown', async () => {
    const savings = accountOf([rowOf(0, { id: '1-0', description: 'INTEREST' })], { number: '9999' });
    const two = reviewOf([], {
      accounts: [accountOf(threeRows), savings],
      findings: [finding(0, 'Interest looks high.', { account: 1 })],
    });
    const { user, edits } = await openReview(two, [two]);
    expect(screen.queryByText('Interest looks high.')).toBeNull();
    await user.click(screen.getByRole('tab', { name: /9999/ }));
    await screen.findByText('Interest looks high.');
    expect(screen.queryByRole('row', { name: /RENT/ })).toBeNull();
    await user.click(button(/^Correct the Opening balance/));
    await user.type(await screen.findByLabelText('Balance'), '{Enter}');
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

  test('an invoice is shown with its lines to look at, and nothing to edit', async () => {
    const line = {
      ...{ description: 'Bookkeeping', quantity: '3', unitPrice: '120.00', amount: '360.00' },
      source: { page: 1, box: [0, 0, 1, 1] },
    };
    const fields = {
      number: 'A-1',
      date: '2026-03-31',
      dueDate: null,
      vendor: 'Ledger & Sons',
      customer: null,
    };
    const invoice = {
      ...{
        schemaVersion: 2,
        outcome: 'read',
        language: 'en',
        pageCount: 1,
        findings: [],
        kind: 'invoice',
        verdict: 'proven',
      },
      fields: { ...fields, subtotal: '360.00', tax: null, total: '360.00', currency: 'USD' },
      lines: [line],
    };
    const detail = {
      ...{
        fileId: FILE_ID,
        originalName: 'invoice.pdf',
        status: 'completed',
        fileSize: 1,
        pagesDone: 1,
        pageCount: 1,
      },
      ...{
        createdAt: '2026-01-01T00:00:00.000Z',
        expiresAt: null,
        problem: null,
        proof: null,
        extractedData: [],
        mapping: null,
      },
      extraction: invoice,
    };
    stubApi({
      [ROWS]: () => refusal(422, 'edit-refused', 'Only statements have rows to correct.'),
      [`GET ${pathOf('file', FILE_ID)}`]: () => detail,
    });
    const user = renderInApp(<ReviewPage fileId={FILE_ID} />);
    const lines = await screen.findByRole('list', { name: 'Lines' });
    expect(lines.textContent).toContain('360.00');
    expect(screen.getByText('Ledger & Sons')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('toolbar')).toBeNull();
    await user.dblClick(within(lines).getByRole('button', { name: /Bookkeeping/ }));
    expect(within(lines).getByRole('button', { pressed: true }).textContent).toContain('Bookkeeping');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
