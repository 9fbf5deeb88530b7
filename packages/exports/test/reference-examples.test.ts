import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ExportOptions, ExportSource } from '../src/index.ts';
import { bankStatement, sourceOf } from './example-source.ts';
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
];

describe.skipIf(!existsSync(folder))('the reference examples (skipped where ../shared is missing)', () => {
  test.each(examples)('$file is produced to the byte', ({ file, preset, source, options }) => {
    expect(writtenText(preset, source, options)).toBe(readFileSync(new URL(file, folder), 'utf8'));
  });
});
