import { describe, expect, test } from 'vitest';
import type { Item } from '../src/invoice/items/items.ts';
import { withoutTail } from '../src/invoice/items/tail-of-items.ts';
import type { Ruling } from '../src/read/page.ts';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const head = [title('INVOICE'), say('Northgate Fixings Ltd'), say('Invoice number: 2025-0117'), []];

describe('what follows the items', () => {
  test('is no further section where it comes to nothing', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 330> 540>', [
        ['Priming window frames', '148,00 m2', '4,810.00'],
        ['Spraying ceilings', '310,00 m2', '2,635.00'],
        ['Extra work: water damage 7', '5,50 h', '286.00'],
        ['Extra work: material', '', '64.00'],
      ]),
      ...table('150 540>', [
        ['Total excluding VAT', '7,795.00'],
        ['Vornal 8118.74.055.B01', '0.00'],
        ['Amount due', '7,795.00'],
      ]),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['4810.00', '2635.00', '286.00', '64.00']);
  });

  test('is no item where an address is printed next to the names of sums', async () => {
    const reading = await readInvoice([
      ...head,
      ...table('50 540>', [
        ['Items ordered', 'Price'],
        ['Cast iron skillet', '34.95'],
        ['Beeswax food wraps', '29.00'],
      ]),
      [],
      ...table('50 360 540>', [
        ['Dana Placeholder', 'Shipping:', '6.99'],
        ['88 Sample Avenue', 'Free delivery:', '-6.99'],
        ['Boise', 'Total before tax:', '63.95'],
        ['', 'Tax 6%:', '3.84'],
        ['', 'Grand total:', '67.79'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['- × - = 34.95 Cast iron skillet', '- × - = 29.00 Beeswax food wraps']);
  });
});

describe('a discount right under the items', () => {
  const items = [
    itemAt(0, { description: 'Bookkeeping', amount: 40000, ties: true }),
    itemAt(1, { description: 'Annual accounts', amount: 20000, ties: true }),
    itemAt(2, { description: 'Discount', amount: -5000, isAdjustment: true }),
  ];
  const rulings = (at: number) =>
    new Map<number, readonly Ruling[]>([[1, [{ isHorizontal: true, at, from: 50, to: 540 }]]]);
  const line = { page: 1, words: [], top: 145, bottom: 155, left: 50, right: 540 };
  const below = { position: 3, line, figures: [], chunks: [], isFurniture: false };

  test('is set aside where the table is ruled off above it', () => {
    const [set] = withoutTail({ items, prior: 1 }, { rows: [below], rulings: rulings(127) });
    expect(set).toMatchObject({ setAside: -5000, items: items.slice(0, 2) });
  });

  test('is one of them where the table is ruled off below it', () => {
    expect(withoutTail({ items, prior: 1 }, { rows: [below], rulings: rulings(142) })).toEqual([]);
    // A till's lines are followed by nothing that is looked up.
    expect(withoutTail({ items, prior: 1 }, { rows: [], rulings: rulings(142) })).toEqual([]);
  });
});

function itemAt(index: number, own: Pick<Item, 'description' | 'amount'> & Partial<Item>): Item {
  const top = 100 + index * 15;
  const isPriced = own.ties === true;
  return {
    quantity: isPriced ? { units: 1, scale: 0 } : null,
    unitPrice: isPriced ? { units: own.amount, scale: 2 } : null,
    taxRate: null,
    ties: null,
    isAdjustment: false,
    page: 1,
    position: index,
    box: [50, top, 540, top + 10],
    indent: 50,
    table: 1,
    discount: null,
    perZeros: 0,
    ...own,
  };
}
