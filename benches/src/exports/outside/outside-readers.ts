import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a program read from a file: "2026-01-15 -12.35" a row, or why it refused the file. */
export type OutsideReading = readonly string[] | { readonly refused: string };

/** A program nobody here wrote, and the presets whose files it reads. */
export type OutsideReader = {
  /** The program with the Debian package it comes in. */
  readonly name: string;
  readonly presetIds: readonly string[];
  readonly isThere: () => boolean;
  /** What it reads from each of the files; `folder` is for what it needs to keep. */
  readonly read: (files: readonly OutsideFile[], folder: string) => OutsideReading[];
};

export type OutsideFile = { readonly file: string; readonly presetId: string };

const has = (program: string) => spawnSync('which', [program]).status === 0;
const PYTHON = '/usr/bin/python3';
export const hasModule = (name: string) => spawnSync(PYTHON, ['-c', `import ${name}`]).status === 0;

/** Runs a program and reads its output; a program that fails refuses the file. */
function readingOf(
  program: string,
  parameters: readonly string[],
  rowsIn: (output: string) => string[],
): OutsideReading {
  const ran = spawnSync(program, parameters, { encoding: 'utf8', maxBuffer: 1e8 });
  if (ran.status !== 0) return { refused: `${program} answered ${ran.status}: ${ran.stderr.slice(0, 300)}` };
  return rowsIn(ran.stdout + ran.stderr);
}

/** The amount as plain decimals without zeros that say nothing: one way to write it whatever the program prints. */
export function plainAmount(text: string): string {
  const [whole = '0', fraction = ''] = text.replaceAll(',', '').split('.');
  const digits = fraction.replace(/0+$/, '');
  const plain = `${whole.replace(/^(-?)0+(?=\d)/, '$1')}${digits === '' ? '' : `.${digits}`}`;
  return plain === '-0' ? '0' : plain;
}
const rowOf = (date: string, amount: string) => `${date} ${plainAmount(amount)}`;

const AMERICAN = '%m/%d/%Y';
const ISO = '%Y-%m-%d';
/** How Python's csv reads the table of a preset. */
const TABLES: Readonly<Record<string, object>> = {
  'qbo-bank-csv': { columns: { date: 'Date', amount: 'Amount' }, form: AMERICAN },
  'qbo-bank-csv-4': { columns: { date: 'Date', in: 'Credit', out: 'Debit' }, form: AMERICAN },
  'extended-csv': { columns: { date: 'date', amount: 'amount' }, form: ISO },
  'xero-csv': { columns: { date: '*Date', amount: '*Amount' }, form: AMERICAN },
  'wave-csv': { columns: { date: 'Date', amount: 'Amount' }, form: AMERICAN },
  'zoho-csv': { columns: { date: 'Date', in: 'Deposits', out: 'Withdrawals' }, form: AMERICAN },
  'ynab-csv': { columns: { date: 'Date', in: 'Inflow', out: 'Outflow' }, form: AMERICAN },
  'sage-csv': { columns: { date: 'Date', in: 'Credit', out: 'Debit' }, form: AMERICAN },
  'freshbooks-csv': { columns: { date: 'Date', amount: 'Amount' }, form: ISO },
  'qbo-journal': {
    columns: { date: '*JournalDate', in: '*Debits', out: '*Credits' },
    ...{ form: AMERICAN, only: { '*AccountName': 'Account 1' } },
  },
  'qbd-batch-paste': {
    columns: { date: 'Date', amount: 'Amount' },
    ...{ form: AMERICAN, delimiter: '\t', outFiles: ['-checks-', '-card-charges-'] },
  },
  'myob-transactions': {
    columns: { date: 'Date', amount: 'Amount' },
    ...{ form: AMERICAN, delimiter: '\t', outFiles: ['-spend-money'] },
  },
};
/** How it reads the lines of bills and invoices. */
const DOCUMENT_TABLES: Readonly<Record<string, object>> = {
  'qbo-bills': { number: '*BillNo', amount: '*LineAmount' },
  'qbo-invoices': { number: '*InvoiceNo', amount: '*ItemAmount' },
  'xero-bills': {
    ...{ number: '*InvoiceNumber', amount: '*UnitAmount', quantity: '*Quantity', tax: 'TaxAmount' },
  },
};
/** Presets of bills and invoices whose lines are read: each document's number and the sum of its lines. */
export const DOCUMENT_PRESETS = Object.keys(DOCUMENT_TABLES);
const PYTHON_READERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(TABLES).map((id) => [id, 'table'])),
  ...Object.fromEntries(DOCUMENT_PRESETS.map((id) => [id, 'documents'])),
  ...{
    xlsx: 'workbook',
    datev: 'datev',
    'tally-xml': 'vouchers',
    'qbd-iif': 'iif',
    'json-lines': 'json-lines',
  },
  ...{ 'qbo-web-connect': 'ofx', 'qbd-web-connect': 'ofx', 'quicken-qfx': 'ofx' },
};

/** Reads all files in one run of Python. */
export function readByPython(files: readonly OutsideFile[], folder: string): OutsideReading[] {
  const orders = path.join(folder, 'orders.json');
  writeFileSync(
    orders,
    JSON.stringify(
      files.map(({ file, presetId }) => [
        file,
        PYTHON_READERS[presetId],
        { ...TABLES[presetId], ...DOCUMENT_TABLES[presetId] },
      ]),
    ),
  );
  const script = path.join(import.meta.dirname, 'read-tables.py');
  const ran = spawnSync(PYTHON, [script, orders], { encoding: 'utf8', maxBuffer: 1e9 });
  if (ran.status !== 0) throw new Error(`Python answered ${ran.status}: ${ran.stderr.slice(0, 500)}`);
  const read: ([string, string][] | string)[] = JSON.parse(ran.stdout);
  return read.map((rows) =>
    typeof rows === 'string' ? { refused: rows } : rows.map(([date, amount]) => rowOf(date, amount)),
  );
}

const OFX_ROW = /Date posted: (.+)\n\s+Total money amount: (-?[\d.]+)/g;
const isoDay = (text: string) => new Date(text).toISOString().slice(0, 10);

const QIF_SCRIPT =
  'use Finance::QIF; my $qif = Finance::QIF->new(file => $ARGV[0], record_separator => "\\r\\n"); while (my $row = $qif->next()) { print join("|", map { $_ // "" } $row->{date}, $row->{transaction}), "\\n" }';

/** Rows of a comma-separated listing whose cells are all quoted. */
const quotedRows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));

/** Every outside reader there is. */
export const OUTSIDE_READERS: readonly OutsideReader[] = [
  {
    name: 'Python csv, xml and json (python3)',
    presetIds: [...Object.keys(TABLES), 'tally-xml', 'qbd-iif', 'datev', 'json-lines'],
    isThere: () => hasModule('csv'),
    read: readByPython,
  },
  {
    name: 'openpyxl (python3-openpyxl)',
    presetIds: ['xlsx'],
    isThere: () => hasModule('openpyxl'),
    read: readByPython,
  },
  {
    name: 'ofxparse (python3-ofxparse)',
    // Not OFX 2: it takes every file without the encoding of OFX 1 for ASCII.
    presetIds: ['qbo-web-connect', 'qbd-web-connect', 'quicken-qfx'],
    isThere: () => hasModule('ofxparse'),
    read: readByPython,
  },
  {
    name: 'libofx (ofx)',
    presetIds: ['ofx', 'qbo-web-connect', 'qbd-web-connect', 'quicken-qfx'],
    isThere: () => has('ofxdump'),
    read: (files) =>
      files.map(({ file }) =>
        readingOf('ofxdump', [file], (output) =>
          [...output.matchAll(OFX_ROW)].map(([, date = '', amount = '']) => rowOf(isoDay(date), amount)),
        ),
      ),
  },
  {
    name: 'AqBanking (aqbanking-tools)',
    presetIds: ['mt940', 'camt053', 'camt053-08'],
    isThere: () => has('aqbanking-cli'),
    read: (files, folder) =>
      files.map(({ file, presetId }, at) => readByAqBanking(file, presetId, folder, at)),
  },
  {
    name: 'hledger (hledger)',
    presetIds: ['hledger'],
    isThere: () => has('hledger'),
    read: (files) =>
      files.map(({ file }) =>
        readingOf('hledger', ['-f', file, 'print', 'tag:id', '-O', 'csv'], (output) => {
          const [, ...postings] = quotedRows(output);
          const first = new Map<string, string>();
          for (const [entry = '', date = '', , , , , , , amount = ''] of postings)
            if (!first.has(entry)) first.set(entry, rowOf(date, amount));
          return [...first.values()];
        }),
      ),
  },
  {
    name: 'Ledger (ledger)',
    presetIds: ['ledger'],
    isThere: () => has('ledger'),
    read: (files) =>
      files.map(({ file }) =>
        readingOf('ledger', ['-f', file, 'csv', '--limit', "has_tag('ID')"], (output) =>
          quotedRows(output)
            .filter(([, , , account = '']) => account.endsWith(':Account 1'))
            .map(([date = '', , , , , amount = '']) => rowOf(date.replaceAll('/', '-'), amount)),
        ),
      ),
  },
  {
    name: 'Beancount (beancount)',
    presetIds: ['beancount'],
    isThere: () => has('bean-query'),
    read: (files) =>
      files.map(({ file }) => {
        const checked = readingOf('bean-check', [file], (output) =>
          output.trim().split('\n').filter(Boolean),
        );
        if ('refused' in checked || checked.length > 0) return { refused: JSON.stringify(checked) };
        const query =
          "SELECT date, number, id, account WHERE account ~ ':Account-1$' AND entry_meta('id') != NULL";
        return readingOf('bean-query', ['-f', 'csv', file, query], (output) =>
          output
            .trim()
            .split('\n')
            .slice(1)
            .map((line) => line.split(',').map((cell) => cell.trim()))
            .map(([date = '', amount = '']) => rowOf(date, amount)),
        );
      }),
  },
  {
    name: 'Finance::QIF (libfinance-qif-perl)',
    presetIds: ['qif'],
    isThere: () => spawnSync('perl', ['-MFinance::QIF', '-e', '1']).status === 0,
    read: (files) =>
      files.map(({ file }) =>
        readingOf('perl', ['-e', QIF_SCRIPT, file], (output) =>
          output
            .trim()
            .split('\n')
            .map((line) => line.split('|'))
            .map(([date = '', amount = '']) => rowOf(isoOfAmerican(date), amount)),
        ),
      ),
  },
];

function isoOfAmerican(date: string): string {
  const [month = '', day = '', year = ''] = date.split('/');
  return `${year}-${month}-${day}`;
}

const AQBANKING: Readonly<Record<string, readonly string[]>> = {
  mt940: ['--importer=swift', '--profile=SWIFT-MT940'],
  camt053: ['--importer=xml', '--profile=camt_053_001_04'],
  'camt053-08': ['--importer=xml', '--profile=camt_053_001_04'],
};

function readByAqBanking(file: string, presetId: string, folder: string, at: number): OutsideReading {
  const context = path.join(folder, `${at}.ctx`);
  const settings = ['-D', path.join(folder, 'aqbanking'), '-n'];
  const imported = readingOf(
    'aqbanking-cli',
    [...settings, 'import', ...(AQBANKING[presetId] ?? []), '-f', file, '-c', context],
    () => [],
  );
  if ('refused' in imported) return imported;
  return readingOf('aqbanking-cli', [...settings, 'listtrans', '-c', context], (output) =>
    [...output.matchAll(/^(\d\d)\.(\d\d)\.(\d{4})\t(-?[\d.]+)/gm)].map(([, day, month, year, amount = '']) =>
      rowOf(`${year}-${month}-${day}`, amount),
    ),
  );
}
