import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';

const SERVICES = [
  'Lawn maintenance - weekly mowing',
  'Irrigation system inspection',
  'Website design and development',
  'Monthly bookkeeping',
  'Tree trimming and removal',
  'Consulting services',
  'Office deep clean',
  'Drywall repair and paint',
];

const DETAILS = [
  'Front and back yard, includes edging',
  'Per signed proposal dated 3/2',
  'Labor and materials',
  'Crew of two',
];

/** Services with an activity column, sales tax and a balance due, as small-business ledgers print them. */
export const usActivity: Template = {
  ...COUNTRY.us,
  id: 'us-activity',
  dates: ['MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({ count: [1, 7], names: SERVICES, details: DETAILS, price: [4500, 90_000] });
    const subtotal = sumOf(goods);
    const rate = s.random.pick([0, 6.25, 8.875]);
    const tax = Math.round((subtotal * rate) / 100);
    const paid = s.random.chance(0.3) ? Math.round((subtotal + tax) / 2) : 0;
    const number = s.random.digits(4);
    const [vendor, customer] = [
      s.random.pick(['Green Acres Landscaping LLC', 'Summit Bookkeeping Inc.', 'Bright Home Services']),
      s.random.pick(BUYERS),
    ];
    const body = `<div class="flex"><div><b style="font-size:13pt">${vendor}</b>${lines('4410 Juniper Road', 'Fort Collins, CO 80525 US', '+1 9705550143', 'billing@example.com')}</div></div>
      <h1 style="color:#2a7ab0">INVOICE</h1><div class="flex"><div><b>BILL TO</b>${lines(customer, '812 W Elm Street', 'Loveland, CO  80537')}</div>
      ${pairs([
        ['<b>INVOICE #</b>', number],
        ['<b>DATE</b>', s.date(s.day)],
        ['<b>DUE DATE</b>', s.date(s.day + 15)],
        ['<b>TERMS</b>', 'Net 15'],
      ])}</div><br>
      ${goodsTable(
        [
          ['DATE', 'l', () => s.date(s.day - 2)],
          [
            'ACTIVITY',
            'l',
            (good) => `<b>${good.name}</b>${good.details.map((text) => `<br>${text}`).join('')}`,
          ],
          ['QTY', 'r', (good) => s.quantity(good.quantity)],
          ['RATE', 'r', (good) => s.number(good.price)],
          ['AMOUNT', 'r', (good) => `${s.number(good.amount)}${rate > 0 ? 'T' : ''}`],
        ],
        goods,
      )}<div class="flex"><p style="width:45%">Thank you for your business! Please make checks payable to ${vendor}.</p>
      ${pairs([
        ['SUBTOTAL', s.number(subtotal)],
        [`TAX (${rate}%)`, rate > 0 ? s.number(tax) : null],
        ['TOTAL', s.number(subtotal + tax)],
        ['PAYMENT', paid > 0 ? s.number(paid) : null],
        ['<b>BALANCE DUE</b>', `<b>$${s.number(subtotal + tax - paid)}</b>`],
      ])}</div>`;
    return drawn(
      s,
      {
        style: '.goods th{background:#d9ebf7;color:#2a7ab0}.goods td{border-bottom:1px dotted #bbb}',
        body,
        goods,
      },
      {
        number,
        due: s.day + 15,
        vendor,
        customer,
        subtotal,
        tax: rate > 0 ? tax : null,
        total: subtotal + tax,
        alt: { tax: [null] },
      },
    );
  },
};
