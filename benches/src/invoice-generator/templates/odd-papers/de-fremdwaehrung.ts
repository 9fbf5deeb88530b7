import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { COMMA, DOT, drawn, type Template } from '../template.ts';

/** An invoice in a foreign currency that shows the sum in its own as well. */
export const deFremdwaehrung: Template = {
  ...COUNTRY.us,
  id: 'de-fremdwaehrung',
  country: 'DE',
  numbers: [DOT, COMMA],
  dates: ['dd.MM.yyyy', 'yyyy-MM-dd'],
  size: 'a4',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Machine inspection', 'Spare part set B', 'Travel expenses', 'Remote support'],
      details: ['PO line 10'],
      price: [5000, 400_000],
    });
    const total = sumOf(goods);
    const number = `EX-${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Nordwerk Maschinenbau GmbH',
      s.random.pick(['Cascade Brewing Co.', 'Tulsa Packaging LLC']),
    ];
    const body = `<p class="small"><u>${vendor}, Werkstrasse 9, 24534 Neumünster, Germany</u></p>${lines(customer, '1500 Industrial Pkwy', 'Tulsa, OK 74107', 'USA')}<div class="r">${lines(`Invoice no.: ${number}`, `Invoice date: ${s.date(s.day)}`, `Due date: ${s.date(s.day + 30)}`, 'Currency: USD')}</div><h2>INVOICE</h2>
      ${goodsTable(
        [
          ['Pos.', 'l', (_, index) => `${index + 1}`],
          ['Description', 'l', named],
          ['Quantity', 'r', (good) => s.quantity(good.quantity)],
          ['Unit price USD', 'r', (good) => s.number(good.price)],
          ['Amount USD', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Net amount', s.number(total)],
          ['VAT 0%', s.number(0)],
          ['<b>Total amount USD</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">For information: equals EUR ${s.number(Math.round(total * 0.92))} at an exchange rate of 1 USD = 0.9200 EUR. Tax-free export delivery.</p>`;
    return drawn(
      s,
      { style: '.goods thead{border-bottom:1px solid}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal: total, tax: 0, total, alt: { tax: [null] } },
    );
  },
};
