import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A subscription billed by a payment service: the sum due in a sentence, periods under the names, the tax of another country. */
export const usSubscriptionPeriod: Template = {
  ...COUNTRY.us,
  id: 'us-subscription-period',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const n = (minor: number) => (minor < 0 ? `-$${s.number(-minor)}` : `$${s.number(minor)}`);
    const period = `${s.date(s.day)} – ${s.date(s.day + 30)}`;
    const seats = s.random.whole(2, 40);
    const goods = [
      good('Team plan (per seat)', 1500, { quantity: seats * 1000, details: [period] }),
      good('Additional storage 100 GB', 900, { details: [period] }),
      ...(s.random.chance(0.5)
        ? [
            good('Unused time on Starter plan after upgrade', -412, {
              details: [period],
            }),
          ]
        : []),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.08875);
    const number = `${s.random.code(8)}-00${s.random.digits(2)}`;
    const [vendor, customer] = [
      'Papertrail Labs, Inc.',
      s.random.pick(['Marlow & Finch LLC', 'Nadia Okafor']),
    ];
    const body = `<h1>Invoice</h1>${pairs([
      ['<b>Invoice number</b>', `<b>${number}</b>`],
      ['Date of issue', s.date(s.day)],
      ['Date due', s.date(s.day)],
    ])}<br><div class="flex"><div><b>${vendor}</b>${lines('548 Market Street', 'PMB 71203', 'San Francisco, California 94104', 'United States', 'billing@papertrail.example')}</div><div style="width:55%"><b>Bill to</b>${lines(customer, '61 Mercer Street', 'New York, New York 10013', 'United States', 'accounts@customer.example')}</div></div><br>
      <h2>${n(subtotal + tax)} USD due ${s.date(s.day)}</h2><p><a href="#">Pay online</a></p><br>
      ${grid(
        ['Description', 'Qty', 'Unit price', 'Amount'],
        goods.map((item) => [
          `${item.name}<br><span class="small">${item.details[0]}</span>`,
          s.quantity(item.quantity),
          n(item.price),
          n(item.amount),
        ]),
      )}
      ${pairs(
        [
          ['Subtotal', n(subtotal)],
          ['Total excluding tax', n(subtotal)],
          [`Sales Tax - New York (8.875% on ${n(subtotal)})`, n(tax)],
          ['Total', n(subtotal + tax)],
          ['<b>Amount due</b>', `<b>${n(subtotal + tax)} USD</b>`],
        ],
        'right half',
      )}<p class="small" style="margin-top:60pt">${number} · ${n(subtotal + tax)} USD due ${s.date(s.day)} <span style="float:right">Page 1 of 1</span></p>`;
    return drawn(
      s,
      { style: '.half{width:50%}thead{border-bottom:1px solid}', body, goods },
      { number, due: s.day, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
