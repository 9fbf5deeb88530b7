import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readDrawn } from './read-drawn.ts';
import { readInvoice } from './read-invoice.ts';

const head = [
  title('Invoice INV-1048'),
  say('Marlowe & Sons Ltd'),
  say('Date 8 October 2026'),
  say('Bill to: Penrose Foods Ltd'),
  [],
];

/** What an invoice of these goods and sums is said to be: proven as printed, not with one amount altered. */
const verdictOf = async (goods: DrawnLine[], sums: readonly (readonly string[])[], columns = '330 540>') =>
  (await readInvoice([...head, ...goods, [], ...table(columns, sums)])).verdict;

const goods = table('50 330> 430> 540>', [
  ['Description', 'Qty', 'Price', 'Amount'],
  ['Oak shelf', '2', '100.00', '200.00'],
  ['Pine shelf', '3', '50.00', '150.00'],
  ['Brackets', '4', '25.00', '100.00'],
  ['Fitting', '1', '50.00', '50.00'],
]);

describe('an amount that is not what the others make keeps an invoice from being proven:', () => {
  test('what is to pay below a total without tax and a deduction', async () => {
    const work = table('50 80 300> 380> 460> 540>', [
      ['Item', 'Description of work', 'Scheduled value', 'Previously billed', 'This invoice', '% done'],
      ['01', 'Mobilization', '300.00', '100.00', '200.00', '100%'],
      ['02', 'Studs', '1,200.00', '0.00', '300.00', '25%'],
      ['', 'Totals', '1,500.00', '100.00', '500.00', '40%'],
    ]);
    const doubts = async (due: string) => {
      const { findings } = await readInvoice([
        ...head,
        ...work,
        ...table('300 460>', [
          ['Work completed this period', '500.00'],
          ['Less retainage 10%', '-50.00'],
          ['Current payment due', due],
        ]),
      ]);
      return findings.filter(({ code }) => code === 'not-checked');
    };
    expect(await doubts('450.00')).toEqual([]);
    expect(await doubts('460.00')).not.toEqual([]);
  });

  test('a sum of lines that two lines in the middle make by chance', async () => {
    const verdict = async (whole: string) => {
      const reading = await readDrawn([
        [
          ...head,
          ...table('50 120 430> 540>', [
            ['Date', 'Description', 'Charges', 'Credits'],
            ['03/03/2026', 'Oral evaluation', '62.00', ''],
            ['03/03/2026', 'Prophylaxis', '118.00', ''],
            ['03/03/2026', 'Bitewings', '84.00', ''],
            ['03/10/2026', 'Composite', '238.00', ''],
            ['03/11/2026', 'Ins payment, EFT 8740', '', '312.40'],
            ['03/11/2026', 'Ins write-off', '', '96.60'],
            ['', 'Total', whole, '409.00'],
            ['', 'Patient responsibility - please pay', '', '$ 93.00'],
          ]),
          ...table('50 120 190 260', [
            ['Current', '30 days', '60 days', 'Balance'],
            ['93.00', '0.00', '0.00', '93.00'],
          ]),
          say('Pay this amount: $93.00'),
        ],
      ]);
      return JSON.stringify(reading).includes('"verdict":"proven"');
    };
    expect([await verdict('502.00'), await verdict('202.00')]).toEqual([true, false]);
  });

  test('a subtotal that only what is taken off below the total would lead to it', async () => {
    const sums = (subtotal: string) => [
      ['Subtotal', subtotal],
      ['GST 15%', '75.00'],
      ['Total', '575.00'],
      ['Less credit to INV-7711', '100.00'],
      ['Remaining', '475.00'],
    ];
    expect(await verdictOf(goods, sums('500.00'))).toBe('proven');
    expect(await verdictOf(goods, sums('600.00'))).not.toBe('proven');
  });

  test('a total above a discount that is the total below it', async () => {
    const sums = (before: string) => [
      ['Total', before],
      ['Discount', '20.00'],
      ['To pay', '480.00'],
    ];
    expect(await verdictOf(goods, sums('500.00'))).toBe('proven');
    expect(await verdictOf(goods, sums('480.00'))).not.toBe('proven');
  });

  test('a sum of a name not known above one that is taken off', async () => {
    const unexplained = async (whole: string) => {
      const { findings } = await readInvoice([
        ...head,
        ...goods,
        ...table('50 540>', [
          ['Sum excl. VAT', '500.00'],
          ['VAT 20%', '100.00'],
          ['The use of the year', whole],
          ['Charged on account in 2025 (2 rates)', '-400.00'],
          ['Remaining', '200.00'],
          ['1. rate on account 2026', '300.00'],
          ['To pay', '500.00'],
        ]),
      ]);
      return findings.filter(({ code }) => code === 'figure-unexplained').length;
    };
    expect([await unexplained('600.00'), await unexplained('500.01')]).toEqual([0, 1]);
  });

  test('a tax on what is called a subtotal, where a total of a name not known is printed', async () => {
    const sums = (total: string) => [
      ['Rate', 'Net', 'VAT', 'Subtotal', '500.00'],
      ['20%', '500.00', '100.00', 'Total VAT', '100.00'],
      ['', '', '', 'Tot. bill', total],
    ];
    const columns = '50 150> 230> 330 540>';
    expect(await verdictOf(goods, sums('600.00'), columns)).toBe('proven');
    expect(await verdictOf(goods, sums('600.01'), columns)).not.toBe('proven');
  });

  test('a line, though the table of taxes adds up to the total', async () => {
    const verdict = async (amount: string) =>
      (
        await readInvoice([
          ...head,
          ...table('50 80 300> 380> 400 440> 480> 560>', [
            ['No', 'Description', 'Unit price', 'Quantity', 'Unit', 'Discount', 'Rate', 'Net'],
            ['1', 'Oak shelf', '', '8', 'pcs', '', '20%', '545.60'],
            ['2', 'Pine shelf', '', '4', 'pcs', '16.90', '20%', amount],
            ['3', 'Brackets', '', '2', 'pcs', '', '20%', '82.00'],
            ['4', 'Syrup', '', '6', 'pcs', '', '10%', '134.40'],
            ['5', 'Rental', '', '1', 'pcs', '', '20%', '189.00'],
          ]),
          ...table('300 560>', [['Total due:', '1,513.08']]),
          ...table('50 80 300> 420> 540>', [
            ['No', 'Tax rate', 'Net amount', 'VAT amount', 'Gross amount'],
            ['1', '20% or 19%', '1,137.70', '227.54', '1,365.24'],
            ['2', '10% or 9%', '134.40', '13.44', '147.84'],
          ]),
        ])
      ).verdict;
    expect([await verdict('321.10'), await verdict('421.10')]).toEqual(['proven', 'contradicted']);
  });

  test('a base near that of the lines, from which a rate makes the same tax', async () => {
    const sums = (base: string) => [
      ['Sub', base],
      ['CGST 2.5%', '12.50'],
      ['SGST 2.5%', '12.50'],
      ['Grand total', '525.00'],
    ];
    expect(await verdictOf(goods, sums('500.00'))).toBe('proven');
    expect(await verdictOf(goods, sums('500.10'))).not.toBe('proven');
  });
});

test('what a deposit taken off holds of the tax is explained though no word says that it was paid', async () => {
  const verdict = await verdictOf(goods, [
    ['Net', '500.00'],
    ['VAT 20%', '100.00'],
    ['Total', '600.00'],
    ['Less stage 1', '-120.00'],
    ['(VAT in it', '20.00)'],
    ['Balance due', '480.00'],
  ]);
  expect(verdict).toBe('proven');
});
