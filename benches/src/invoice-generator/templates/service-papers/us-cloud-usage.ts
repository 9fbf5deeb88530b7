import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A cloud provider's bill: services, each with a sum, and usage rows of no price below them. */
export const usCloudUsage: Template = {
  ...COUNTRY.us,
  id: 'us-cloud-usage',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'Compute engine',
        'Object storage',
        'Managed database',
        'Data transfer',
        'Content delivery',
        'Container registry',
      ],
      details: ['us-east, 730 hours', '512 GB-months'],
      quantities: [1000],
      price: [1, 30_000],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.0625);
    const number = s.random.digits(10);
    const [vendor, customer] = [
      'Stratus Cloud Services, Inc.',
      s.random.pick(['Fernwood Analytics', 'Bluebird Games LLC']),
    ];
    const body = `<div class="flex"><div><b style="font-size:18pt;color:#e70">Stratus</b></div><div class="r"><b>Invoice</b>${lines(`Invoice number: ${number}`)}</div></div>
      <div class="flex"><div><b>Bill to</b>${lines(customer, '88 Pine Street, Floor 4', 'Seattle, WA 98101', 'United States')}</div>
      <div style="width:50%"><b>Details</b>${pairs(
        [
          ['Invoice number', number],
          ['Invoice date', s.date(s.day)],
          ['Billing ID', 'A1B2-C3D4-E5'],
          ['Account ID', s.random.digits(12)],
        ],
        'wide',
      )}</div></div>
      <p>${vendor}</p><p>2000 Rainier Avenue, Seattle, WA 98144</p><p>Federal Tax ID: 91-1234567</p><br>
      <b>Total amount due</b><p style="font-size:20pt">$${s.number(subtotal + tax)}</p><p>Summary for ${s.date(s.day - 31)} - ${s.date(s.day - 1)}</p>
      ${goodsTable(
        [
          [
            'Service',
            'l',
            (good) => `${good.name}${good.details.map((text) => `<br>&nbsp;&nbsp;${text}`).join('')}`,
          ],
          ['Amount ($)', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Subtotal in USD', `$${s.number(subtotal)}`],
          ['State sales tax (6.25%)', `$${s.number(tax)}`],
          ['<b>Total in USD</b>', `<b>$${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}<p>You will be automatically charged for any amount due.</p>`;
    return drawn(
      s,
      { style: '.goods thead{border-bottom:1px solid #bbb}', body, goods, prints: AMOUNTS_ONLY },
      { number, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
