import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';

/** A utility's bill: charges grouped by service, a previous balance paid, current charges, amount due. */
export const usUtility: Template = {
  ...COUNTRY.us,
  id: 'us-utility',
  dates: ['MMM d, yyyy', 'MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [3, 6],
      names: [
        'Customer charge',
        'Energy charge 642 kWh @ $0.1124',
        'Fuel adjustment',
        'Distribution charge',
        'Street lighting',
        'Renewable program rider',
      ],
      quantities: [1000],
      price: [120, 9000],
    });
    const total = sumOf(goods);
    const previous = s.random.whole(4000, 15_000);
    const number = `${s.random.digits(4)} ${s.random.digits(4)}`.replace(' ', '-');
    const [vendor, customer] = ['Prairie Electric Cooperative', s.random.pick(BUYERS)];
    const body = `<div class="flex"><div><b style="font-size:15pt">${vendor}</b>${lines('P.O. Box 2200', 'Salina, KS 67402', 'Customer service 1-800-555-0117')}</div>
      ${pairs(
        [
          ['Invoice number', number],
          ['Account number', s.random.digits(10)],
          ['Bill date', s.date(s.day)],
          ['Due date', s.date(s.day + 20)],
        ],
        'box',
      )}</div>
      ${lines(customer, '301 Wheatland Ave', 'Salina, KS 67401')}<h2>Account summary</h2>
      ${pairs(
        [
          ['Previous balance', `$${s.number(previous)}`],
          ['Payment received - thank you', `-$${s.number(previous)}`],
          ['Balance forward', '$0.00'],
          ['Current charges', `$${s.number(total)}`],
          ['<b>Total amount due</b>', `<b>$${s.number(total)}</b>`],
        ],
        'wide',
      )}
      <h2>Current charges</h2>
      ${goodsTable(
        [
          ['Description', 'l', (good) => good.name],
          ['Amount', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
        `<tr><td><b>Total current charges</b></td><td class="r"><b>$${s.number(total)}</b></td></tr>`,
      )}`;
    return drawn(
      s,
      { style: '.box td{border:1px solid #999}', body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 20, vendor, customer, total },
    );
  },
};
