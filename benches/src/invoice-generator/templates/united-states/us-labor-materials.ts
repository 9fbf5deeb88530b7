import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';

/** Hours and materials in two tables with a sum each. */
export const usLaborMaterials: Template = {
  ...COUNTRY.us,
  id: 'us-labor-materials',
  dates: ['MM/dd/yyyy', 'M/d/yy'],
  draw: (s) => {
    const labor = s.goods({
      count: [1, 3],
      names: ['Journeyman plumber', 'Apprentice', 'Service call / diagnostic', 'Overtime labor'],
      quantities: [1000, 2500, 4000, 8000],
      price: [6500, 14_000],
    });
    const parts = s.goods({
      count: [1, 5],
      names: [
        '3/4" ball valve',
        'PEX tubing 100 ft',
        'Water heater 50 gal',
        'Drain assembly',
        'Pipe insulation',
        'Shut-off valve kit',
      ],
      price: [350, 65_000],
      quantities: [1000, 2000, 4000],
    });
    const goods = [...labor, ...parts];
    const subtotal = sumOf(goods);
    const tax = Math.round(sumOf(parts) * 0.07);
    const number = `WO-${s.random.digits(5)}`;
    const vendor = 'Delgado Plumbing & Heating, Inc.';
    const customer = s.random.pick(BUYERS);
    const columns = (heading: string, count: string) =>
      [
        [heading, 'l', (good: (typeof goods)[number]) => good.name],
        [count, 'r', (good: (typeof goods)[number]) => s.quantity(good.quantity)],
        ['Rate', 'r', (good: (typeof goods)[number]) => `$${s.number(good.price)}`],
        ['Total', 'r', (good: (typeof goods)[number]) => `$${s.number(good.amount)}`],
      ] as const;
    const body = `<div class="flex"><div><b style="font-size:16pt">${vendor}</b>${lines('License #PL-20931', '2904 Harbor Blvd, Tampa, FL 33607', 'Phone (813) 555-0176')}</div>
      <div class="r"><h1>INVOICE</h1>${pairs([
        ['Invoice No.', number],
        ['Invoice Date', s.date(s.day)],
        ['Terms', 'Due on receipt'],
      ])}</div></div><hr>
      <div class="flex" style="width:80%"><div><b>Customer</b>${lines(customer, '1190 Bayshore Dr', 'Tampa, FL 33606')}</div><div><b>Job site</b>${lines('Unit 14, Palm Court', 'Tampa, FL 33611')}</div></div><br>
      ${goodsTable(columns('Labor', 'Hours'), labor, `<tr><td></td><td></td><td class="r">Labor total</td><td class="r">$${s.number(sumOf(labor))}</td></tr>`)}<br>
      ${goodsTable(columns('Materials', 'Qty'), parts, `<tr><td></td><td></td><td class="r">Materials total</td><td class="r">$${s.number(sumOf(parts))}</td></tr>`)}<br>
      ${pairs(
        [
          ['Subtotal', `$${s.number(subtotal)}`],
          ['Sales tax 7% (materials)', `$${s.number(tax)}`],
          ['<b>TOTAL DUE</b>', `<b>$${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}
      <p class="small">All work guaranteed for 90 days. A finance charge of 1.5% per month applies to past due balances.</p>`;
    return drawn(
      s,
      { style: '.goods td,.goods th{border:1px solid #999}.goods th{background:#eee}', body, goods },
      { number, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
