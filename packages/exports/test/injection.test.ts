import { describe, expect, test } from 'vitest';
import { exportSource, presets } from '../src/index.ts';
import { sourceOf, sourceOfDocuments } from './example-source.ts';
import { hostileDocuments, hostileStatement, hostileTexts } from './hostile-source.ts';
import { bytesOf } from './written-text.ts';

const now = new Date('2026-01-15T12:00:00Z');
const options = {
  now,
  accountNames: ['=Checking'],
  expenseAccount: '@SUM(A1)',
  bank: { bid: '3000', org: '=1+1' },
  region: 'US',
  taxCodes: [{ vendor: null, rate: null, code: '=NONE' }],
};
const FORMULA_START = /^[\s=+\-@|%\uff1d\uff0b\uff0d\uff20]/;
const TYPED = /^-?\d{1,15}(?:\.\d{1,4})?$|^\d{4}-\d\d-\d\d$|^\d\d\/\d\d\/\d{4}$/;

const source = (takes: readonly string[]) =>
  takes.includes('bank') ? sourceOf(hostileStatement) : sourceOfDocuments(...hostileDocuments);

/** Cells of a delimited text, as a spreadsheet would see them. */
function cellsOf(text: string, separator: ',' | '\t'): string[] {
  const pattern = separator === ',' ? /"((?:[^"]|"")*)"|[^,"\r\n]+/g : /[^\t\r\n]+/g;
  return [...text.matchAll(pattern)].map((match) => match[1]?.replaceAll('""', '"') ?? match[0]);
}

const delimited = presets.filter((preset) => ['csv', 'tsv', 'iif'].includes(preset.extension));

describe('text that would be a formula', () => {
  test.each(delimited)('starts none in any cell of $id', (preset) => {
    const made = exportSource(source(preset.takes), preset, options);
    if (preset.id === 'datev')
      return expect(made.preflight.items[0]).toMatchObject({ code: 'no-account-code' });
    if (made.outcome === 'blocked') throw new Error(JSON.stringify(made.preflight.items));
    const text = [...made.file.chunks()].map((chunk) => Buffer.from(chunk).toString('latin1')).join('');
    const live = cellsOf(text, preset.extension === 'csv' ? ',' : '\t').filter(
      (cell) => FORMULA_START.test(cell) && !TYPED.test(cell),
    );
    if (made.file.mediaType !== 'application/zip') expect(live).toEqual([]);
    expect(made.preflight.items.map((item) => item.code)).toContain('formula-start-changed');
  });

  test.each(presets.filter((preset) => ['xml', 'ofx', 'qbo'].includes(preset.extension)))(
    'and markup cannot break out of $id',
    (preset) => {
      const hostile = {
        ...hostileStatement,
        openingMinor: -100_000,
        closingMinor: -100_000 - 1235 * hostileTexts.length,
      };
      const made = exportSource(sourceOf(hostile), preset, options);
      if (made.outcome === 'blocked') throw new Error(JSON.stringify(made.preflight.items));
      const text = bytesOf(made.file).toString('latin1');
      expect(text).not.toContain('<script>');
      expect(text).toContain('&lt;script&gt;');
    },
  );
});
