import { describe, expect, test } from 'vitest';
import { type DocumentSource, type ExportOptions, exportSource, findPreset } from '../src/index.ts';
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
  const itemOf = (code: string) => made.preflight.items.find((item) => item.code === code);
  return { itemOf, text };
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
  ] as const)('of %s is asked for by its name: %s', (preset, name, code, words) => {
    const document = preset === 'qbo-bills' ? paperBill : invoice;
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
