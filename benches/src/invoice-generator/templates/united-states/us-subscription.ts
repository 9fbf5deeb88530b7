import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A subscription's receipt of a payment service: few lines, periods below them, what was paid. */
export const usSubscription: Template = {
  ...COUNTRY.us,
  id: 'us-subscription',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 3],
      names: [
        'Team plan',
        'Pro workspace (per seat)',
        'Extra storage 500 GB',
        'API usage - requests',
        'Email add-on',
      ],
      details: ['Jan 5 – Feb 5, 2025', 'Feb 1, 2025 – Mar 1, 2025'],
      quantities: [1000, 1000, 5000, 12_000],
      price: [400, 12_000],
    });
    const subtotal = sumOf(goods);
    const tax = s.random.chance(0.4) ? Math.round(subtotal * 0.0725) : 0;
    const isReceipt = s.random.chance(0.5);
    const number = `${s.random.code(8)}-000${s.random.whole(1, 9)}`;
    const [vendor, customer] = [
      'Northstar Cloud, Inc.',
      s.random.pick(['Priya Raman', 'Oakline Studio', 'Hector Villanueva']),
    ];
    const total = subtotal + tax;
    const due = s.day;
    const body = `<div class="flex"><h1>${isReceipt ? 'Receipt' : 'Invoice'}</h1><b style="font-size:14pt;color:#888">Northstar</b></div>
      ${pairs(
        [
          ['Invoice number', number],
          [isReceipt ? 'Date paid' : 'Date of issue', s.date(s.day)],
          ['Date due', isReceipt ? null : s.date(due)],
          ['Payment method', isReceipt ? 'Visa - 4242' : null],
        ],
        'meta',
      )}<br>
      <div class="flex" style="width:75%"><div><b>${vendor}</b>${lines('548 Market Street', 'PMB 51234', 'San Francisco, California 94104', 'United States', 'support@northstar.example')}</div>
      <div><b>Bill to</b>${lines(customer, '77 Alder Way', 'Portland, Oregon 97205', 'United States', 'accounts@customer.example')}</div></div>
      <h2>$${s.number(total)} ${isReceipt ? `paid on ${s.date(s.day)}` : `USD due ${s.date(due)}`}</h2>
      ${goodsTable(
        [
          ['Description', 'l', named],
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Unit price', 'r', (good) => `$${s.number(good.price)}`],
          ['Amount', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
      )}${pairs(
        [
          ['Subtotal', `$${s.number(subtotal)}`],
          [`Sales Tax - Oregon (7.25% on $${s.number(subtotal)})`, tax > 0 ? `$${s.number(tax)}` : null],
          ['Total', `$${s.number(total)}`],
          [
            isReceipt ? '<b>Amount paid</b>' : '<b>Amount due</b>',
            `<b>$${s.number(total)}${isReceipt ? '' : ' USD'}</b>`,
          ],
        ],
        'right',
      )}`;
    return drawn(
      s,
      {
        style:
          '.meta td:first-child{font-weight:bold}.meta .r{text-align:left}.goods thead{border-bottom:1px solid #999}.right{width:55%}',
        body,
        goods,
      },
      { number, due: isReceipt ? null : due, vendor, customer, subtotal, tax: tax > 0 ? tax : null, total },
    );
  },
};
