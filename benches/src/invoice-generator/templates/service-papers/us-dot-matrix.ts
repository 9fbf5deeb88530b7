import { COUNTRY } from '../countries.ts';
import { sumOf } from '../sheet.ts';
import { DOT, drawn, PLAIN_DOT, type Template } from '../template.ts';

/** A statement-like layout in capitals from an accounting package of the nineties: dot-matrix columns, no rules. */
export const usDotMatrix: Template = {
  ...COUNTRY.us,
  id: 'us-dot-matrix',
  numbers: [PLAIN_DOT, DOT],
  dates: ['MM/dd/yy'],
  draw: (s) => {
    const goods = s.goods({
      count: [3, 14],
      names: [
        'HEX BOLT 3/8-16 X 2',
        'FLAT WASHER 3/8 ZINC',
        'SILICONE SEALANT CLR',
        'CUTTING DISC 4-1/2',
        'SAFETY GLASSES',
        'NITRILE GLOVES LG',
      ],
      units: ['EA', 'BX', 'CS'],
      quantities: [1000, 12_000, 100_000],
      price: [8, 4400],
    });
    const subtotal = sumOf(goods);
    const freight = s.random.pick([0, 1250, 1875]);
    const tax = Math.round(subtotal * 0.06);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'KEYSTONE INDUSTRIAL SUPPLY',
      s.random.pick(['RIDGE FABRICATION INC', 'MILLER & SONS GARAGE']),
    ];
    const pad = (text: string, width: number) => text.padEnd(width).slice(0, width);
    const num = (text: string, width: number) => text.padStart(width);
    const rows = goods.map(
      (good, index) =>
        `${num(String(index + 1), 3)} ${num(s.quantity(good.quantity), 6)} ${pad(good.unit, 3)} ${pad(good.code, 9)} ${pad(good.name, 24)} ${num(s.number(good.price), 9)} ${num(s.number(good.amount), 11)}`,
    );
    const foot = (label: string, value: number) =>
      `${' '.repeat(44)}${pad(label, 14)}${num(s.number(value), 12)}`;
    const text = [
      `${pad(vendor, 46)}INVOICE`,
      `${pad('1400 FURNACE RD', 46)}INVOICE NO: ${number}`,
      `${pad('YORK PA 17403', 46)}INV DATE: ${s.date(s.day)}`,
      `${pad('717-555-0133', 46)}TERMS: 2% 10 NET 30`,
      '',
      `SOLD TO: ${customer}`,
      '         455 QUARRY LN',
      '         LANCASTER PA 17601',
      '',
      `LN     QTY U/M ITEM NO   DESCRIPTION                   PRICE   EXTENSION`,
      '-'.repeat(72),
      ...rows,
      '-'.repeat(72),
      foot('SUBTOTAL', subtotal),
      ...(freight > 0 ? [foot('FREIGHT', freight)] : []),
      foot('SALES TAX', tax),
      foot('TOTAL DUE', subtotal + freight + tax),
    ];
    return drawn(
      s,
      {
        style: 'pre{font:8.5pt "Liberation Mono"}',
        body: `<pre>${text.join('\n').replaceAll('&', '&amp;')}</pre>`,
        chance: 0,
        goods,
      },
      { number, vendor, customer, subtotal, tax, total: subtotal + freight + tax },
    );
  },
};
