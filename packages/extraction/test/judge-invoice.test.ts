import type { DocumentFields, InvoiceReading, LineItem } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { formerInvoiceEvidence, INVOICE_SUMS, type JudgedLine, judgeInvoice } from '../src/index.ts';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { judgedAgain } from './judged-again.ts';
import { readInvoice } from './read-invoice.ts';

const head = [
  title('INVOICE'),
  say('Brightwater Supplies Inc.'),
  say('Invoice number: INV-2041'),
  say('Invoice date: 2025-12-10'),
  [],
];
const COLUMNS = '50 300> 400> 540>';
const HEADINGS = ['Description', 'Quantity', 'Unit price', 'Amount'];
const LINES: readonly (readonly string[])[] = [
  ['Oak shelving', '2', '100.00', '200.00'],
  ['Site survey', '3', '50.00', '150.00'],
];

function drawn(
  sums: readonly (readonly [string, string])[],
  lines: readonly (readonly string[])[] = LINES,
): DrawnLine[] {
  return [...head, ...table(COLUMNS, [HEADINGS, ...lines]), [], ...table('360 540>', sums)];
}
const sums = (subtotal: string, tax: string, total: string) =>
  [
    ['Subtotal', `$${subtotal}`],
    ['Sales tax 8%', `$${tax}`],
    ['Total', `$${total}`],
  ] as const;

const INVOICES: Readonly<Record<string, DrawnLine[]>> = {
  proven: drawn(sums('350.00', '28.00', '378.00')),
  'with another total': drawn(sums('350.00', '28.00', '387.00')),
  'with another subtotal': drawn(sums('360.00', '28.80', '388.80')),
  'with a line that does not multiply': drawn(sums('350.00', '28.00', '378.00'), [
    ['Oak shelving', '2', '100.00', '200.00'],
    ['Site survey', '3', '55.00', '150.00'],
  ]),
  'with shipping and a discount': drawn([
    ['Subtotal', '$350.00'],
    ['Discount', '-$35.00'],
    ['Shipping', '$5.00'],
    ['Total', '$320.00'],
  ]),
  'with a tax that nothing confirms': drawn([
    ['Total', '$350.00'],
    ['of which VAT', '$58.55'],
  ]),
  'with a total by name that follows from nothing': drawn([
    ...sums('350.00', '28.00', '378.00'),
    ['Total tax', '$84.50'],
  ]),
  'without a total': drawn([]),
  'a credit note without minus': [title('CREDIT NOTE'), ...drawn(sums('350.00', '28.00', '378.00')).slice(1)],
};

describe('an uncorrected invoice, judged again after it was stored', () => {
  test.each(Object.entries(INVOICES))('%s: is what it was', async (_, lines) => {
    const { asRead, again } = judgedAgain(await readInvoice(lines));
    expect(asRead).toHaveLength(1);
    expect(again).toEqual(asRead);
  });
});

type Change = {
  readonly fields?: Partial<DocumentFields>;
  readonly lines?: Readonly<Record<number, Partial<LineItem> | 'left out'>>;
  readonly added?: readonly Pick<LineItem, 'quantity' | 'unitPrice' | 'amount'>[];
};

function correct(
  { fields, lines, evidence }: InvoiceReading,
  change: Change,
  kept: InvoiceReading['evidence'] = evidence,
) {
  if (kept === undefined) throw new Error('a reading without what judging it again takes');
  const standing = lines.flatMap((line, readAs): JudgedLine[] => {
    const cells = change.lines?.[readAs];
    if (cells === 'left out') return [];
    return [{ ...line, ...cells, readAs, changed: Object.keys(cells ?? {}) }];
  });
  const added = (change.added ?? []).map((line) => {
    const source = { page: 1, box: [0, 0, 0, 0] as [number, number, number, number] };
    return { ...line, source, readAs: null, changed: Object.keys(line) };
  });
  const { verdict, findings } = judgeInvoice(kept, {
    fields: { ...fields, ...change.fields },
    lines: [...standing, ...added],
    entered: INVOICE_SUMS.filter((name) => name in (change.fields ?? {})),
  });
  return { verdict, findings: findings.map(nameOf) };
}

describe('a corrected invoice', () => {
  test.each<[string, DrawnLine[], Change]>([
    ['its total', drawn(sums('350.00', '28.00', '387.00')), { fields: { total: '378.00' } }],
    ['its tax', drawn(sums('350.00', '82.00', '378.00')), { fields: { tax: '28.00' } }],
    [
      'an amount of a line',
      drawn(sums('350.00', '28.00', '378.00'), [['Oak shelving', '2', '100.00', '260.00'], LINES[1] ?? []]),
      { lines: { 0: { amount: '200.00' } } },
    ],
    [
      'a missing line',
      drawn(sums('375.00', '30.00', '405.00')),
      { added: [{ quantity: '1', unitPrice: '25.00', amount: '25.00' }] },
    ],
    ['a missing discount', drawn(sums('350.00', '28.00', '368.00')), { fields: { discount: '10.00' } }],
    ['missing charges', drawn(sums('350.00', '28.00', '388.00')), { fields: { charges: '10.00' } }],
    [
      'a total that is printed twice',
      drawn([...sums('350.00', '28.00', '387.00'), ['Amount due', '$387.00']]),
      { fields: { total: '378.00' } },
    ],
  ])('is proven once %s is right', async (_, lines, change) => {
    const reading = await readInvoice(lines);
    expect(reading.verdict).toBe('contradicted');
    const { verdict, findings } = correct(reading, change);
    expect([verdict, findings]).toEqual(['proven', ['check-holds lines']]);
  });

  test.each<[string, Change, string, string]>([
    ['another total', { fields: { total: '378.01' } }, 'contradicted', 'sum-break document'],
    ['another amount', { lines: { 1: { amount: '151.00' } } }, 'contradicted', 'sum-break lines'],
    ['another quantity', { lines: { 1: { quantity: '4' } } }, 'unproven', 'figures-disagree line-product'],
    ['no total', { fields: { total: null } }, 'unproven', 'not-found total'],
    ['one line less', { lines: { 0: 'left out' } }, 'contradicted', 'sum-break lines'],
    ['more decimals than it prints', { fields: { total: '378.001' } }, 'contradicted', 'sum-break document'],
  ])('is not proven any more with %s', async (_, change, verdict, finding) => {
    const judged = correct(await readInvoice(drawn(sums('350.00', '28.00', '378.00'))), change);
    expect(judged.verdict).toBe(verdict);
    expect(judged.findings).toContain(finding);
  });

  test('is proven once the unexplained printed subtotal is replaced', async () => {
    const reading = await readInvoice(drawn(sums('530.00', '28.00', '378.00')));
    expect([reading.verdict, reading.fields.subtotal]).toEqual(['unproven', null]);
    expect(correct(reading, { fields: { subtotal: '350.00' } }).verdict).toBe('proven');
  });

  test('is proven once the tax of one rate is replaced by the total tax', async () => {
    const reading = await readInvoice(
      drawn([
        ['Subtotal', '$350.00'],
        ['VAT 19%', '$38.00'],
        ['VAT 7%', '$10.50'],
        ['Total VAT', '$48.50'],
        ['Total', '$389.50'],
      ]),
    );
    const fields = { tax: '48.50', total: '398.50' };
    expect([reading.verdict, correct(reading, { fields }).verdict]).toEqual(['contradicted', 'proven']);
  });

  test('keeps the discount of its line in quantity × price', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 250> 330> 420> 540>', [
        ['Description', 'Quantity', 'Unit price', 'Discount', 'Amount'],
        ['Oak shelving', '2', '100.00', '10%', '180.00'],
        ['Site survey', '3', '50.00', '0%', '150.00'],
      ]),
      [],
      ...table('360 540>', sums('330.00', '26.40', '356.40')),
    ]);
    expect(reading.verdict).toBe('proven');
    expect(correct(reading, { lines: { 0: { quantity: '2.0' } } }).verdict).toBe('proven');
    expect(correct(reading, { lines: { 0: { quantity: '3' } } }).verdict).toBe('unproven');
  });

  test('stored before its evidence was is judged by its own figures, and never proven', async () => {
    const { evidence: _, ...stored } = await readInvoice(drawn(sums('350.00', '28.00', '387.00')));
    const kept = formerInvoiceEvidence(stored, stored.findings);
    expect(correct(stored, {}, kept).verdict).toBe('contradicted');
    const corrected = correct(stored, { fields: { total: '378.00' } }, kept);
    expect(corrected.verdict).toBe('unproven');
    expect(corrected.findings).toContain('not-checked read-before');
    expect(corrected.findings).not.toContain('sum-break document');
  });
});
