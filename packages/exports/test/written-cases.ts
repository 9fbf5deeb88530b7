import { unzipSync } from 'fflate';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import {
  type DocumentLine,
  type DocumentSource,
  type ExportOptions,
  type ExportSource,
  exportSource,
  findPreset,
  type Movement,
  presets,
  type StatementSource,
  sourceOfExtraction,
} from '../src/index.ts';
import { bill, invoices, sourceOf, sourceOfDocuments } from './example-source.ts';
import { written } from './written-text.ts';

/** An export whose whole text is kept in the folder "written". */
export type WrittenCase = {
  readonly name: string;
  readonly preset: string;
  readonly source: ExportSource;
  readonly options: Partial<ExportOptions>;
};

function row(date: string, description: string, amountMinor: number, more: Partial<Movement> = {}): Movement {
  return {
    date,
    postDate: null,
    description,
    amountMinor,
    balanceMinor: null,
    reference: null,
    payee: null,
    category: null,
    source: { page: 2, box: [40, 300.25, 570, 312] },
    ...more,
  };
}

const NOW = new Date('2026-01-15T12:00:00Z');

const bank: StatementSource = {
  kind: 'bank',
  number: '00-0123 4567',
  currency: 'USD',
  digits: 2,
  period: { start: '2025-12-15', end: '2026-01-14' },
  openingMinor: 100_000,
  closingMinor: 297_766,
  verdict: 'proven',
  movements: [
    row('2025-12-16', 'ACME PAYROLL “café” 1 < 2 & 3', 250_000, {
      postDate: '2025-12-17',
      balanceMinor: 350_000,
      reference: 'PAY-77',
      payee: 'Acme, Inc.',
      category: 'Salary',
    }),
    row('2025-12-18', 'CHECK 1041', -45_000, { balanceMinor: 305_000, reference: '1041' }),
    row('2025-12-31', '=SUM(A1:A9)', -1_235, { balanceMinor: 303_766, category: 'Office', source: null }),
    row('2026-01-02', 'MEMO ONLY', 0),
    row('2026-01-05', '12345', 1, { payee: 'Penny "P" Lane' }),
    row(
      '2026-01-12',
      'LINE\tONE\nTWO, with a comma and more words than a name of thirty-two letters holds',
      -6_000,
      {
        category: 'Visa 9876',
        reference: 'REFERENCE-TOO-LONG',
      },
    ),
  ],
};

const card: StatementSource = {
  kind: 'card',
  number: '4111XXXX9876',
  currency: 'USD',
  digits: 2,
  period: null,
  openingMinor: -10_000,
  closingMinor: -6_411,
  verdict: 'unproven',
  movements: [
    row('2026-01-10', 'PAYMENT THANK YOU', 10_000, { balanceMinor: 6_411, category: 'Checking' }),
    row('2026-01-09', 'FUELMART 204', -6_410, { balanceMinor: 16_411 }),
    row('2026-01-08', 'FUELMART 204', -1, { balanceMinor: 10_001, payee: 'Fuelmart' }),
  ],
};

const yen: StatementSource = {
  kind: 'bank',
  number: null,
  currency: null,
  digits: 0,
  period: { start: '2026-01-01', end: '2026-01-31' },
  openingMinor: -500,
  closingMinor: null,
  verdict: 'contradicted',
  movements: [
    row('2026-01-08', 'SUICA', -1_200),
    row('2026-01-09', 'KYUYO :8A- x', 3_000, { reference: '0007' }),
  ],
};

/** A row with what a target may take for its own marks, and its category. */
type Awkward = readonly [date: string, description: string, amountMinor: number, more?: Partial<Movement>];

function account(more: Partial<StatementSource>, rows: readonly Awkward[]): StatementSource {
  const movements = rows.map((one) => row(...one));
  const openingMinor = more.openingMinor ?? 0;
  const closingMinor = movements.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor);
  return { ...bank, number: null, openingMinor, closingMinor, ...more, movements };
}

/** Rows out of order and outside the printed period, words of marks alone, references and categories of every kind. */
const awkward = account(
  { number: `9${'7'.repeat(35)}AB-12`, currency: 'EUR', period: { start: '2026-03-30', end: '2026-04-02' } },
  [
    ['2026-04-03', '***', 1, { category: 'Assets:Loan', reference: ',/' }],
    ['2026-03-31', '; a | b \\ "c"', -1, { payee: '(!)', category: 'rent; (office)  [x] "A"~=@ !*|' }],
    ['2026-04-01', 'CHECK', -2, { category: 'My assets:x' }],
    ['2026-03-29', '', 5, { payee: 'Payee;|only', reference: '!;ref', category: 'Liabilities' }],
    ['2026-04-01', '/a/b,c/', -7, { reference: 'PO/1,2/', category: 'ʰa1::-:b c' }],
    [
      '2026-04-02',
      'x'.repeat(250),
      11,
      { reference: `${'R'.repeat(36)}Ä/`, category: 'Expenses:Travel: rail ' },
    ],
    ['2026-03-30', '/', 0, { category: 'Equity:Draw', reference: `12${'3'.repeat(36)}` }],
    ['2026-03-30', 'Income', 13, { category: 'Income:Fees' }],
    ['2026-03-30', 'lower', -17, { category: 'expenses:lower' }],
    ['2026-03-30', 'dashes', -19, { category: '---' }],
    ['2026-03-30', 'food', -37, { category: 'food;drink' }],
    ['2026-03-30', 'sales', 23, { category: 'Revenue:Sales' }],
    ['2026-03-30', 'loan', -29, { category: 'Liabilities:Loan' }],
    ['2026-03-30', 'unknown', -31],
  ],
);

/** A card of no name in the books, with money back, a payment whose payer is unknown and one whose payer is given. */
const unnamedCard = account({ kind: 'card', number: '4111XXXX9876', openingMinor: -100, period: null }, [
  ['2026-04-02', 'FUELMART REFUND', 50],
  ['2026-04-01', 'PAYMENT THANK YOU', 70],
  ['2026-04-01', 'AUTOPAY', 30, { category: 'Checking' }],
  ['2026-03-31', '', 0, { payee: '' }],
  ['2026-03-31', '', -10, { payee: '' }],
]);

/** Without a number, and with a closing balance that its rows do not make. */
const open = { ...account({ openingMinor: 10 }, [['2026-03-31', 'PEN', -3]]), closingMinor: 8 };

const line = (description: string, amountMinor: number, more: Partial<DocumentLine> = {}): DocumentLine => ({
  description,
  quantity: null,
  unitPrice: null,
  amountMinor,
  item: null,
  category: null,
  serviceDate: null,
  source: { page: 1, box: [1, 2, 3, 4] },
  ...more,
});

const [first] = bill.documents;
if (first === undefined) throw new Error('the example has no bill');

const billed: DocumentSource = {
  ...first,
  kind: 'receipt',
  fields: {
    ...first.fields,
    vendor: 'Paper:works "Ltd"',
    customer: 'Birch Cafe',
    subtotal: '64.80',
    tax: '6.48',
    total: '61.28',
  },
  taxMinor: 648,
  totalMinor: 6_128,
  memo: 'PO 77',
  lines: [
    line('A4 paper', 6_480, { quantity: '2', unitPrice: '32.40', category: 'Office' }),
    line('Discount', -1_000, {
      quantity: '1',
      unitPrice: '-9.99',
      item: 'Rebate',
      serviceDate: '2026-01-03',
    }),
    line('Nothing', 0),
  ],
};

const bare: DocumentSource = {
  ...first,
  fields: {
    ...first.fields,
    number: null,
    date: null,
    dueDate: null,
    vendor: null,
    customer: null,
    currency: null,
  },
  totalMinor: 100,
  taxMinor: null,
  lines: [line('Pen', 100)],
};

const given: Partial<ExportOptions> = {
  accountNames: ['Checking', 'Visa 9876'],
  ownAccounts: ['Visa 9876', 'Checking'],
};

const chosen: Partial<ExportOptions> = {
  ...given,
  region: 'GB',
  expenseAccount: 'Ask my accountant',
  incomeAccount: 'Other income',
  payableAccount: 'Creditors',
  idPrefix: 'AB-1',
  bank: { bid: '2430', org: 'B1 <&>', name: 'Chase' } as NonNullable<ExportOptions['bank']>,
  accountType: 'SAVINGS',
  routingNumber: '021000021',
  accountId: 'JP-99',
  currency: 'JPY',
  closingBalance: '1300',
  documentNumber: 'R-9',
  documentDate: '2026-01-05',
  vendor: ' Given & Co ',
  customer: 'Given customer',
  dueDays: 30,
};

/** A credit note of a vendor. */
const credit: DocumentSource = {
  ...first,
  fields: { ...first.fields, number: 'CN-1', total: '-10.00' },
  totalMinor: -1_000,
  taxMinor: null,
  lines: [line('Returned paper', -1_000)],
};

/** The awkward rows with codes of the books as categories. */
const coded = (statement: StatementSource, code: string): StatementSource => ({
  ...statement,
  movements: [...statement.movements].map((movement) => ({
    ...movement,
    category: movement.category && code,
  })),
});

const datevGiven: Partial<ExportOptions> = {
  accountNames: ['1200'],
  expenseAccount: '4980',
  incomeAccount: '8400',
  advisorNumber: '29098',
  clientNumber: '55003',
};
const myobGiven: Partial<ExportOptions> = {
  accountNames: ['1-1110'],
  expenseAccount: '6-1100',
  incomeAccount: '4-1000',
};
const xeroGiven: Partial<ExportOptions> = {
  ...chosen,
  isTotalOnly: undefined,
  taxCodes: [
    { vendor: null, rate: '0', code: 'NONE' },
    { vendor: null, rate: null, code: 'TAX001' },
    { vendor: 'paperworks ltd', rate: null, code: 'INPUT2' },
  ],
};

const extraction = {
  schemaVersion: 2 as const,
  outcome: 'read' as const,
  kind: 'bank_statement' as const,
  language: 'en',
  pageCount: 1,
  findings: [],
  accounts: [
    {
      number: '1234',
      currency: 'USD',
      period: null,
      opening: '1.00',
      closing: '0.50',
      verdict: 'proven' as const,
      transactions: [
        {
          date: '2026-01-08',
          postDate: null,
          description: 'PEN',
          amount: '-0.50',
          balance: '0.50',
          reference: null,
          confidence: 1,
          source: { page: 1, box: [0, 0, 1, 1] as [number, number, number, number] },
        },
      ],
    },
  ],
};
const read = sourceOfExtraction(extraction);
if (read === null) throw new Error('the example is a reading');

const STATEMENT_PRESETS = [
  'qbo-bank-csv',
  'qbo-bank-csv-4',
  'qbo-web-connect',
  'qbd-web-connect',
  'qbo-journal',
  'qbd-iif',
  'qbd-batch-paste',
  'extended-csv',
  'xero-csv',
  'ynab-csv',
  'wave-csv',
  'zoho-csv',
  'sage-csv',
  'ofx',
  'qif',
  'xlsx',
  'freshbooks-csv',
  'freeagent-csv',
  'quicken-qfx',
  'beancount',
  'hledger',
  'ledger',
  'tally-xml',
  'json-lines',
];

const both = sourceOf(bank, card);

export const WRITTEN_CASES: readonly WrittenCase[] = [
  ...STATEMENT_PRESETS.flatMap((preset): WrittenCase[] => [
    { name: preset, preset, source: both, options: given },
    {
      name: `${preset}-chosen`,
      preset,
      source: sourceOf(card, bank),
      options: { ...chosen, accountNames: ['Visa 9876', 'Checking'] },
    },
    { name: `${preset}-yen`, preset, source: sourceOf(yen), options: chosen },
  ]),
  ...['camt053', 'camt053-08', 'mt940', 'bai2'].flatMap((preset): WrittenCase[] => [
    { name: preset, preset, source: sourceOf({ ...bank, closingMinor: 297_766 }), options: {} },
    {
      name: `${preset}-chosen`,
      preset,
      source: sourceOf({ ...card, closingMinor: -6_411 }),
      options: chosen,
    },
    { name: `${preset}-yen`, preset, source: sourceOf({ ...yen, closingMinor: 1_300 }), options: chosen },
  ]),
  ...['camt053', 'mt940'].map(
    (preset): WrittenCase => ({
      name: `${preset}-long`,
      preset,
      source: sourceOf({
        ...yen,
        closingMinor: -509,
        movements: [3, 2, 1, 2, 1].map((amount, at) =>
          row('2026-01-08', `${'x'.repeat(64)}:${'y'.repeat(63)}-${'z'.repeat(300)}${at}`, -amount),
        ),
      }),
      options: { ...chosen, idPrefix: 'A-LONG-PREFIX-OF-MORE-THAN-THIRTY-THREE-LETTERS' },
    }),
  ),
  { name: 'qbo-web-connect-dollars', preset: 'qbo-web-connect', source: sourceOf(bank), options: {} },
  {
    name: 'qbo-journal-documents-yen',
    preset: 'qbo-journal',
    source: sourceOfDocuments({ ...first, digits: 0 }),
    options: {},
  },
  {
    name: 'qbo-bills-yen',
    preset: 'qbo-bills',
    source: sourceOfDocuments({ ...first, digits: 0 }),
    options: {},
  },
  {
    name: 'xlsx-documents-yen',
    preset: 'xlsx',
    source: sourceOfDocuments({ ...first, digits: 0 }),
    options: {},
  },
  ...['datev', 'myob-transactions'].map(
    (preset): WrittenCase => ({
      name: preset,
      preset,
      source: sourceOf(coded(bank, preset === 'datev' ? '4930' : '6-8490')),
      options: preset === 'datev' ? datevGiven : myobGiven,
    }),
  ),
  {
    name: 'datev-awkward',
    preset: 'datev',
    source: sourceOf(coded(awkward, '4930'), coded(unnamedCard, '1360')),
    options: {
      ...datevGiven,
      advisorNumber: undefined,
      clientNumber: undefined,
      accountNames: ['123456789', '173'],
      fiscalYearStart: '04-01',
      paymentAccount: '1361',
    },
  },
  {
    name: 'myob-transactions-awkward',
    preset: 'myob-transactions',
    source: sourceOf(coded(awkward, '6-8490'), coded(unnamedCard, '1-1360')),
    options: { ...myobGiven, accountNames: ['1-1110', '21110'], paymentAccount: '1 1110' },
  },
  {
    name: 'bai2-awkward',
    preset: 'bai2',
    source: sourceOf({ ...awkward, digits: 3 }, { ...unnamedCard, number: '--' }),
    options: {},
  },
  {
    name: 'tally-xml-awkward',
    preset: 'tally-xml',
    source: sourceOf(awkward, unnamedCard),
    options: { accountNames: ['Bank <1> & more', 'Card'], ownAccounts: ['Checking'] },
  },
  ...['beancount', 'hledger', 'ledger'].flatMap((preset): WrittenCase[] => [
    { name: `${preset}-awkward`, preset, source: sourceOf(awkward, open, unnamedCard), options: {} },
    {
      name: `${preset}-named`,
      preset,
      source: sourceOf({ ...open, openingMinor: null }),
      options: { accountNames: [' Assets:Bank:Giro '] },
    },
  ]),
  { name: 'json-lines-awkward', preset: 'json-lines', source: sourceOf(awkward, unnamedCard), options: {} },
  { name: 'qif-awkward', preset: 'qif', source: sourceOf(awkward, unnamedCard), options: {} },
  ...['camt053', 'mt940'].map(
    (preset): WrittenCase => ({
      name: `${preset}-awkward`,
      preset,
      source: sourceOf({
        ...awkward,
        movements: [...awkward.movements].map((movement) => ({ ...movement, payee: 'Other side' })),
      }),
      options: {},
    }),
  ),
  { name: 'parquet', preset: 'parquet', source: sourceOf(bank, unnamedCard), options: {} },
  { name: 'parquet-documents', preset: 'parquet', source: sourceOfDocuments(billed, bare), options: {} },
  ...['xero-bills', 'xero-sales'].flatMap((preset): WrittenCase[] => [
    { name: preset, preset, source: sourceOfDocuments(billed, ...invoices.documents), options: xeroGiven },
  ]),
  { name: 'qbd-iif-bills', preset: 'qbd-iif', source: sourceOfDocuments(billed, credit), options: chosen },
  {
    name: 'json-lines-documents',
    preset: 'json-lines',
    source: sourceOfDocuments(billed, bare),
    options: {},
  },
  { name: 'json', preset: 'json', source: read, options: {} },
  { name: 'qbo-invoices', preset: 'qbo-invoices', source: invoices, options: {} },
  {
    name: 'qbo-invoices-chosen',
    preset: 'qbo-invoices',
    source: sourceOfDocuments(bare, ...invoices.documents),
    options: chosen,
  },
  { name: 'qbo-bills', preset: 'qbo-bills', source: bill, options: {} },
  { name: 'qbo-bills-chosen', preset: 'qbo-bills', source: sourceOfDocuments(billed, bare), options: chosen },
  {
    name: 'qbo-bills-total-only',
    preset: 'qbo-bills',
    source: sourceOfDocuments(billed, bare),
    options: { ...chosen, isTotalOnly: true },
  },
  {
    name: 'qbo-journal-documents',
    preset: 'qbo-journal',
    source: sourceOfDocuments(billed, first),
    options: {},
  },
  {
    name: 'qbo-journal-documents-chosen',
    preset: 'qbo-journal',
    source: sourceOfDocuments(billed, bare),
    options: chosen,
  },
  { name: 'xlsx-documents', preset: 'xlsx', source: sourceOfDocuments(billed, bare), options: {} },
];

/** All files of a case as one text, each under its name, of a workbook its parts; and what is said of them before. */
export async function textOfCase({ preset, source, options }: WrittenCase): Promise<string> {
  const found = findPreset(preset);
  const made = found === null ? null : exportSource(source, found, { now: NOW, ...options });
  const said = (made?.preflight.items ?? []).map(
    ({ level, code, count, samples }) => `${level} ${code} ${count} ${samples.join(' | ')}\n`,
  );
  let files = '';
  for (const { name, chunks } of written(preset, source, options).parts())
    files += await textOfFile(preset, name, Buffer.concat([...chunks]));
  return `=== said\n${Buffer.from(said.join('')).toString('latin1')}${files}`;
}

async function textOfFile(preset: string, name: string, bytes: Buffer): Promise<string> {
  if (preset === 'parquet')
    return `=== ${name}\n${Buffer.from(await textOfParquet(bytes)).toString('latin1')}`;
  if (preset !== 'xlsx') return `=== ${name}\n${bytes.toString('latin1')}`;
  const parts = Object.entries(unzipSync(bytes));
  return parts
    .map(([part, own]) => `=== ${name}: ${part}\n${Buffer.from(own).toString('latin1')}\n`)
    .join('');
}

/** Who made the file, its columns and its rows. */
async function textOfParquet(bytes: Buffer): Promise<string> {
  const file = new Uint8Array(bytes).buffer;
  const { created_by: maker, schema } = parquetMetadata(file);
  const rows = await parquetReadObjects({ file });
  return [maker, ...schema, ...rows].map((one) => `${JSON.stringify(one)}\n`).join('');
}

/** What every target is called, takes, asks for and keeps; of what people read the number of notices. */
export function textOfTargets(): string {
  const described = presets.map(({ hint, notices, open: _, ...data }) => ({
    ...data,
    notices: notices.length,
    hint: hint !== '',
  }));
  return described.map((one) => `${JSON.stringify(one)}\n`).join('');
}
