import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ExportOptions, ExportSource } from '../src/index.ts';
import {
  bankStatement,
  bill,
  cardStatement,
  feeStatement,
  iifStatements,
  invoices,
  sourceOf,
} from './example-source.ts';
import { writtenText } from './written-text.ts';

const folder = new URL('../../../../shared/reference/import-examples/', import.meta.url);
const bank = sourceOf(bankStatement);

type Example = { file: string; preset: string; source: ExportSource; options?: Partial<ExportOptions> };

const examples: Example[] = [
  { file: 'qbo_bank_3col.csv', preset: 'qbo-bank-csv', source: bank },
  { file: 'qbo_bank_4col.csv', preset: 'qbo-bank-csv-4', source: bank },
  { file: 'xero_bank.csv', preset: 'xero-csv', source: bank },
  { file: 'ynab.csv', preset: 'ynab-csv', source: bank },
  { file: 'generic.csv', preset: 'extended-csv', source: bank },
  {
    file: 'bank_webconnect.qbo',
    preset: 'qbo-web-connect',
    source: bank,
    options: { bank: { bid: '3000', org: 'EXAMPLE' }, idRecipe: 1 },
  },
  {
    file: 'card_webconnect.qbo',
    preset: 'qbd-web-connect',
    source: sourceOf(cardStatement),
    options: { bank: { bid: '3000', org: 'EXAMPLE' }, idRecipe: 1 },
  },
  { file: 'bank_ofx211.ofx', preset: 'ofx', source: bank, options: { idRecipe: 1 } },
  { file: 'bank.qif', preset: 'qif', source: bank },
  { file: 'bank_camt053.xml', preset: 'camt053', source: bank, options: { idPrefix: 'EX' } },
  { file: 'bank_mt940.sta', preset: 'mt940', source: bank, options: { idPrefix: 'EX' } },
  {
    file: 'qbd_bank_and_card.iif',
    preset: 'qbd-iif',
    source: sourceOf(...iifStatements),
    options: { accountNames: ['Checking', 'Visa 9876'] },
  },
  { file: 'qbo_invoice_us.csv', preset: 'qbo-invoices', source: invoices },
  {
    file: 'qbo_bill_intl.csv',
    preset: 'qbo-bills',
    source: bill,
    options: { region: 'GB', expenseAccount: 'Office Supplies' },
  },
  {
    file: 'qbo_journal.csv',
    preset: 'qbo-journal',
    source: feeStatement,
    options: { accountNames: ['Checking'] },
  },
];

/** What the examples were made without: further columns of the wide CSV, and ids in CAMT.053 that differ between files. */
function inTermsOfTheExamples(file: string, text: string): string {
  if (file === 'generic.csv')
    return text.replace(/^((?:(?:"(?:[^"]|"")*"|[^",\r\n]*),){9}[^",\r\n]*),.*$/gm, '$1');
  if (file !== 'bank_camt053.xml') return text;
  let row = 0;
  return text
    .replace(/<AcctSvcrRef>[^<]+/g, () => `<AcctSvcrRef>${String(++row).padStart(6, '0')}`)
    .replace('<MsgId>EX-20260114-4567-1-M', '<MsgId>EX-20260114-1')
    .replace('<Id>EX-20260114-4567-1<', '<Id>EX-20260114<')
    .replace('<Refs><ChqNb>1041</ChqNb></Refs>', '');
}

describe.skipIf(!existsSync(folder))('the reference examples (skipped where ../shared is missing)', () => {
  test.each(examples)('$file is produced to the byte', ({ file, preset, source, options }) => {
    const example = readFileSync(new URL(file, folder), 'utf8');
    expect(inTermsOfTheExamples(file, writtenText(preset, source, options))).toBe(example);
  });
});
