import { describe, expect, it } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { readFromPixels } from './read-from-pixels.ts';

const PRINTED: readonly (readonly [string, string, string])[] = [
  ['02/03/2025', 'SHOP', '-10.00'],
  ['04/03/2025', 'CINEMA', '-11.00'],
  ['08/03/2025', 'BAKER', '-12.00'],
  ['13/03/2025', 'LIBRARY', '-13.00'],
  ['21/03/2025', 'GARAGE', '-14.00'],
  ['25/03/2025', 'MUSEUM', '-15.00'],
];

/** Descriptions and warnings of a scan without balances, on which words of LIBRARY's line were read as something else. */
async function readAs(misread: Readonly<Record<string, string>>, confidence = 0.4) {
  const { accounts, findings } = await readFromPixels(
    [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 120 440>', [['Date', 'Description', 'Amount'], ...PRINTED]),
    ],
    ({ text }) => (misread[text] === undefined ? {} : { text: misread[text], confidence }),
  );
  const warnings = findings.filter(({ severity }) => severity === 'warning').map(nameOf);
  const transactions = accounts[0]?.transactions ?? [];
  return { count: transactions.length, warnings };
}

describe('a dated line of a scan that cannot be read', () => {
  it('leaves no doubt if it was read after all', async () => {
    expect(await readAs({})).toEqual({ count: 6, warnings: ['not-checked no-balances'] });
  });

  it.each([
    ['letters for its digits', '-l3.O'],
    ['no digit', '~~'],
  ])('is a finding if its amount was read as %s', async (_, read) => {
    const { count, warnings } = await readAs({ '-13.00': read });
    expect(count).toBe(5);
    expect(warnings).toContain('rows-unread left-over');
  });

  it('is a finding if its date was not read', async () => {
    const { count, warnings } = await readAs({ '13/03/2025': '|' });
    expect(count).toBe(5);
    expect(warnings).toContain('rows-unread left-over');
  });

  it('is no finding if it sums the rows above it: it never had a date', async () => {
    const warned = async (amount: string) =>
      (await readAs({ '13/03/2025': '|', '-13.00': amount })).warnings.includes('rows-unread left-over');
    expect([await warned('-33.00'), await warned('-34.00')]).toEqual([false, true]);
  });

  it('is a row to check if its date was read as something else', async () => {
    const { count, warnings } = await readAs({ '13/03/2025': 'l3I0B/2o25' });
    expect(count).toBe(6);
    expect(warnings).toContain('date-doubtful hard-to-read');
  });
});
