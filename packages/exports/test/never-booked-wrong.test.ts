import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cutText, splitText } from '../src/cells/cut-text.ts';
import {
  checkMappedExport,
  type DocumentSource,
  exportedIds,
  exportSource,
  findPreset,
  type Movement,
  type StatementSource,
} from '../src/index.ts';
import {
  bankStatement,
  bill,
  cardStatement,
  invoices,
  sourceOf,
  sourceOfDocuments,
} from './example-source.ts';
import { bytesOf, written, writtenText } from './written-text.ts';

const now = new Date('2026-01-15T12:00:00Z');
const [row] = [...bankStatement.movements];
const [document] = bill.documents;
if (row === undefined || document === undefined) throw new Error('the examples have rows');

const outcomeOf = (presetId: string, source: ReturnType<typeof sourceOf>, options = {}) => {
  const preset = findPreset(presetId);
  if (preset === null) throw new Error(presetId);
  return exportSource(source, preset, { now, ...options });
};
const codesOf = (...args: Parameters<typeof outcomeOf>) =>
  outcomeOf(...args).preflight.items.map(({ level, code }) => `${level} ${code}`);
const itemOf = (code: string, ...args: Parameters<typeof outcomeOf>) =>
  outcomeOf(...args).preflight.items.find((item) => item.code === code);
const only = (own: Partial<Movement>, statement: Partial<StatementSource> = {}): StatementSource => {
  const movement = { ...row, ...own };
  const openingMinor = 0;
  return {
    ...bankStatement,
    ...statement,
    openingMinor,
    closingMinor: movement.amountMinor,
    movements: [movement],
  };
};
const withFields = (
  own: Partial<DocumentSource['fields']>,
  more: Partial<DocumentSource> = {},
): DocumentSource => ({
  ...document,
  ...more,
  fields: { ...document.fields, ...own },
});

describe('CAMT.053', () => {
  const camt = (statement: StatementSource) => writtenText('camt053', sourceOf(statement));

  test('gives transactions of two statements of one account ids of their own', () => {
    const refs = (text: string) => [...text.matchAll(/<AcctSvcrRef>([^<]+)/g)].map((match) => match[1]);
    const [january, february] = [
      only({}),
      only({ date: '2026-02-01' }, { period: { start: '2026-02-01', end: '2026-02-28' } }),
    ];
    expect(new Set([...refs(camt(january)), ...refs(camt(february))]).size).toBe(2);
    expect(refs(camt(january))).toEqual([...exportedIds(sourceOf(january), { now })]);
  });

  test('names two accounts of one document differently, and an IBAN as what it is', () => {
    const made = written('camt053', sourceOf(bankStatement, { ...bankStatement, number: '0009994567' }));
    const texts = Object.values(unzipSync(bytesOf(made))).map((bytes) => Buffer.from(bytes).toString());
    for (const tag of ['MsgId', 'Stmt><Id'])
      expect(new Set(texts.map((text) => new RegExp(`<${tag}>([^<]+)`).exec(text)?.[1])).size).toBe(2);
    expect(camt({ ...bankStatement, number: 'DE02 1203 0000 0000 2020 51' })).toContain(
      '<IBAN>DE02120300000000202051</IBAN>',
    );
    expect(camt({ ...bankStatement, number: 'DE03 1203 0000 0000 2020 51' })).toContain('<Othr>');
  });

  test('keeps a long description whole, and the reference and check number', () => {
    const long = `${'word '.repeat(60)}end`;
    const text = camt(only({ description: long, reference: 'R-1' }));
    expect([...text.matchAll(/<Ustrd>([^<]*)/g)].map((match) => match[1]).join('')).toBe(long);
    expect(text).toContain('<EndToEndId>R-1</EndToEndId>');
    expect(camt(only({ description: 'CHECK 77', amountMinor: -5 }))).toContain('<ChqNb>77</ChqNb>');
  });
});

describe('the same document', () => {
  test('twice in one export is written once, and twice only where the person says so', () => {
    const twice = sourceOfDocuments(document, document);
    expect(writtenText('qbo-bills', twice).trim().split('\r\n').length).toBe(2);
    expect(itemOf('document-repeated', 'qbo-bills', twice)).toMatchObject({ level: 'change', count: 1 });
    const kept = written('qbo-bills', twice, { keepsRepeats: true });
    expect(Object.keys(unzipSync(bytesOf(kept))).length).toBe(2);
  });

  test('is known by what a person would compare: case, spaces and accents of the vendor do not matter', () => {
    const other = withFields({ vendor: ' PAPÉRWORKS ltd.' });
    expect(codesOf('qbo-bills', sourceOfDocuments(document, other))).toContain('change document-repeated');
    expect(codesOf('qbo-journal', sourceOfDocuments(document, other))).toContain('change document-repeated');
  });

  test('of two vendors that share a number is two bills, in files of their own', () => {
    const shared = sourceOfDocuments(document, withFields({ vendor: 'Another' }));
    expect(codesOf('qbo-bills', shared)).toContain('change number-shared');
    expect(outcomeOf('qbo-bills', shared).preflight.files.length).toBe(2);
    const changed = sourceOfDocuments(document, withFields({ date: '2026-02-02' }));
    expect(codesOf('qbo-bills', changed)).toContain('warning number-twice');
  });

  test('without a number may be genuine: it stays, with a warning', () => {
    const receipt = withFields({ number: null }, { kind: 'receipt' });
    expect(codesOf('qbo-journal', sourceOfDocuments(receipt, receipt))).toContain('warning document-twice');
  });

  test('exported before from another file is named', () => {
    const earlierIds = new Set(exportedIds(bill, { now }));
    expect(earlierIds.size).toBe(1);
    expect(codesOf('qbo-bills', bill, { earlierIds })).toContain('warning document-exported-before');
    expect(codesOf('qbo-bills', bill)).not.toContain('warning document-exported-before');
  });
});

describe('a payment to a card', () => {
  const types = (source: StatementSource, options = {}) =>
    [
      ...writtenText('qbd-iif', sourceOf(source), { accountNames: ['Visa'], ...options }).matchAll(
        /\r\nTRNS\t\t([^\t]*)/g,
      ),
    ].map((match) => match[1]);
  const card = (description: string): StatementSource => ({
    ...cardStatement,
    movements: [{ ...row, description, amountMinor: 5_000, category: null }],
  });

  test.each([
    'PAYMENT THANK YOU',
    'AUTOPAY 1234',
    'Prélèvement automatique',
    'Einzahlung',
    'ご入金',
    'Оплата. Погашение',
  ])('“%s” is a transfer, against an account for transfers', (description) => {
    expect(types(card(description))).toEqual(['TRANSFER']);
    const text = writtenText('qbd-iif', sourceOf(card(description)), { accountNames: ['Visa'] });
    expect(text).toContain('\tUncategorized Asset\t');
  });

  test.each(['REFUND PAYMENT ERROR', 'AMAZON RETURN', 'CASHBACK'])('“%s” is money back', (description) => {
    expect(types(card(description))).toEqual(['CCARD REFUND']);
  });

  test('is booked against the account the person named, and asks for it where there is none', () => {
    expect(
      writtenText('qbo-journal', sourceOf(card('PAYMENT')), {
        accountNames: ['Visa'],
        paymentAccount: 'Checking',
      }),
    ).toContain('Checking');
    expect(codesOf('qbd-iif', sourceOf(card('PAYMENT')), { accountNames: ['Visa'] })).toContain(
      'warning unknown-payer',
    );
    expect(writtenText('qif', sourceOf(card('PAYMENT')), { paymentAccount: 'Checking' })).toContain(
      'L[Checking]',
    );
  });
});

describe('references and check numbers', () => {
  const paid = only({ description: 'WIRE OUT', reference: 'INV-9', amountMinor: -100 });
  test.each([
    ['qbo-web-connect', '<REFNUM>INV-9\r\n'],
    ['ofx', '<REFNUM>INV-9</REFNUM>'],
    ['mt940', 'NMSCINV-9\r\n'],
    ['camt053', '<EndToEndId>INV-9</EndToEndId>'],
    ['extended-csv', ',INV-9,'],
    ['qif', '\r\nNINV-9\r\n'],
  ])('are in %s', (presetId, text) => {
    expect(writtenText(presetId, sourceOf(paid))).toContain(text);
  });

  test('of a check are in the description where the target has no column, and never bare', () => {
    const check = only({ description: 'CHECK', reference: '1041', amountMinor: -100 });
    expect(writtenText('qbo-bank-csv', sourceOf(check))).toContain(',CHECK 1041,');
    expect(writtenText('qbo-web-connect', sourceOf(check))).toContain('<CHECKNUM>1041\r\n');
  });

  test.each(['CHECK CARD PURCHASE 0412', 'CHECKCARD 0412', 'CHECK ORDER FEE', 'CHECK DEPOSIT'])(
    '“%s” is no check',
    (description) => {
      expect(writtenText('qbo-web-connect', sourceOf(only({ description, amountMinor: -5 })))).toContain(
        '<TRNTYPE>DEBIT',
      );
    },
  );
});

describe('letters a target does not take', () => {
  test.each(['qbo-bank-csv', 'qif', 'qbo-web-connect'])(
    'are written in Latin ones in %s, with a warning and samples',
    (presetId) => {
      const source = sourceOf(only({ description: 'Кафе Пушкин 東京' }));
      expect(bytesOf(written(presetId, source)).toString('latin1')).toContain('Kafe Pushkin DongJing');
      expect(itemOf('transliterated', presetId, source)).toMatchObject({
        level: 'warning',
        samples: ['row 1: “Кафе Пушкин 東京” → “Kafe Pushkin DongJing”'],
      });
    },
  );

  test.each(['xero-csv', 'wave-csv', 'ofx', 'camt053'])(
    'stay as they are in %s, which takes UTF-8',
    (presetId) => {
      expect(writtenText(presetId, sourceOf(only({ description: 'Кафе 東京' })))).toContain('Кафе 東京');
    },
  );

  test('and that are commas and quote marks become spaces in freeagent-csv, which reads no quoted cell', () => {
    const source = sourceOf(only({ description: 'SMITH, "BOB" & CO' }));
    expect(writtenText('freeagent-csv', source)).toMatch(/^\d\d\/\d\d\/\d{4},-?[\d.]+,SMITH BOB & CO\r\n/);
    expect(itemOf('characters-folded', 'freeagent-csv', source)).toMatchObject({ level: 'change', count: 1 });
  });

  test('are cut between characters, never inside one', () => {
    expect([cutText('abcdef👩‍👩‍👧', 9), cutText('ab👩‍👩‍👧c', 10), cutText('👍👍👍', 5)]).toEqual([
      'abcdef',
      'ab👩‍👩‍👧',
      '👍👍',
    ]);
    expect(splitText('👍👍👍', 4)).toEqual(['👍👍', '👍']);
    expect(writtenText('ofx', sourceOf(only({ description: `${'x'.repeat(31)}👍 end` })))).toContain(
      `<NAME>${'x'.repeat(31)}</NAME>`,
    );
  });
});

describe('what a target cannot say is said before the download', () => {
  test('a foreign currency where the file has no column for it', () => {
    const euro = { ...bankStatement, currency: 'EUR' };
    expect(codesOf('qbo-bank-csv', sourceOf(euro))).toContain('warning currency-EUR');
    expect(codesOf('qbo-bank-csv', sourceOf(euro), { region: 'DE' })).not.toContain('warning currency-EUR');
    expect(codesOf('ofx', sourceOf(euro))).not.toContain('warning currency-EUR');
    const foreign = invoices.documents.map((one) => ({ ...one, fields: { ...one.fields, currency: 'CHF' } }));
    expect(codesOf('qbo-invoices', sourceOfDocuments(...foreign))).toContain('warning foreign-currency');
    const [first] = invoices.documents;
    expect(
      codesOf('qbo-invoices', sourceOfDocuments(...foreign.slice(1), ...(first ? [first] : []))),
    ).toContain('block several-currencies');
  });

  test('the order of dates, with an example', () => {
    expect(itemOf('date-order', 'qbo-bank-csv', sourceOf(bankStatement), { region: 'GB' })?.message).toBe(
      'Dates are written DD/MM/YYYY: December 31 is 31/12/2025.',
    );
    expect(itemOf('date-order', 'camt053', sourceOf(bankStatement))).toBe(undefined);
  });

  test('amounts with three decimals where the target keeps two', () => {
    const dinar = only({ amountMinor: 12_345 }, { currency: 'KWD', digits: 3 });
    expect(itemOf('more-decimals', 'qbo-bank-csv', sourceOf(dinar))).toMatchObject({
      count: 1,
      samples: ['row 1: 12.345 ACME PAYROLL'],
    });
    expect(codesOf('qbo-bank-csv', sourceOf(only({ amountMinor: 12_340 }, { digits: 3 })))).not.toContain(
      'warning more-decimals',
    );
  });

  test('document numbers longer than the target takes', () => {
    const long = sourceOfDocuments(withFields({ number: 'INVOICE-2026-000000000001' }));
    expect(itemOf('number-too-long', 'qbo-bills', long)?.samples[0]).toContain('→ ICE-2026-000000000001');
    expect(writtenText('qbo-bills', long)).toContain('\r\nICE-2026-000000000001,');
  });

  test('what OFX states and the statement does not print', () => {
    expect(codesOf('ofx', sourceOf(bankStatement))).toEqual(
      expect.arrayContaining(['note account-type-assumed', 'note bank-id-assumed']),
    );
    expect(
      codesOf('ofx', sourceOf(bankStatement), { accountType: 'SAVINGS', routingNumber: '021000021' }),
    ).toEqual([]);
  });
});

describe('a credit note', () => {
  const credit = sourceOfDocuments(
    withFields(
      { number: 'CN-1', total: '-10.00' },
      {
        totalMinor: -1000,
        taxMinor: null,
        lines: document.lines.map((line) => ({ ...line, amountMinor: -1000 })),
      },
    ),
  );
  test('is a vendor credit where the target has them, and refused where it has none', () => {
    expect(writtenText('qbd-iif', credit)).toContain('\r\nTRNS\t\tBILL REFUND\t');
    expect(codesOf('qbo-bills', credit)).toContain('block credit-note');
    expect(
      codesOf('xero-bills', credit, { taxCodes: [{ vendor: null, rate: null, code: 'NONE' }] }),
    ).toContain('change credit-note');
  });
});

test('a bill is never cut in two by the limits of a target, and many become several files', () => {
  const many = Array.from({ length: 150 }, (_, at) => withFields({ number: `B-${at}` }));
  expect(outcomeOf('qbo-bills', sourceOfDocuments(...many)).preflight.files.map(({ rows }) => rows)).toEqual([
    100, 50,
  ]);
});

describe('tax by line', () => {
  const [first] = document.lines;
  const lines = ['20', '0', '5'].map((taxRate, at) => ({
    ...(first ?? {}),
    amountMinor: (at + 1) * 1000,
    taxRate,
    quantity: null,
    unitPrice: null,
  })) as DocumentSource['lines'];
  const taxed = sourceOfDocuments(withFields({}, { lines, taxMinor: 350, totalMinor: 6350 }));
  const codes = [
    { vendor: null, rate: '20', code: 'STD' },
    { vendor: null, rate: '0', code: 'ZERO' },
    { vendor: null, rate: '5.00', code: 'RED' },
  ];

  test('is that of the printed rate, with the code of the target for it', () => {
    const cells = writtenText('xero-bills', taxed, { taxCodes: codes }).trim().split('\r\n').slice(1);
    expect(cells.map((line) => line.split(',').slice(19, 21))).toEqual([
      ['STD', '2.00'],
      ['ZERO', '0.00'],
      ['RED', '1.50'],
    ]);
  });

  test('asks for a code that is missing, and prefers that of the vendor', () => {
    expect(itemOf('no-tax-code', 'xero-bills', taxed, { taxCodes: codes.slice(0, 2) })?.samples[0]).toContain(
      '5 %',
    );
    const own = [...codes, { vendor: 'paperworks ltd', rate: '20', code: 'OWN' }];
    expect(writtenText('xero-bills', taxed, { taxCodes: own })).toContain(',OWN,2.00,');
  });

  test('is shared by amount where no rate is printed, and adds up to the printed tax', () => {
    const plain = lines.map((line) => ({ ...line, taxRate: null, amountMinor: 333 }));
    const source = sourceOfDocuments(withFields({}, { lines: plain, taxMinor: 100, totalMinor: 1099 }));
    const text = writtenText('xero-bills', source, { taxCodes: [{ vendor: null, rate: null, code: 'T' }] });
    const taxes = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[20]));
    expect(Math.round(taxes.reduce((sum, tax) => sum + tax, 0) * 100)).toBe(100);
  });
});

describe('a specified format', () => {
  const request = {
    format: 'qbo' as const,
    records: [{ date: '2026-01-02', description: 'x', amount: '1.00' }],
    columns: ['Date', 'Description', 'Debit', 'Credit'],
    mapping: { date: 'Date', description: 'Description', amount: 'Debit' },
  };
  const check = (
    source: ReturnType<typeof sourceOf>,
    own: Partial<typeof request> & { customFields?: { name: string; value: string }[] } = {},
  ) => checkMappedExport(source, { ...request, ...own }, { now });
  const codes = (...args: Parameters<typeof check>) =>
    check(...args).items.map(({ level, code }) => `${level} ${code}`);

  test('has the preflight of every target: undated rows, verdict, order of dates', () => {
    const source = sourceOf({ ...only({ date: null }), verdict: 'contradicted' });
    expect(codes(source)).toEqual(['warning contradicted', 'warning no-date', 'note date-order']);
    expect(check(source).csv).toContain('01/02/2026');
  });

  test('is no file with a header only', () => {
    const empty = check(sourceOfDocuments({ ...document, lines: [] }), { records: [] });
    expect([empty.isBlocked, empty.csv]).toEqual([true, null]);
    expect(empty.items[0]?.code).toBe('no-rows');
  });

  test('says where the tax of an invoice is not among its rows', () => {
    const taxed = sourceOfDocuments({ ...document, taxMinor: 1296, totalMinor: 7776 });
    expect(codes(taxed)).toContain('warning total-differs');
    expect(codes(taxed, { mapping: { ...request.mapping, tax: 'Tax' } as never })).not.toContain(
      'warning total-differs',
    );
  });

  test('says where two accounts are in one list that no column separates', () => {
    const two = sourceOf(bankStatement, cardStatement);
    expect(codes(two)).toContain('warning accounts-mixed');
    expect(codes(two, { mapping: { ...request.mapping, account: 'Account' } as never })).not.toContain(
      'warning accounts-mixed',
    );
  });

  test('takes a custom field named like a free column for it, and refuses one named like a mapped column', () => {
    const filled = check(sourceOf(bankStatement), {
      customFields: [{ name: 'Credit', value: '7' }],
      mapping: { date: 'Date', description: 'Description' } as never,
    });
    expect(filled.csv?.split('\r\n')[0]).toBe('Date,Description,Debit,Credit');
    expect(filled.csv?.split('\r\n')[1]).toBe('01/02/2026,x,,7');
    expect(codes(sourceOf(bankStatement), { customFields: [{ name: 'date', value: '7' }] })).toContain(
      'block custom-field-clash',
    );
  });
});
