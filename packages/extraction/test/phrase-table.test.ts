import { expect, test } from 'vitest';
import { exactPhrase, phraseTable } from '../src/vocabulary/phrase-table.ts';

test('a table whose building was broken off is built in full by the next who asks', () => {
  let isBrokenOff = true;
  const table = phraseTable(function* () {
    yield ['opening balance', 'opening'] as const;
    if (isBrokenOff) throw new Error('The time is over.');
    yield ['closing balance', 'closing'] as const;
  });
  expect(() => exactPhrase(table, 'Closing balance')).toThrow('The time is over.');
  isBrokenOff = false;
  expect(exactPhrase(table, 'Opening balance')).toBe('opening');
  expect(exactPhrase(table, 'Closing balance')).toBe('closing');
});
