import { describe, expect, test } from 'vitest';
import { taxCodeOf, taxedDocument } from '../src/documents/tax-lines.ts';
import {
  type DocumentSource,
  type ExportOptions,
  exportSource,
  findPreset,
  taxRatesOf,
} from '../src/index.ts';
import { preflightLog } from '../src/preflight/preflight-log.ts';
import { bill, invoices, sourceOfDocuments } from './example-source.ts';

const [invoice] = invoices.documents;
const [paperBill] = bill.documents;
if (invoice === undefined || paperBill === undefined) throw new Error('the examples have documents');

/** What is said of an export of `documents`, and its text. */
function exported(
  preset: string,
  documents: readonly DocumentSource[],
  options: Partial<ExportOptions> = {},
) {
  const found = findPreset(preset);
  if (found === null) throw new Error(`no preset ${preset}`);
  const now = new Date('2026-01-15T12:00:00Z');
  const made = exportSource(sourceOfDocuments(...documents), found, { now, ...options });
  const text = made.outcome === 'ready' ? Buffer.concat([...made.file.chunks()]).toString() : '';
  const { items } = made.preflight;
  const itemOf = (code: string) => items.find((item) => item.code === code);
  return { items, itemOf, text };
}

const without = (document: DocumentSource, ...names: (keyof DocumentSource['fields'])[]) => ({
  ...document,
  fields: { ...document.fields, ...Object.fromEntries(names.map((name) => [name, null])) },
});

describe('a field that the target needs', () => {
  test.each([
    ['qbo-invoices', 'number', 'no-number', 'prints no number'],
    ['qbo-invoices', 'date', 'no-date', 'prints no date'],
    ['qbo-invoices', 'dueDate', 'no-due-date', 'prints no due date'],
    ['qbo-invoices', 'customer', 'no-customer', 'prints no customer'],
    ['qbo-bills', 'vendor', 'no-vendor', 'prints no vendor'],
    ['xero-bills', 'number', 'no-number', 'prints no number'],
    ['xero-bills', 'vendor', 'no-vendor', 'prints no vendor'],
    ['xero-sales', 'dueDate', 'no-due-date', 'prints no due date'],
    ['xero-sales', 'customer', 'no-customer', 'prints no customer'],
  ] as const)('of %s is asked for by its name: %s', (preset, name, code, words) => {
    const document = preset.endsWith('bills') ? paperBill : invoice;
    expect(exported(preset, [without(document, name)]).itemOf(code)).toMatchObject({
      level: 'block',
      message: expect.stringContaining(words),
      samples: ['row 1'],
    });
  });
});

describe('a document is named', () => {
  const sampleOf = (document: DocumentSource) => {
    const made = exported('qbo-journal', [document], { isTotalOnly: true });
    return made.itemOf('total-line')?.samples[0];
  };

  test('by what it is and its number, where it prints one', () => {
    expect([
      sampleOf(paperBill),
      sampleOf(without(paperBill, 'number')),
      sampleOf({ ...without(paperBill, 'number'), kind: 'receipt' }),
    ]).toEqual([
      'row 1: “” → “Invoice B-8801 64.80”',
      'row 1: “” → “Invoice 64.80”',
      'row 1: “” → “Receipt 64.80”',
    ]);
  });

  test('in the journal too', () => {
    expect(exported('qbo-journal', [without(paperBill, 'number')]).text).toContain(',64.80,Invoice,');
  });
});

describe('a document of nothing', () => {
  const nothing = {
    ...paperBill,
    totalMinor: 0,
    lines: paperBill.lines.map((line) => ({ ...line, amountMinor: 0 })),
  };

  test('is left out of a journal and listed, and the others are written', () => {
    const { text, itemOf } = exported('qbo-journal', [paperBill, nothing]);
    expect(text.split('\r\n')).toHaveLength(4);
    expect(itemOf('zero-row-dropped')).toMatchObject({ count: 1, samples: ['row 2: Invoice B-8801'] });
  });

  test('is refused alone', () => {
    expect(exported('qbo-journal', [nothing]).itemOf('nothing-to-write')).toMatchObject({ level: 'block' });
  });

  test('is not one whose lines cancel each other out: both are booked', () => {
    const [line] = paperBill.lines;
    if (line === undefined) throw new Error('the example has a line');
    const lines = [line, { ...line, amountMinor: -line.amountMinor, description: 'Returned' }];
    const { text, itemOf } = exported('qbo-journal', [{ ...paperBill, totalMinor: 0, lines }]);
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      'JE-2026-01,01/05/2026,Uncategorized Expense,64.80,,A4 paper,Paperworks Ltd,GBP,,',
      'JE-2026-01,01/05/2026,Uncategorized Expense,,64.80,Returned,Paperworks Ltd,GBP,,',
    ]);
    expect(itemOf('zero-row-dropped')).toBeUndefined();
  });

  test('is not one over a single cent', () => {
    const lines = nothing.lines.map((line) => ({ ...line, amountMinor: 1 }));
    expect(exported('qbo-journal', [{ ...nothing, totalMinor: 1, lines }]).text).toContain(',0.01,,A4 paper');
  });
});

describe('lines of an invoice', () => {
  const [line] = invoice.lines;
  if (line === undefined) throw new Error('the example has a line');

  test('that do not multiply lose quantity and rate, and both are shown', () => {
    const lines = [{ ...line, quantity: '3' }];
    const { itemOf } = exported('qbo-invoices', [{ ...invoice, lines, totalMinor: line.amountMinor }]);
    expect(itemOf('quantity-left-out')).toMatchObject({ count: 1, samples: ['row 1: “3 × 150.00” → “”'] });
  });

  test('that are negative are refused by the first of them', () => {
    const negative = (description: string) => ({ ...line, quantity: null, amountMinor: -1, description });
    const lines = [line, negative('Discount'), negative('Voucher')];
    const made = exported('qbo-invoices', [{ ...invoice, lines, totalMinor: line.amountMinor - 2 }]);
    expect(made.itemOf('negative-line')?.samples).toEqual(['row 1: Discount']);
  });
});

describe('tax by line', () => {
  const [line] = paperBill.lines;
  if (line === undefined) throw new Error('the example has a line');

  /** A document of `amounts`, some with a printed rate of tax. */
  const documentOf = (
    amounts: readonly (number | readonly [amount: number, rate: string])[],
    own: Partial<DocumentSource>,
  ): DocumentSource => ({
    ...paperBill,
    lines: amounts.map((one) => {
      const [amountMinor, taxRate] = typeof one === 'number' ? [one, null] : one;
      return { ...line, amountMinor, taxRate };
    }),
    ...own,
  });
  const taxed = (...given: Parameters<typeof documentOf>) => {
    const log = preflightLog();
    const lines = taxedDocument(documentOf(...given), { row: 0, log })?.lines ?? null;
    return [
      lines?.map(({ taxMinor, rate }) => `${taxMinor} at ${rate}`) ?? null,
      log.items().map(({ level, code }) => `${level} ${code}`),
    ];
  };

  test.each([
    ['none is printed', [100, 200], null, 300, ['0 at 0', '0 at 0'], []],
    ['it is nothing', [100, 200], 0, 300, ['0 at 0', '0 at 0'], []],
    ['it is within the lines', [100, 20], 20, 120, ['0 at 20', '0 at 20'], ['warning tax-within']],
    ['a cent is within', [100], 1, 100, ['0 at 1'], ['warning tax-within']],
    ['all is tax', [100], 100, 100, ['0 at null'], ['warning tax-within']],
    ['it is within at a printed rate', [[119, '19.00']], 19, 119, ['0 at 19'], ['warning tax-within']],
    [
      'rates are printed',
      [
        [1000, '20.00'],
        [500, '5'],
      ],
      225,
      1725,
      ['200 at 20', '25 at 5'],
      [],
    ],
    [
      'rates are fractions',
      [
        [1000, '10.50'],
        [1000, '1.005'],
      ],
      115,
      2115,
      ['105 at 10.5', '10 at 1.005'],
      [],
    ],
    [
      'a rate is nothing',
      [
        [1000, '0.00'],
        [1000, '100'],
      ],
      1000,
      3000,
      ['0 at 0', '1000 at 100'],
      [],
    ],
    [
      'rounding is for the largest',
      [
        [111, '20'],
        [333, '20'],
        [55, '20'],
      ],
      99,
      598,
      ['22 at 20', '66 at 20', '11 at 20'],
      [],
    ],
    [
      'rounding is for the first of two',
      [
        [333, '20'],
        [333, '20'],
      ],
      133,
      799,
      ['66 at 20', '67 at 20'],
      [],
    ],
    [
      'rounding is for the largest credit',
      [
        [10, '20'],
        [-333, '20'],
      ],
      -66,
      -389,
      ['2 at 20', '-68 at 20'],
      [],
    ],
    [
      'as many cents are off as lines',
      [
        [1000, '20'],
        [1000, '20'],
      ],
      402,
      2402,
      ['202 at 20', '200 at 20'],
      [],
    ],
    [
      'more cents are off',
      [
        [1000, '20'],
        [1000, '20'],
      ],
      405,
      2405,
      ['202 at 20.3', '203 at 20.3'],
      ['change tax-shared'],
    ],
    ['a rate is missing', [[1000, '20'], 1000], 400, 2400, ['200 at 20', '200 at 20'], ['change tax-shared']],
    ['it is shared', [10, 30, 30], 8, 78, ['1 at 11', '4 at 11', '3 at 11'], ['change tax-shared']],
    ['the first share is the largest', [10, 10], 3, 23, ['1 at 15', '2 at 15'], ['change tax-shared']],
    ['the lines cancel out', [100, -100], 5, 5, ['5 at null', '0 at null'], ['change tax-shared']],
    ['a cent is left of the lines', [3, -2], 1, 2, ['3 at 100', '-2 at 100'], ['change tax-shared']],
    ['the rate has one decimal', [1000], 85, 1085, ['85 at 8.5'], ['change tax-shared']],
    ['the rate has two decimals', [100_000], 8250, 108_250, ['8250 at 8.25'], ['change tax-shared']],
    ['the rate has three decimals', [100_000], 8875, 108_875, ['8875 at null'], ['change tax-shared']],
    ['a rate makes it to a cent', [330], 67, 397, ['67 at 20'], ['change tax-shared']],
    ['a rate makes it to two cents', [1000], 202, 1202, ['202 at 20.2'], ['change tax-shared']],
    ['there are no lines', [], 20, 120, null, ['block no-lines']],
    ['there is no total', [100], 20, null, null, ['block no-lines']],
    ['the total is another', [100], 20, 121, null, ['block lines-differ']],
    ['it is not printed and the total is another', [100], null, 101, null, ['block lines-differ']],
  ] as const)('where %s', (_, amounts, taxMinor, totalMinor, lines, said) => {
    expect(taxed(amounts, { taxMinor, totalMinor })).toEqual([lines, said]);
  });

  test('has the first code of its vendor that fits, else the first for all vendors', () => {
    const codes = [
      { vendor: 'Other', rate: null, code: 'OTHER' },
      { vendor: 'ACME Ltd.', rate: '5.0', code: 'ACME5' },
      { vendor: null, rate: '20.00', code: 'ALL20' },
      { vendor: 'acme ltd', rate: null, code: 'ACME' },
      { vendor: 'acme ltd', rate: '5', code: 'ACME5B' },
      { vendor: null, rate: 'x', code: 'X' },
      { vendor: null, rate: null, code: 'ALL' },
    ];
    expect([
      taxCodeOf({ rate: '5' }, 'Acme Ltd', codes),
      taxCodeOf({ rate: '20' }, 'Acme Ltd', codes),
      taxCodeOf({ rate: '20' }, 'Paper', codes),
      taxCodeOf({ rate: '20' }, null, codes),
      taxCodeOf({ rate: '7' }, 'Paper', codes),
      taxCodeOf({ rate: null }, 'Paper', codes),
      taxCodeOf({ rate: '7' }, 'Paper', codes.slice(0, 3)),
      taxCodeOf({ rate: '7' }, 'Paper'),
    ]).toEqual(['ACME5', 'ACME', 'ALL20', 'ALL20', 'ALL', 'ALL', null, null]);
  });

  test('has each rate of a vendor once, with its code', () => {
    const [one, other] = [paperBill.fields, { ...paperBill.fields, vendor: 'Other' }];
    const amounts = [
      [1000, '20'],
      [500, '5'],
    ] as const;
    const documents = [one, { ...one, vendor: 'PAPERWORKS LTD.' }, other].map((fields) =>
      documentOf(amounts, { fields, taxMinor: 225, totalMinor: 1725 }),
    );
    const wrong = documentOf([100], { taxMinor: 20, totalMinor: 121 });
    expect(
      taxRatesOf([...documents, wrong], [{ vendor: 'Other', rate: '5', code: 'O5' }]).map(
        ({ vendor, rate, code }) => [vendor, rate, code],
      ),
    ).toEqual([
      ['PAPERWORKS LTD.', '20', null],
      ['PAPERWORKS LTD.', '5', null],
      ['Other', '20', null],
      ['Other', '5', 'O5'],
    ]);
  });

  const anyCode = { taxCodes: [{ vendor: null, rate: '0', code: 'NONE' }] };

  test('is asked a code for, naming the rate', () => {
    const open = documentOf([100_000], { taxMinor: 8875, totalMinor: 108_875 });
    expect(exported('xero-bills', [open, paperBill]).itemOf('no-tax-code')).toMatchObject({
      level: 'block',
      count: 2,
      samples: [
        'row 1: ? %: Paperworks Ltd, B-8801, 2026-01-05, 1088.75',
        'row 2: 0 %: Paperworks Ltd, B-8801, 2026-01-05, 64.80',
      ],
    });
  });

  test('is left out where the total alone is written', () => {
    const bill = documentOf([100], { taxMinor: 20, totalMinor: 120 });
    expect(exported('xero-bills', [bill], { ...anyCode, isTotalOnly: true }).text.split('\r\n')[1]).toContain(
      ',1.20,,Invoice B-8801,1,1.20,Uncategorized Expense,NONE,0.00,',
    );
  });

  test('is in a line of its own amount where quantity and price do not make it', () => {
    const lines = [{ ...line, quantity: '3', unitPrice: '1.00', amountMinor: 500 }];
    const customer = { ...paperBill, fields: { ...paperBill.fields, customer: 'Birch' } };
    expect(exported('xero-sales', [{ ...customer, lines, totalMinor: 500 }], anyCode).text).toContain(
      'A4 paper,1,5.00,,Uncategorized Income,NONE,0.00,',
    );
  });

  test.each([
    ['xero-bills', [1000], -2000, ['change']],
    ['xero-bills', [-1], null, ['change']],
    ['xero-bills', [0], null, []],
    ['xero-bills', [-2000], 3000, []],
    ['qbo-bills', [1000], -2000, ['block']],
    ['qbo-bills', [-1], null, ['block']],
    ['qbo-bills', [0], null, []],
    ['qbo-invoices', [-1], null, []],
  ] as const)(
    'makes a credit note in %s of lines %j with tax %s: %j',
    (preset, amounts, taxMinor, levels) => {
      const totalMinor = amounts[0] + (taxMinor ?? 0);
      const options = { taxCodes: [{ vendor: null, rate: null, code: 'ANY' }] };
      const { items } = exported(preset, [documentOf(amounts, { taxMinor, totalMinor })], options);
      expect(items.filter(({ code }) => code === 'credit-note').map(({ level }) => level)).toEqual(levels);
    },
  );
});

describe('documents that agree', () => {
  const unnumbered = without(paperBill, 'number');
  const ofOther = { ...paperBill, fields: { ...paperBill.fields, vendor: 'Other' } };
  const ofACent = {
    ...unnumbered,
    totalMinor: 1,
    lines: paperBill.lines.map((line) => ({ ...line, amountMinor: 1 })),
  };

  test.each([
    ['in all are one', [paperBill, paperBill], {}, 1, ['change document-repeated 1']],
    [
      'in all are two where the person says so',
      [paperBill, paperBill],
      { keepsRepeats: true },
      2,
      ['warning document-twice 1', 'warning number-twice 1'],
    ],
    ['in all but a number are two', [unnumbered, unnumbered], {}, 2, ['warning document-twice 1']],
    ['in their number alone are two', [paperBill, ofOther], {}, 2, ['change number-shared 1']],
    ['in having no number are two', [unnumbered, ofACent], {}, 2, []],
  ] as const)('%s', (_, documents, options, count, codes) => {
    const { text, items } = exported('qbo-journal', documents, options);
    expect(text.match(/A4 paper/g)).toHaveLength(count);
    expect(
      items
        .filter(({ code }) => /^(?:document|number)-/.test(code))
        .map(({ level, code, count: said }) => `${level} ${code} ${said}`),
    ).toEqual(codes);
  });
});

describe('the number of a document', () => {
  const numbered = (number: string | null) => ({ ...invoice, fields: { ...invoice.fields, number } });

  test.each([
    ['1'.repeat(21), '1'.repeat(21), false],
    [`9${'1'.repeat(21)}`, '1'.repeat(21), true],
    [`9 ${'1'.repeat(20)}`, '1'.repeat(20), true],
    [' 12', '12', false],
  ])('%j is written as %s in QuickBooks Online, named as too long: %s', (number, expected, isLong) => {
    const { text, itemOf } = exported('qbo-invoices', [numbered(number)]);
    expect([text.split('\r\n')[1]?.split(',')[0], itemOf('number-too-long') !== undefined]).toEqual([
      expected,
      isLong,
    ]);
  });

  test('that is missing is not too long', () => {
    expect(exported('qbo-invoices', [numbered(null)]).itemOf('number-too-long')).toBeUndefined();
  });

  test('is named as too long for IIF and Xero too', () => {
    const long = { ...paperBill, fields: { ...paperBill.fields, number: 'x'.repeat(256) } };
    const isLong = (preset: string, document: DocumentSource) =>
      exported(preset, [document]).itemOf('number-too-long') !== undefined;
    const shorter = (length: number) => ({ ...long, fields: { ...long.fields, number: 'x'.repeat(length) } });
    expect([
      isLong('xero-bills', long),
      isLong('xero-bills', shorter(255)),
      isLong('qbd-iif', shorter(12)),
      isLong('qbd-iif', shorter(11)),
    ]).toEqual([true, false, true, false]);
  });
});

describe('a bill in IIF', () => {
  test('needs a date and a vendor', () => {
    const { items } = exported('qbd-iif', [without(paperBill, 'date', 'vendor')]);
    expect(items.flatMap(({ level, code }) => (level === 'block' ? [code] : []))).toEqual([
      'no-date',
      'no-vendor',
    ]);
  });

  test.each([
    [1, 'BILL'],
    [0, 'BILL'],
    [-1, 'BILL REFUND'],
  ])('over %i is a %s', (amountMinor, type) => {
    const lines = paperBill.lines.map((one) => ({ ...one, amountMinor }));
    const { text } = exported('qbd-iif', [{ ...paperBill, lines, totalMinor: amountMinor }]);
    expect(/\nTRNS\t\t([^\t]*)/.exec(text)?.[1]).toBe(type);
  });
});
