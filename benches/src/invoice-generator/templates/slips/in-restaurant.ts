import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, PLAIN_DOT, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** An Indian restaurant's bill: quantity, rate and amount in columns, service charge and two halves of tax, rounded off. */
export const inRestaurant: Template = {
  ...COUNTRY.in,
  ...SLIP,
  id: 'in-restaurant',
  numbers: [PLAIN_DOT],
  dates: ['dd/MM/yy', 'dd-MMM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'PANEER BUTTER MASALA',
        'GARLIC NAAN',
        'VEG BIRYANI',
        'SWEET LIME SODA',
        'DAL TADKA',
        'MINERAL WATER',
      ],
      quantities: [1000, 2000, 4000],
      price: [3000, 34_000],
    });
    const sum = sumOf(goods);
    const half = Math.round(sum * 0.025);
    const raw = sum + 2 * half;
    const total = Math.round(raw / 100) * 100;
    const number = s.random.digits(5);
    const look = slip(
      head(
        '<b>SPICE COURTYARD</b>',
        '(A unit of Deccan Hospitality Pvt. Ltd.)',
        '100 Feet Road, Indiranagar',
        'Bengaluru - 560038',
        'GSTIN: 29AAACD1234F1Z2',
        'FSSAI: 11215334000567',
      ),
      lines(`Bill No: ${number} &nbsp; Table: 7`, `Date: ${s.date(s.day)} 21:14`, 'Cashier: biller'),
      '<hr>',
      rows([
        ['Item', 'Qty.', 'Price', 'Amount'],
        ...goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
        ]),
        [
          `Total Qty: ${goods.reduce((all, item) => all + item.quantity / 1000, 0)}`,
          '',
          'Sub Total',
          s.number(sum),
        ],
        ['', '', 'CGST 2.5%', s.number(half)],
        ['', '', 'SGST 2.5%', s.number(half)],
        ['', '', 'Round off', (total - raw < 0 ? '-' : '+') + s.number(Math.abs(total - raw))],
        ['', '', '<b>Grand Total</b>', `<b>₹${s.number(total)}</b>`],
      ]),
      head('Thank You! Visit Again'),
    );
    return drawn(
      s,
      { ...look, goods },
      {
        number,
        vendor: 'SPICE COURTYARD',
        subtotal: sum,
        tax: 2 * half,
        total,
        alt: { vendor: ['Deccan Hospitality Pvt. Ltd.'] },
      },
    );
  },
};
