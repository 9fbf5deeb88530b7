import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';
import { GOODS } from './goods.ts';

/** A credit note that prints its amounts without a minus. */
export const ukCreditPlain: Template = {
  ...COUNTRY.uk,
  id: 'uk-credit-plain',
  dates: ['d MMM yyyy', 'dd.MM.yyyy'],
  draw: (s) => {
    const goods = s.goods({ count: [1, 4], names: GOODS, rates: [20] });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal / 5);
    const number = `CN-${s.random.digits(4)}`;
    const [vendor, customer] = ['Pennine Paper Company Ltd', s.random.pick(BUYERS)];
    const body = `<h1>CREDIT NOTE</h1><div class="flex"><div>${lines(`<b>${vendor}</b>`, '88 Canal Street', 'Skipton BD23 1AA')}</div><div><b>Credit to</b>${lines(customer, '2 Fold Lane', 'Otley LS21 3DT')}</div>
      ${pairs([
        ['Credit Note No', number],
        ['Date', s.date(s.day)],
        ['Original invoice', `INV-${s.random.digits(4)}`],
      ])}</div><br>
      ${goodsTable(
        [
          ['Item', 'l', (good) => good.name],
          ['Qty', 'c', (good) => s.quantity(good.quantity)],
          ['Price', 'r', (good) => `£${s.number(good.price)}`],
          ['Total', 'r', (good) => `£${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Sub Total', `£${s.number(subtotal)}`],
          ['VAT @ 20%', `£${s.number(tax)}`],
          ['<b>Total Credit</b>', `<b>£${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { style: '.goods th{background:#333;color:#fff}', body, goods },
      { number, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
