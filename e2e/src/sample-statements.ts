import type { StatementPlan, StatementRow } from './statement-pdf.ts';

/** One page, six movements, every figure in order: 1,000.00 + 2,622.40 - 559.75 = 3,062.65. */
export const smallStatement: StatementPlan = {
  bank: 'Harbor Mutual Bank',
  account: '0001234567',
  period: '12/15/2025 to 01/14/2026',
  openingCents: 100_000,
  rows: [
    { date: '12/16/2025', description: 'ACME PAYROLL REF 8841', cents: 250_000 },
    { date: '12/18/2025', description: 'RENT DECEMBER', cents: -45_000 },
    { date: '12/22/2025', description: 'GROCERY MARKET 114', cents: -6_240 },
    { date: '12/31/2025', description: 'COFFEE & CO', cents: -1_235 },
    { date: '01/02/2026', description: 'CLIENT TRANSFER INV 207', cents: 12_240 },
    { date: '01/08/2026', description: 'MOBILE PLAN', cents: -3_500 },
  ],
};

/** The same statement with a printed closing balance that is 10.00 too high. */
export const contradictedStatement: StatementPlan = { ...smallStatement, closingErrorCents: 1_000 };

/** A statement of `rowCount` movements over many pages, six a day. */
export function longStatement(rowCount: number): StatementPlan {
  const rows = Array.from({ length: rowCount }, longRow);
  const period = `${rows[0]?.date} to ${rows.at(-1)?.date}`;
  return { ...smallStatement, period, openingCents: 5_000_000, rows };
}

function longRow(_: unknown, index: number): StatementRow {
  const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 6)));
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  const cents = index % 5 === 0 ? 12_000 + index : -(1_500 + ((index * 37) % 4_000));
  return {
    date: `${month}/${date}/${year}`,
    description: `CARD PURCHASE ${10_000 + index} MAIN STREET`,
    cents,
  };
}
