import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';

/** A mobile operator's bill: plan, calls, a discount among the charges, VAT at the end. */
export const ukTelecom: Template = {
  ...COUNTRY.uk,
  id: 'uk-telecom',
  dates: ['d MMMM yyyy', 'd MMM yy'],
  draw: (s) => {
    const charges = s.goods({
      count: [2, 5],
      names: [
        'Monthly plan 30GB SIM only',
        'Device plan instalment',
        'Calls to 084 and 087 numbers',
        'Roaming day pass x 3',
        'Insurance',
      ],
      quantities: [1000],
      price: [150, 4500],
    });
    const off = {
      ...charges[0],
      name: 'Loyalty discount',
      details: [],
      amount: -s.random.whole(100, 400),
    } as (typeof charges)[number];
    const goods = [...charges, off];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal / 5);
    const number = `M${s.random.digits(9)}`;
    const [vendor, customer] = ['Clearwave Mobile Limited', s.random.pick(BUYERS)];
    const body = `<div class="flex"><div>${lines(customer, '7 Orchard Close', 'Hereford', 'HR1 2AB')}</div><div class="r"><b style="font-size:18pt;color:#609">clearwave</b></div></div>
      <h1>Your bill</h1>${pairs([
        ['Bill number', number],
        ['Bill date', s.date(s.day)],
        ['Account number', s.random.digits(8)],
      ])}
      <p style="font-size:15pt">Total to pay <b>£${s.number(subtotal + tax)}</b></p><p>We’ll collect this by Direct Debit on or after ${s.date(s.day + 14)}.</p><h2>What makes up your bill</h2>
      ${goodsTable(
        [
          ['Description', 'l', (good) => good.name],
          [
            'Amount',
            'r',
            (good) => (good.amount < 0 ? `-£${s.number(-good.amount)}` : `£${s.number(good.amount)}`),
          ],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Total before VAT', `£${s.number(subtotal)}`],
          ['VAT at 20%', `£${s.number(tax)}`],
          ['<b>Total charges</b>', `<b>£${s.number(subtotal + tax)}</b>`],
        ],
        'wide',
      )}
      <p class="small">${vendor}, registered in England 01234567. Registered office: 1 Wave Court, Reading RG1 1AA. VAT no. GB 111 2223 44</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax,
        alt: { due_date: [new Date((s.day + 14) * 864e5).toISOString().slice(0, 10)], vendor: ['clearwave'] },
      },
    );
  },
};
