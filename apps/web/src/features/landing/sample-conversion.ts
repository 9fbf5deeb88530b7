import type { ShownStatementReading } from '@tieout/records';

/** What the engine reads of public/sample-statement.pdf. Written by e2e/src/make-sample.ts, never by hand. */
export const sampleConversion: ShownStatementReading = {
  schemaVersion: 2,
  outcome: 'read',
  kind: 'bank_statement',
  language: 'en',
  pageCount: 1,
  accounts: [
    {
      number: '0001234567',
      currency: 'USD',
      period: {
        start: '2025-12-15',
        end: '2026-01-14',
      },
      opening: '1000.00',
      closing: '3062.65',
      verdict: 'proven',
      transactions: [
        {
          date: '2025-12-16',
          postDate: null,
          description: 'ACME PAYROLL REF 8841',
          amount: '2500.00',
          balance: '3500.00',
          reference: null,
          confidence: 0.99,
          source: {
            page: 1,
            box: [56, 189.7, 540, 201.4],
          },
        },
        {
          date: '2025-12-18',
          postDate: null,
          description: 'RENT DECEMBER',
          amount: '-450.00',
          balance: '3050.00',
          reference: null,
          confidence: 0.99,
          source: {
            page: 1,
            box: [56, 207.7, 540, 219.4],
          },
        },
        {
          date: '2025-12-22',
          postDate: null,
          description: 'GROCERY MARKET 114',
          amount: '-62.40',
          balance: '2987.60',
          reference: null,
          confidence: 0.99,
          source: {
            page: 1,
            box: [56, 225.7, 540, 237.4],
          },
        },
        {
          date: '2025-12-31',
          postDate: null,
          description: 'COFFEE & CO',
          amount: '-12.35',
          balance: '2975.25',
          reference: null,
          confidence: 0.99,
          source: {
            page: 1,
            box: [56, 243.7, 540, 255.4],
          },
        },
        {
          date: '2026-01-02',
          postDate: null,
          description: 'CLIENT TRANSFER INV 207',
          amount: '122.40',
          balance: '3097.65',
          reference: null,
          confidence: 0.99,
          source: {
            page: 1,
            box: [56, 261.7, 540, 273.4],
          },
        },
        {
          date: '2026-01-08',
          postDate: null,
          description: 'MOBILE PLAN',
          amount: '-35.00',
          balance: '3062.65',
          reference: null,
          confidence: 0.99,
          source: {
            page: 1,
            box: [56, 279.7, 540, 291.4],
          },
        },
      ],
    },
  ],
  findings: [
    {
      code: 'check-holds',
      severity: 'info',
      parameters: { check: 'ledger' },
      oldCode: 'ledger-holds',
      message: 'Opening balance plus transactions equals the closing balance, to the cent.',
      account: 0,
    },
    {
      code: 'check-holds',
      severity: 'info',
      parameters: { check: 'balances', count: 6 },
      oldCode: 'balances-hold',
      message: '6 printed running balances follow from the transactions before them.',
      account: 0,
    },
  ],
};
