import type { DocumentLine, DocumentSource, ExportSource, Movement, StatementSource } from '../src/index.ts';

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

const monthlyFee = { ...row('2026-01-12', 'MONTHLY FEE', -1_500, null), category: 'Bank Service Charges' };

/** The one row of the journal example. */
export const feeStatement = sourceOf({
  ...bankStatement,
  openingMinor: null,
  closingMinor: null,
  movements: [monthlyFee],
});

const line = (description: string, amountMinor: number, more: Partial<DocumentLine> = {}): DocumentLine => ({
  description,
  quantity: null,
  unitPrice: null,
  amountMinor,
  item: null,
  category: null,
  serviceDate: null,
  source: { page: 1, box: [40, 300, 570, 312] },
  ...more,
});

const invoice = (
  fields: Partial<DocumentSource['fields']>,
  lines: readonly DocumentLine[],
  more: Partial<DocumentSource> = {},
): DocumentSource => ({
  kind: 'invoice',
  fields: {
    number: null,
    date: null,
    dueDate: null,
    vendor: null,
    customer: null,
    subtotal: null,
    tax: null,
    total: null,
    currency: 'USD',
    ...fields,
  },
  digits: 2,
  taxMinor: null,
  totalMinor: lines.reduce((sum, one) => sum + one.amountMinor, 0),
  terms: 'Net 30',
  memo: null,
  verdict: 'proven',
  lines,
  ...more,
});

export function sourceOfDocuments(...documents: DocumentSource[]): ExportSource {
  return { kind: 'invoice', statements: [], documents, extraction: null };
}

export const invoices = sourceOfDocuments(
  invoice(
    { number: '1001', customer: 'Birch Cafe LLC', date: '2026-01-05', dueDate: '2026-02-04' },
    [
      line('Menu design', 30_000, {
        item: 'Consulting',
        quantity: '2',
        unitPrice: '150.00',
        serviceDate: '2026-01-03',
      }),
      line('Menus A4', 5_000, {
        item: 'Printing',
        quantity: '40',
        unitPrice: '1.25',
        serviceDate: '2026-01-04',
      }),
    ],
    { memo: 'PO 77' },
  ),
  invoice({ number: '1002', customer: 'Oak & Sons', date: '2026-01-09', dueDate: '2026-02-08' }, [
    line('Call-out', 9_500, {
      item: 'Consulting',
      quantity: '1',
      unitPrice: '95.00',
      serviceDate: '2026-01-09',
    }),
  ]),
);

export const bill = sourceOfDocuments(
  invoice(
    {
      number: 'B-8801',
      vendor: 'Paperworks Ltd',
      date: '2026-01-05',
      dueDate: '2026-02-04',
      currency: 'GBP',
    },
    [line('A4 paper', 6_480)],
  ),
);
