import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Canadian bill with two taxes, a mark of them under each price, and the sum due on top. */
export const caGstQst: Template = {
  ...COUNTRY.ca,
  id: 'ca-gst-qst',
  dates: ['yyyy-MM-dd', 'MMMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Snow removal - season',
        'Graphic design',
        'Maple syrup case',
        'Furnace tune-up',
        'Web hosting',
      ],
      price: [2000, 80_000],
    });
    const subtotal = sumOf(goods);
    const [gst, qst] = [Math.round(subtotal * 0.05), Math.round(subtotal * 0.09975)];
    const total = subtotal + gst + qst;
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Services Boréal Inc.',
      s.random.pick(['Laurentian Dental Clinic', 'Simon Tremblay']),
    ];
    const body = `<h1>Invoice</h1><div class="flex"><div>${lines(`<b>${vendor}</b>`, '1200 rue Sherbrooke O', 'Montréal QC H3A 1H6', 'GST: 12345 6789 RT0001', 'QST: 1012345678 TQ0001')}</div><div>${lines('<b>Billed To</b>', customer, '45 Main St', 'Gatineau QC J8X 2K1')}</div>
      <div>${lines('<b>Date of Issue</b>', s.date(s.day), '<b>Due Date</b>', s.date(s.day + 30))}</div><div>${lines('<b>Invoice Number</b>', number)}</div><div>${lines('<b>Amount Due (CAD)</b>', `<span style="font-size:16pt">$${s.number(total)}</span>`)}</div></div><br>
      ${goodsTable(
        [
          ['Description', 'l', named],
          ['Rate', 'r', (good) => `$${s.number(good.price)}<br><span class="small">+GST/QST</span>`],
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Line Total', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Subtotal', s.number(subtotal)],
          ['GST (5%)<br><span class="small">#12345 6789 RT0001</span>', s.number(gst)],
          ['QST (9.975%)<br><span class="small">#1012345678 TQ0001</span>', s.number(qst)],
          ['Total', s.number(total)],
          ['Amount Paid', '0.00'],
          ['<b>Amount Due (CAD)</b>', `<b>$${s.number(total)}</b>`],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { style: '.goods{border-top:3px solid #37a}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax: gst + qst, total },
    );
  },
};
