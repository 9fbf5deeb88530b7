import { currencyDigits } from '@tieout/records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportSource, type Movement, presets, type StatementSource } from '../src/index.ts';
import { sourceOf } from './example-source.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

const movement: fc.Arbitrary<Movement> = fc.record({
  date: day,
  postDate: maybe(day),
  description: text,
  amountMinor: fc.integer({ min: -(10 ** 11), max: 10 ** 11 }),
  balanceMinor: maybe(fc.integer({ min: -(10 ** 11), max: 10 ** 11 })),
  reference: maybe(text),
  payee: maybe(text),
  category: maybe(text),
  source: fc.constant({ page: 1, box: [0, 0, 10, 10] as [number, number, number, number] }),
});

const statement: fc.Arbitrary<StatementSource> = fc
  .record({
    kind: fc.constantFrom('bank' as const, 'card' as const),
    number: fc.constantFrom('0001234567', '****1234', 'DE02 1203 0000 0000 2020 51', '4111XXXX9876'),
    currency: fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'),
    movements: fc.array(movement, { minLength: 1, maxLength: 12 }),
    openingMinor: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
  })
  .map((drawn) => ({
    ...drawn,
    digits: currencyDigits(drawn.currency),
    period: null,
    closingMinor: drawn.movements.reduce((sum, row) => sum + row.amountMinor, drawn.openingMinor),
    verdict: 'proven' as const,
  }));

const forStatements = presets.filter((preset) => preset.takes.includes('bank') && preset.id !== 'json');

test.each(forStatements)(
  'any statement goes through $id and reads back equal, or is refused with a reason',
  (preset) => {
    fc.assert(
      fc.property(statement, (drawn) => {
        const made = exportSource(sourceOf(drawn), preset, {
          now: new Date('2026-01-15T12:00:00Z'),
          accountNames: ['The account itself'],
        });
        if (made.outcome === 'blocked') return made.preflight.items.some((item) => item.level === 'block');
        let size = 0;
        for (const chunk of made.file.chunks()) size += chunk.length;
        return size > 0;
      }),
      { numRuns: 40, seed: 20_260_115 },
    );
    expect(forStatements.length).toBeGreaterThan(15);
  },
);
