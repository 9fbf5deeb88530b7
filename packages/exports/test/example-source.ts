import type { ExportSource, Movement, StatementSource } from '../src/index.ts';

const row = (
  date: string,
  description: string,
  amountMinor: number,
  balanceMinor: number | null,
): Movement => ({
  date,
  postDate: null,
  description,
  amountMinor,
  balanceMinor,
  reference: null,
  payee: null,
  category: null,
  source: { page: 1, box: [40, 300, 570, 312] },
});

/** The statement that the reference examples are made of. */
export const bankStatement: StatementSource = {
  kind: 'bank',
  number: '0001234567',
  currency: 'USD',
  digits: 2,
  period: { start: '2025-12-15', end: '2026-01-14' },
  openingMinor: 100_000,
  closingMinor: 306_265,
  verdict: 'proven',
  movements: [
    row('2025-12-16', 'ACME PAYROLL', 250_000, 350_000),
    { ...row('2025-12-18', 'CHECK 1041', -45_000, 305_000), reference: '1041' },
    row('2025-12-31', 'COFFEE & CO', -1_235, 303_765),
    row('2026-01-05', "REFUND O'BRIEN HARDWARE", 4_000, 307_765),
    row('2026-01-12', 'MONTHLY FEE', -1_500, 306_265),
  ],
};

export const cardStatement: StatementSource = {
  kind: 'card',
  number: '4111XXXX9876',
  currency: 'USD',
  digits: 2,
  period: { start: '2026-01-01', end: '2026-01-31' },
  openingMinor: 0,
  closingMinor: -2_820,
  verdict: 'proven',
  movements: [
    row('2026-01-08', 'FUELMART 204', -6_410, null),
    row('2026-01-08', 'FUELMART 204', -6_410, null),
    row('2026-01-10', 'PAYMENT THANK YOU', 10_000, null),
  ],
};

/** The two accounts of the IIF example. */
export const iifStatements: StatementSource[] = [
  bankStatement,
  {
    ...cardStatement,
    movements: [
      row('2026-01-08', 'FUELMART 204', -6_410, null),
      row('2026-01-08', 'BOOKBARN RETURN', 1_999, null),
    ],
  },
];

/** `statements` as the source of an export. */
export function sourceOf(...statements: StatementSource[]): ExportSource {
  const kind = statements[0]?.kind === 'card' ? 'credit_card_statement' : 'bank_statement';
  return { kind, statements, documents: [], extraction: null };
}
