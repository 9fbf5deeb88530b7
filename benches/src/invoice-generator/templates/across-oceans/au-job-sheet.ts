import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf, withTax } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A plumber's job sheet: labour and parts in two tables side by side in meaning, each with its sum, deposit paid, balance due. */
export const auJobSheet: Template = {
  ...COUNTRY.au,
  id: 'au-job-sheet',
  draw: (s) => {
    const n = (minor: number) => `$${s.number(minor)}`;
    const labour = [
      good('Call-out and first hour', 14_500),
      good('Additional labour (hours)', 11_000, { quantity: s.random.pick([1500, 2000, 3250]) }),
    ];
    const parts = s.goods({
      count: [1, 4],
      names: ['Flick mixer chrome', 'Copper pipe 15mm /m', 'Isolation valve', 'Silicone tube'],
      quantities: [1000, 2000, 3000],
      price: [450, 23_000],
    });
    const goods = [...labour, ...parts];
    const { subtotal, tax, total } = withTax(goods, 0.1);
    const paid = 10_000;
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Redback Plumbing & Gas',
      s.random.pick(['Tess Macarthur', 'Wattle Street Strata']),
    ];
    const body = `<div class="flex"><div><b style="font-size:16pt">${vendor}</b>${lines('ABN 12 345 678 901 · Lic 204466C', '0400 555 019 · jobs@redback.example', '4/17 Depot Lane, Marrickville NSW 2204')}</div><div style="text-align:right"><b style="font-size:14pt">Tax Invoice ${number}</b>${lines(`Issued ${s.date(s.day)}`, `Due ${s.date(s.day + 7)}`)}</div></div><br><table class="wide"><tr><td><span class="small">CUSTOMER</span>${lines(`<b>${customer}</b>`, '12 Wattle Street', 'Ultimo NSW 2007')}</td><td><span class="small">JOB</span>${lines('Leaking mixer, bathroom', 'Completed by: Sam')}</td></tr></table><br>
      <b>Labour</b>${grid(
        ['Item', 'Qty', 'Rate', 'Amount'],
        labour.map((item) => [item.name, s.quantity(item.quantity), n(item.price), n(item.amount)]),
      )}<p class="r">Labour total ${n(sumOf(labour))}</p>
      <b>Materials</b>${grid(
        ['Item', 'Qty', 'Price', 'Amount'],
        parts.map((item) => [item.name, s.quantity(item.quantity), n(item.price), n(item.amount)]),
      )}<p class="r">Materials total ${n(sumOf(parts))}</p>
      ${pairs(
        [
          ['Subtotal (ex GST)', n(subtotal)],
          ['GST', n(tax)],
          ['Total (inc GST)', n(total)],
          ['Deposit paid', `-${n(paid)}`],
          ['<b>Balance due</b>', `<b>${n(total - paid)}</b>`],
        ],
        'right',
      )}<p class="small">Direct deposit: BSB 062-000 Acct 1234 5678. Quote invoice number as reference.</p>`;
    return drawn(s, { body, goods }, { number, due: s.day + 7, vendor, customer, subtotal, tax, total });
  },
};
