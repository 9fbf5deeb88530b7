// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import {
  type ExportAccount,
  type PreflightItem,
  type PreflightResponse,
  type Preset,
  paths,
  pathTo,
} from '@tieout/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import ExportDialog from '../src/features/exporting/export-dialog.tsx';
import { renderInApp } from './support/render-in-app.tsx';
import { accountOf, FILE_ID, proofOf, threeRows } from './support/sample-review.ts';
import { noNetwork, type Routes, refusal, stubApi } from './support/stub-api.ts';

const OTHER_ID = '33333333-3333-4333-8333-333333333333';
const PREFLIGHT = `POST ${paths.exportPreflight}`;
const EXPORT = `POST ${paths.exports}`;

const preset = (id: string, facts: Partial<Preset> = {}): Preset => ({
  ...{ id, format: 'generic', label: `Target ${id}`, hint: `Import ${id}.`, takes: ['bank', 'card'] },
  ...{ extension: 'csv', limits: {}, notices: [], asks: [], isUnverified: false, isIncluded: true },
  ...{ dates: null, writesCurrency: true, decimals: null },
  ...facts,
});
const csv = preset('csv');
const journal = preset('journal', {
  ...{ format: 'qbo', label: 'Journal entries' },
  asks: ['accountNames', 'currency', 'dueDays', 'ownAccounts', 'isTotalOnly', 'accountType', 'region'],
});
const bills = preset('bills', { takes: ['invoice'], label: 'Bills' });
const paid = preset('paid', { label: 'Web Connect', format: 'qbd', isIncluded: false });

const account: ExportAccount = {
  ...{ kind: 'bank', number: '4567', currency: 'USD', verdict: 'proven', rowCount: 1, name: null, notes: [] },
  statements: [{ fileId: FILE_ID, start: '2025-12-15', end: '2026-01-14' }],
};
const item = (level: PreflightItem['level'], message: string, count = 0): PreflightItem => ({
  ...{ level, message, count, code: message, samples: count > 0 ? ['COFFEE, 12.35'] : [] },
});

function openDialog({
  presets = [csv, journal, bills, paid],
  fileIds = [FILE_ID],
  preflight = {},
  routes = {},
}: {
  presets?: readonly Preset[];
  fileIds?: readonly string[];
  /** What the target says, of any request; a function is asked each time. */
  preflight?: Partial<PreflightResponse> | (() => Partial<PreflightResponse>);
  routes?: Routes;
} = {}) {
  const { rows, ...facts } = accountOf(threeRows);
  const extraction = {
    ...{
      schemaVersion: 2,
      outcome: 'read',
      kind: 'bank_statement',
      language: 'en',
      pageCount: 1,
      findings: [],
    },
    accounts: [{ ...facts, transactions: rows }],
  };
  const api = stubApi({
    [`GET ${paths.presets}`]: () => ({ presets }),
    [`GET ${pathTo(paths.file, { fileId: FILE_ID })}`]: () => ({
      ...{ fileId: FILE_ID, originalName: 'january.pdf', status: 'completed', fileSize: 1, pagesDone: 1 },
      ...{ pageCount: 1, createdAt: '2026-01-01T00:00:00.000Z', expiresAt: null, problem: null, extraction },
      ...{ proof: null, extractedData: [], mapping: null },
    }),
    [PREFLIGHT]: ({ body }) => ({
      ...{ presetId: (body as { presetId: string }).presetId, isBlocked: false, items: [], options: {} },
      proof: proofOf(),
      ...{ files: [{ name: 'january.csv', rows: 3 }], accounts: [account] },
      ...(typeof preflight === 'function' ? preflight() : preflight),
    }),
    [EXPORT]: () =>
      new Response('Date,Amount\r\n', {
        headers: { 'content-disposition': 'attachment; filename="january-2026.csv"' },
      }),
    ...routes,
  });
  const onClose = vi.fn();
  const user = renderInApp(<ExportDialog fileIds={fileIds} onClose={onClose} />);
  return {
    ...{ api, user, onClose },
    /** The request of the check asked for last. */
    checked: () => api.to(PREFLIGHT).at(-1)?.body,
    choose: async (label: string) => {
      const target = await screen.findByLabelText('Target');
      await user.selectOptions(target, within(target).getByRole('option', { name: label }));
    },
  };
}

const downloadButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Download' });
const untilReady = () => waitFor(async () => expect((await downloadButton()).disabled).toBe(false));
const report = () => screen.findByRole('region', { name: 'Check before download' });

/** The files the browser is given to save. */
function savedFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.getAttribute('href') ?? '');
    if (blob) saved.push({ name: this.download, blob });
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return saved;
}

describe('the targets', () => {
  test('are those that take this kind of document, by program', async () => {
    openDialog();
    const target = await screen.findByLabelText('Target');
    await waitFor(() => expect(within(target).queryByRole('option', { name: 'Bills' })).toBeNull());
    const groups = within(target).getAllByRole('group');
    const inGroup = (group: HTMLElement) =>
      within(group)
        .queryAllByRole('option')
        .map((option) => option.textContent);
    expect(groups.map((group) => [group.getAttribute('label'), inGroup(group)])).toEqual([
      ['QuickBooks Online', ['Journal entries']],
      ['QuickBooks Desktop', ['Web Connect (Pro and Business)']],
      ['Spreadsheets and other programs', ['Target csv']],
    ]);
  });

  test('say what to do with their file, and whether it is untried', async () => {
    openDialog({ presets: [preset('odd', { hint: 'Open it in Odd.', isUnverified: true })] });
    await screen.findByText('Open it in Odd.');
    expect(screen.getByText(/does not describe the format/)).toBeTruthy();
  });

  test('beyond the plan lead to the plans, are not checked and not downloaded', async () => {
    const { choose, api } = openDialog();
    await untilReady();
    const before = api.to(PREFLIGHT).length;
    await choose('Web Connect (Pro and Business)');
    await screen.findByText(/Web Connect is part of the plans Pro and Business/);
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscribe');
    expect((await downloadButton()).disabled).toBe(true);
    expect(api.to(PREFLIGHT)).toHaveLength(before);
  });

  test('that take nothing of this kind are said to be missing', async () => {
    openDialog({ presets: [bills] });
    await screen.findByText('No target takes this kind of document yet.');
  });

  test('that cannot be loaded are said to be, and asked for again', async () => {
    let isUp = false;
    const { user } = openDialog({
      routes: { [`GET ${paths.presets}`]: () => (isUp ? { presets: [csv] } : noNetwork()) },
    });
    await screen.findByText('The targets could not be loaded');
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await untilReady();
  });
});

describe('the check before the download', () => {
  test('says the accounts, the file and its rows', async () => {
    openDialog();
    const check = await report();
    expect(within(check).getByText('Account 4567')).toBeTruthy();
    expect(within(check).getByText('1 row in USD')).toBeTruthy();
    expect(within(check).getByText('Dec 15, 2025 to Jan 14, 2026')).toBeTruthy();
    expect(within(check).getByText('january.csv').parentElement?.textContent).toBe('january.csv3 rows');
    await untilReady();
  });

  test('that blocks says why, and there is no download', async () => {
    openDialog({
      preflight: { isBlocked: true, items: [item('block', 'An account has no name.', 2)], files: [] },
    });
    const check = await report();
    const alert = within(check).getByRole('alert');
    expect(alert.textContent).toBe('This stops the exportAn account has no name. 2 rowsCOFFEE, 12.35');
    expect((await downloadButton()).disabled).toBe(true);
  });

  test('that only warns or changes something says so, and the download is to be had', async () => {
    openDialog({ preflight: { items: [item('warning', 'No balance.'), item('change', 'Shortened.', 1)] } });
    const check = await report();
    expect(within(check).queryByRole('alert')).toBeNull();
    const under = (title: string) => within(check).getByText(title).nextSibling?.textContent;
    expect(under('Warnings')).toBe('No balance.');
    expect(under('Changed for this format')).toBe('Shortened. 1 rowCOFFEE, 12.35');
    await untilReady();
  });

  test('is asked again for another target, and what it said of the first does not count', async () => {
    let isBlocked = false;
    const { choose, checked } = openDialog({ preflight: () => ({ isBlocked }) });
    await untilReady();
    isBlocked = true;
    await choose('Journal entries');
    expect((await downloadButton()).disabled).toBe(true);
    await waitFor(() => expect(checked()).toMatchObject({ presetId: 'journal' }));
    await report();
    expect((await downloadButton()).disabled).toBe(true);
  });

  test('that fails is said in the words of the server, and there is no download', async () => {
    openDialog({ routes: { [PREFLIGHT]: () => refusal(422, 'export-too-large', 'Choose fewer files.') } });
    expect((await screen.findByRole('alert')).textContent).toBe('Choose fewer files.');
    expect((await downloadButton()).disabled).toBe(true);
  });

  test('says once what overlaps, with its dates as on the rest of the screen and texts of the document left alone', async () => {
    const overlap = { ...item('warning', 'b.pdf begins 2026-01-02, and a.pdf ends 2026-01-14.', 1) };
    const listed = { ...overlap, samples: ['2026-01-08 RENT 2025-12 -3.00'] };
    const between: [string, string] = [FILE_ID, FILE_ID];
    const cut = { ...item('change', 'Shortened.', 1), samples: ['row 1: “2026-01-08” → “2026-01”'] };
    openDialog({
      preflight: { accounts: [{ ...account, notes: [{ ...listed, between }] }], items: [listed, cut] },
    });
    const text = (await report()).textContent ?? '';
    expect(text.split('b.pdf begins Jan 2, 2026, and a.pdf ends Jan 14, 2026.')).toHaveLength(2);
    expect(text).toContain('Jan 8, 2026 RENT 2025-12 −3.00');
    expect(text).toContain('row 1: “2026-01-08” → “2026-01”');
  });

  test('of several files names those in a ZIP', async () => {
    openDialog({
      preflight: {
        files: [
          { name: 'a.csv', rows: 1 },
          { name: 'b.csv', rows: 2 },
        ],
      },
    });
    expect((await report()).textContent).toContain('2 files in a ZIP');
  });
});

describe('the options of a target', () => {
  test('are those it asks for, and none where it asks for nothing', async () => {
    const { choose } = openDialog();
    await choose('Target csv');
    expect(screen.queryByRole('group', { name: 'Export options' })).toBeNull();
    await choose('Journal entries');
    const fields = await screen.findByRole('group', { name: 'Export options' });
    await within(fields).findByLabelText('Name in your books of account 4567');
    for (const label of ['Currency', 'Days until due', 'Your other accounts', 'Account type', 'Dates'])
      expect(within(fields).getByLabelText(label)).toBeTruthy();
  });

  test('go with the check as typed, once nothing was typed for a moment', async () => {
    const { user, checked, api } = openDialog({ presets: [journal] });
    await untilReady();
    const before = api.to(PREFLIGHT).length;
    await user.type(screen.getByLabelText('Name in your books of account 4567'), 'Checking');
    await user.type(screen.getByLabelText('Currency'), 'GBP');
    await user.type(screen.getByLabelText('Days until due'), '30');
    await user.type(screen.getByLabelText('Your other accounts'), 'Savings, Visa');
    await user.click(screen.getByLabelText(/^Write an invoice or receipt as one line/));
    await user.selectOptions(screen.getByLabelText('Account type'), 'SAVINGS');
    await user.selectOptions(screen.getByLabelText('Dates'), 'DD/MM/YYYY');
    const options = {
      ...{ accountNames: ['Checking'], currency: 'GBP', dueDays: 30, ownAccounts: ['Savings', 'Visa'] },
      ...{ isTotalOnly: true, accountType: 'SAVINGS', dateFormat: 'DD/MM/YYYY' },
    };
    await waitFor(() =>
      expect(checked()).toEqual({
        ...{ fileIds: [FILE_ID], presetId: 'journal', options },
        ...{ isMerged: true, isOneAccount: false },
      }),
    );
    // Some thirty keys were pressed.
    expect(api.to(PREFLIGHT).length - before).toBeLessThan(20);
  });

  test('that cannot be understood say so at their field, keep the text, and stop the download', async () => {
    const { user } = openDialog({ presets: [journal] });
    await untilReady();
    const currency = screen.getByLabelText<HTMLInputElement>('Currency');
    await user.type(currency, 'dollars');
    expect((await screen.findByRole('alert')).textContent).toBe('A three-letter currency, such as USD.');
    expect([currency.value, currency.getAttribute('aria-invalid')]).toEqual(['dollars', 'true']);
    expect((await downloadButton()).disabled).toBe(true);
    await user.clear(currency);
    await user.type(currency, 'USD');
    expect(screen.queryByRole('alert')).toBeNull();
    await untilReady();
  });

  test.each([
    ['Days until due', 'soon', 'A whole number of days, such as 30.'],
    ['Closing balance', '1.250,00', 'A plain amount, such as 1250.00.'],
    ['Document date', '31/01/2026', 'A date such as 2026-01-31.'],
  ])('%s "%s" is refused in words that say what to type', async (label, text, message) => {
    const asking = preset('asking', { asks: ['dueDays', 'closingBalance', 'documentDate'] });
    const { user } = openDialog({ presets: [asking] });
    await user.type(await screen.findByLabelText(label), text);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  test('show what is used where nothing is typed', async () => {
    const named = { ...account, name: 'Main checking' };
    openDialog({ presets: [journal], preflight: { accounts: [named], options: { currency: 'EUR' } } });
    const name = await screen.findByPlaceholderText('Main checking');
    expect(name).toBe(screen.getByLabelText('Name in your books of account 4567'));
    expect(screen.getByLabelText('Currency').getAttribute('placeholder')).toBe('EUR');
  });

  test('the bank is one of the list, or a number and a name', async () => {
    const { user, checked } = openDialog({
      presets: [preset('qbo', { asks: ['bank'] })],
      routes: {
        [`GET ${paths.banks}`]: () => ({ banks: [{ bid: '3000', org: 'WF', name: 'Wells Fargo' }] }),
      },
    });
    const bank = await screen.findByLabelText('Bank');
    await user.type(bank, 'Wells');
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a bank of the list');
    await user.clear(bank);
    await user.type(bank, '3000=WF');
    await waitFor(() => expect(checked()).toMatchObject({ options: { bank: { bid: '3000', org: 'WF' } } }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the preview and what comes next', () => {
  test('shows the first lines as they will be, before anything is downloaded', async () => {
    openDialog({ presets: [csv], preflight: { preview: ['Date,Amount', '12/16/2025,2500.00'] } });
    const preview = await screen.findByRole('region', { name: 'Preview of the file' });
    expect(preview.querySelector('pre')?.textContent).toBe('Date,Amount\n12/16/2025,2500.00');
  });

  test('says what to do in the program of the target', async () => {
    openDialog({ presets: [preset('qbo-bank-csv')] });
    const next = await screen.findByRole('region', { name: 'What to do next' });
    expect(within(next).getAllByRole('listitem').length).toBe(3);
  });

  test('starts with the target chosen last', async () => {
    const chosen = openDialog({
      routes: { [`GET ${paths.presets}`]: () => ({ presets: [csv, journal], rememberedId: 'journal' }) },
    });
    await waitFor(() => expect(chosen.checked()).toMatchObject({ presetId: 'journal' }));
  });

  test('asks for the target’s code of each rate and vendor', async () => {
    const { user, checked } = openDialog({
      presets: [preset('xero-bills', { asks: ['taxCodes'] })],
      preflight: { taxRates: [{ vendor: 'Acme', rate: '20', code: null }] },
    });
    await user.type(await screen.findByLabelText('Tax code for 20 %, Acme'), 'INPUT2');
    await waitFor(() =>
      expect(checked()).toMatchObject({
        options: { taxCodes: [{ vendor: 'Acme', rate: '20', code: 'INPUT2' }] },
      }),
    );
  });
});

describe('several files', () => {
  test('are exported as one, as one account or without repeated rows where that is chosen', async () => {
    const { user, checked, api } = openDialog({ presets: [csv], fileIds: [FILE_ID, OTHER_ID] });
    await screen.findByText(/^2 files as one/);
    await user.click(await screen.findByLabelText('Treat all files as one account'));
    await waitFor(() => expect(checked()).toMatchObject({ isOneAccount: true, isMerged: true }));
    await user.selectOptions(screen.getByLabelText('Duplicates'), 'Skip all duplicates');
    await waitFor(() => expect(checked()).toMatchObject({ isOneAccount: true, isRepeatLeftOut: true }));
    await user.selectOptions(screen.getByLabelText('Files'), 'One file for each document');
    await waitFor(() => expect(checked()).toMatchObject({ isMerged: false }));
    await untilReady();
    savedFiles();
    await user.click(await downloadButton());
    await screen.findByText('Saved');
    expect(api.to(EXPORT)[0]?.body).toMatchObject({
      ...{ fileIds: [FILE_ID, OTHER_ID], isOneAccount: true, isRepeatLeftOut: true },
    });
  });

  test('are not asked about where there is one', async () => {
    openDialog({ presets: [csv] });
    await untilReady();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the download', () => {
  test('asks for what was chosen and saves it under the name the server gives', async () => {
    const saved = savedFiles();
    const { user, api } = openDialog({ presets: [journal] });
    await untilReady();
    await user.type(screen.getByLabelText('Currency'), 'GBP');
    await untilReady();
    await user.click(await downloadButton());
    await screen.findByText('Saved');
    expect(screen.getByText('january-2026.csv')).toBeTruthy();
    expect(api.to(EXPORT).map(({ body }) => body)).toEqual([
      {
        ...{ fileIds: [FILE_ID], presetId: 'journal', options: { currency: 'GBP' } },
        ...{ isMerged: true, isOneAccount: false },
      },
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['january-2026.csv']);
    expect(await saved[0]?.blob.text()).toBe('Date,Amount\r\n');
  });

  test('cannot be asked for twice while the file is made', async () => {
    const made = Promise.withResolvers<Response>();
    const { user, api } = openDialog({ routes: { [EXPORT]: () => made.promise } });
    savedFiles();
    await untilReady();
    await user.click(await downloadButton());
    const making = await screen.findByRole<HTMLButtonElement>('button', { name: 'Making the file…' });
    expect(making.disabled).toBe(true);
    expect(api.to(EXPORT)).toHaveLength(1);
    made.resolve(new Response('x'));
    await screen.findByText('Saved');
  });

  test('that fails says why, saves nothing, and can be asked for again', async () => {
    const saved = savedFiles();
    const answers = [refusal(422, 'export-blocked', 'See what blocks it.'), new Response('x')];
    const { user } = openDialog({ routes: { [EXPORT]: () => answers.shift() } });
    await untilReady();
    await user.click(await downloadButton());
    await screen.findByText('The file was not made');
    expect(screen.getByText('See what blocks it.')).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(await downloadButton());
    await screen.findByText('Saved');
    expect(screen.queryByText('The file was not made')).toBeNull();
  });

  test('ends with the dialog', async () => {
    const { user, onClose } = openDialog();
    await untilReady();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('account names that were typed', () => {
  const books = {
    accounts: [
      { name: 'Old', kind: 'bank', number: '4567' },
      { name: 'Visa', kind: 'card', number: '1' },
    ],
  };
  const signedIn = {
    user: {
      ...{ id: 'u', email: 'ann@example.com', name: 'Ann', planType: 'pro', quotaUsed: 0, quotaLimit: 100 },
      ...{ quotaResetsAt: '2026-02-01T00:00:00.000Z', emailVerified: true, role: 'user' },
    },
  };

  test('are remembered for the account that printed its number, the others kept', async () => {
    localStorage.setItem('auth_token', 'token');
    savedFiles();
    const { user, api } = openDialog({
      presets: [journal],
      routes: {
        [`GET ${paths.profile}`]: () => signedIn,
        [`GET ${paths.userBooks}`]: () => books,
        [`PUT ${paths.userBooks}`]: ({ body }) => body,
      },
    });
    await untilReady();
    await user.type(screen.getByLabelText('Name in your books of account 4567'), 'Checking');
    await untilReady();
    await user.click(await downloadButton());
    await user.click(await screen.findByRole('button', { name: 'Remember these account names' }));
    await screen.findByText('These names are remembered for the next time.');
    expect(api.to(`PUT ${paths.userBooks}`)[0]?.body).toMatchObject({
      accounts: [
        { name: 'Visa', kind: 'card', number: '1' },
        { name: 'Checking', kind: 'bank', number: '4567' },
      ],
    });
  });

  test('are not, of visitors', async () => {
    savedFiles();
    const { user } = openDialog({ presets: [journal] });
    await untilReady();
    await user.type(screen.getByLabelText('Name in your books of account 4567'), 'Checking');
    await untilReady();
    await user.click(await downloadButton());
    await screen.findByText('Saved');
    expect(screen.queryByRole('button', { name: 'Remember these account names' })).toBeNull();
  });
});
