import { describe, expect, test } from 'vitest';
import {
  type Account,
  decimalSchema,
  documentKindSchema,
  extractionSchema,
  findingSchema,
  flatRecords,
  formatPageRanges,
  type InvoiceReading,
  invoicesOf,
  isStatement,
  parsePageRanges,
  type StatementReading,
  type Transaction,
  type Unreadable,
  type Verdict,
  worstVerdict,
} from '../src/index.ts';

const row: Transaction = {
  date: '2025-03-05',
  postDate: null,
  description: 'CARD PAYMENT',
  amount: '-12.50',
  balance: '87.50',
  reference: 'R1',
  confidence: 1,
  source: { page: 1, box: [0, 0, 10, 10] },
};

function account(own: Partial<Account> = {}): Account {
  return {
    number: '1234',
    currency: 'GBP',
    period: { start: '2025-03-01', end: '2025-03-31' },
    opening: '100.00',
    closing: '87.50',
    verdict: 'proven',
    transactions: [row],
    ...own,
  };
}

function statement(...accounts: Account[]): StatementReading {
  return {
    ...{ schemaVersion: 2, outcome: 'read', language: 'en', pageCount: 1, findings: [] },
    kind: 'bank_statement',
    accounts,
  };
}

const fields = {
  number: null,
  date: null,
  dueDate: null,
  vendor: null,
  customer: null,
  subtotal: null,
  tax: null,
  total: null,
  currency: null,
};

function invoice(own: Partial<InvoiceReading> = {}): InvoiceReading {
  const source = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };
  const lines = [{ description: 'Drill', quantity: null, unitPrice: null, amount: '9.00', source }];
  return {
    schemaVersion: 2,
    outcome: 'read',
    language: 'en',
    pageCount: 1,
    findings: [],
    kind: 'invoice',
    verdict: 'proven',
    fields,
    lines,
    ...own,
  };
}

const unreadable: Unreadable = {
  schemaVersion: 2,
  outcome: 'unreadable',
  reason: 'damaged',
  message: 'The file is damaged.',
  pageCount: 0,
};

describe('the schema of extractions', () => {
  const reasons = [
    'password-required',
    'password-wrong',
    'damaged',
    'not-a-pdf',
    'no-transactions',
    'too-many-pages',
    'limits-exceeded',
  ] as const;

  test.each([
    ['a bank statement', statement(account())],
    ['a card statement', { ...statement(account()), kind: 'credit_card_statement' as const }],
    ['an invoice', invoice()],
    ['a receipt', invoice({ kind: 'receipt', verdict: 'contradicted' })],
    ['a row without any confidence', statement(account({ transactions: [{ ...row, confidence: 0 }] }))],
    ...reasons.map((reason) => [`a file unreadable for ${reason}`, { ...unreadable, reason }] as const),
  ] as const)('takes %s', (_, extraction) => {
    expect(extractionSchema.parse(extraction)).toEqual(extraction);
  });

  test.each([
    ['a statement of another kind', { ...statement(account()), kind: 'invoice' }],
    ['an amount that is no decimal', statement(account({ transactions: [{ ...row, amount: '12,50' }] }))],
    ['a day that does not exist', statement(account({ transactions: [{ ...row, date: '2025-02-30' }] }))],
    ['a confidence above 1', statement(account({ transactions: [{ ...row, confidence: 1.01 }] }))],
    ['a confidence below 0', statement(account({ transactions: [{ ...row, confidence: -0.01 }] }))],
    ['an unknown outcome', { ...unreadable, outcome: 'lost' }],
    ['an unknown reason', { ...unreadable, reason: '' }],
    [
      'a box of three edges',
      statement(account({ transactions: [{ ...row, source: { page: 1, box: [0, 0, 1] as never } }] })),
    ],
  ])('refuses %s', (_, extraction) => {
    expect(extractionSchema.safeParse(extraction).success).toBe(false);
  });

  test('takes findings of three severities', () => {
    const takes = (severity: string) =>
      findingSchema.safeParse({ code: 'edit-skipped', severity, parameters: { count: 1 } }).success;
    expect(['error', 'warning', 'info', 'hint', ''].map(takes)).toEqual([true, true, true, false, false]);
  });

  test('knows four kinds of document', () => {
    const kinds = ['bank_statement', 'credit_card_statement', 'invoice', 'receipt', 'letter', ''];
    const known = kinds.map((kind) => documentKindSchema.safeParse(kind).success);
    expect(known).toEqual([true, true, true, true, false, false]);
  });

  test('takes plain decimals only', () => {
    expect(['-12.50', '12,50', ''].map((text) => decimalSchema.safeParse(text).success)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('isStatement', () => {
  test('is so where there are accounts', () => {
    expect([statement(), invoice(), unreadable].map(isStatement)).toEqual([true, false, false]);
  });

  test('is not so of a file that could not be read, whatever else it holds', () => {
    expect(isStatement({ ...unreadable, accounts: [] } as Unreadable)).toBe(false);
  });
});

describe('worstVerdict', () => {
  const verdicts = (...all: Verdict[]) =>
    worstVerdict(statement(...all.map((verdict) => account({ verdict }))));

  test('is that of the worst account', () => {
    expect([
      verdicts('proven'),
      verdicts('proven', 'unproven'),
      verdicts('unproven', 'contradicted', 'proven'),
      verdicts('proven', 'proven'),
    ]).toEqual(['proven', 'unproven', 'contradicted', 'proven']);
  });

  test('is unproven where there is none', () => {
    expect(verdicts()).toBe('unproven');
  });

  test('is that of an invoice and of the others in its file', () => {
    const [other] = invoicesOf(invoice({ verdict: 'contradicted' }));
    expect(worstVerdict(invoice())).toBe('proven');
    expect(worstVerdict(invoice({ others: other === undefined ? [] : [other] }))).toBe('contradicted');
  });
});

describe('flat records', () => {
  const bare = { ...row, date: null, balance: null, reference: null };

  test('of one account have a row each, without its number and currency', () => {
    expect(flatRecords(statement(account()))).toEqual([
      {
        date: '2025-03-05',
        description: 'CARD PAYMENT',
        amount: '-12.50',
        balance: '87.50',
        reference: 'R1',
      },
    ]);
  });

  test('of several accounts say which one, and leave empty what a row does not have', () => {
    const other = account({ number: null, currency: null, transactions: [bare] });
    expect(flatRecords(statement(account(), other))).toEqual([
      {
        date: '2025-03-05',
        description: 'CARD PAYMENT',
        amount: '-12.50',
        balance: '87.50',
        reference: 'R1',
        account: '1234',
        currency: 'GBP',
      },
      {
        date: '',
        description: 'CARD PAYMENT',
        amount: '-12.50',
        balance: '',
        reference: '',
        account: '',
        currency: '',
      },
    ]);
  });

  test('leave out what no row has', () => {
    expect(flatRecords(statement(account({ transactions: [bare] })))).toEqual([
      { description: 'CARD PAYMENT', amount: '-12.50' },
    ]);
  });

  test('of an invoice leave out what it does not print', () => {
    expect(flatRecords(invoice())).toEqual([{ description: 'Drill', amount: '9.00' }]);
  });

  test('of an invoice repeat its fields on each line', () => {
    const printed = {
      number: 'HT-1',
      date: '2025-03-05',
      dueDate: '2025-04-04',
      vendor: 'Heron Tools',
      customer: 'Ann',
      subtotal: '9.00',
      tax: '1.80',
      total: '10.80',
      currency: 'GBP',
    };
    const lines = invoice().lines.map((line) => ({ ...line, quantity: '3', unitPrice: '3.00' }));
    expect(flatRecords(invoice({ fields: printed, lines }))).toEqual([
      {
        invoice_number: 'HT-1',
        date: '2025-03-05',
        due_date: '2025-04-04',
        vendor: 'Heron Tools',
        customer: 'Ann',
        description: 'Drill',
        quantity: '3',
        unit_price: '3.00',
        amount: '9.00',
        tax: '1.80',
        total: '10.80',
      },
    ]);
  });

  test('of an unreadable file are none', () => {
    expect(flatRecords(unreadable)).toEqual([]);
  });
});

describe('page ranges', () => {
  test.each([
    [[1, 2, 3, 7], '1-3, 7'],
    [[7, 3, 1, 2, 2], '1-3, 7'],
    [[2, 10, 9], '2, 9-10'],
    [[5], '5'],
    [[1, 3], '1, 3'],
    [[], ''],
  ])('of %j are "%s"', (numbers, text) => {
    expect(formatPageRanges(numbers)).toBe(text);
  });

  test('name ten thousand pages at most', () => {
    expect(parsePageRanges('1-10000')).toHaveLength(10_000);
    expect(parsePageRanges('1-10001')).toBeNull();
    expect(parsePageRanges('1-10000, 1')).toHaveLength(10_000);
  });
});
