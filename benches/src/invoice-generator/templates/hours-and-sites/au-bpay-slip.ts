import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** An Australian plumber: prices with GST in the lines, a payment slip below that repeats the sum. */
export const auBpaySlip: Template = {
  ...COUNTRY.au,
  id: 'au-bpay-slip',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 4],
      names: [
        'Call out and first half hour',
        'Replace flick mixer tap',
        'Hot water service 315L',
        'Supply 15mm copper',
      ],
      quantities: [1000, 2000],
      price: [4400, 180_000],
    });
    const total = sumOf(goods);
    const tax = Math.round(total / 11);
    const number = `${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Blue Gum Plumbing Pty Ltd',
      s.random.pick(['Strata Plan 88121', 'Jodie Hargreaves']),
    ];
    const n = (minor: number) => `$${s.number(minor)}`;
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('ABN 51 824 753 556', '7 Quarry Road', 'Ryde NSW 2112')}</div><h2>Tax Invoice</h2></div>${lines(`Invoice No: ${number}`, `Invoice Date: ${s.date(s.day)}`, `Due Date: ${s.date(s.day + 7)}`)}<br>${lines('Bill To:', customer, '12 Darvall Road', 'Eastwood NSW 2122')}<br>${grid(
      ['Qty', 'Item', 'Price (inc GST)', 'Total (inc GST)'],
      goods.map((item) => [s.quantity(item.quantity), item.name, n(item.price), n(item.amount)]),
    )}<br>${pairs(
      [
        ['Total (inc GST)', n(total)],
        ['GST included', n(tax)],
        ['Paid to date', n(0)],
        ['<b>Balance Due</b>', `<b>${n(total)}</b>`],
      ],
      'right',
    )}<br><div class="flex" style="border-top:2px dashed #888"><div>${lines('<b>Payment Slip</b>', `Biller Code: 123456`, `Ref: ${s.random.digits(10)}`)}</div><div>${lines(`Invoice No: ${number}`, `Amount Due: ${n(total)}`, `Due Date: ${s.date(s.day + 7)}`)}</div></div>`;
    return drawn(
      s,
      { body, goods },
      {
        number,
        due: s.day + 7,
        vendor,
        customer,
        tax,
        total,
        alt: { subtotal: [plain(total), plain(total - tax)], currency: [null, 'USD'] },
      },
    );
  },
};
