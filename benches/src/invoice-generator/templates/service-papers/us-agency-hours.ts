import { COUNTRY } from '../countries.ts';
import { goodsTable, pairs } from '../html.ts';
import { type Good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** An agency's bill: a retainer, hours by person, expenses billed at cost, a discount in a row of its own, a PO number. */
export const usAgencyHours: Template = {
  ...COUNTRY.us,
  id: 'us-agency-hours',
  dates: ['d MMMM yyyy', 'MM.dd.yyyy', 'yyyy/MM/dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'A. Romero - Senior strategist',
        'K. Lund - Art direction',
        'Copywriting',
        'Media buying',
        'Stock photography (at cost)',
      ],
      quantities: [1250, 4750, 16_000, 7500],
      price: [7500, 22_000],
    });
    const off = s.random.chance(0.5) ? Math.round(sumOf(goods) * 0.05) : 0;
    const all: Good[] =
      off > 0
        ? [
            ...goods,
            {
              ...(goods[0] as Good),
              name: 'Courtesy discount 5%',
              details: [],
              quantity: 0,
              price: 0,
              amount: -off,
            },
          ]
        : goods;
    const total = sumOf(all);
    const number = `${s.random.whole(2021, 2026)}-${s.random.whole(100, 999)}-B`;
    const [vendor, customer] = [
      'Lantern & Pine Creative',
      s.random.pick(['Harvest Foods Co.', 'Orbit Fitness Inc.']),
    ];
    const body = `<div class="r"><b style="font-size:15pt;letter-spacing:3px">LANTERN &amp; PINE</b><br>creative</div><p class="small">${vendor} — 15 Mill Street, Burlington, VT 05401 — hello@lanternpine.example</p><br>
      <table class="wide"><tr><th>Client</th><th>Invoice</th><th>Issued</th><th>Due</th><th>PO</th></tr><tr><td>${customer}</td><td>${number}</td><td>${s.date(s.day)}</td><td>${s.date(s.day + 21)}</td><td>45-0099</td></tr></table><br>
      ${goodsTable(
        [
          ['Item', 'l', (good) => good.name],
          ['Hrs', 'r', (good) => (good.quantity === 0 ? '' : s.number(good.quantity / 10))],
          ['Rate', 'r', (good) => (good.quantity === 0 ? '' : s.number(good.price))],
          [
            'Line total',
            'r',
            (good) => (good.amount < 0 ? `(${s.number(-good.amount)})` : s.number(good.amount)),
          ],
        ],
        all,
      )}
      ${pairs([['<b>Amount due (USD)</b>', `<b>${s.number(total)}</b>`]], 'right')}<p class="small">Net 21. Thank you.</p>`;
    return drawn(
      s,
      {
        style: 'th{color:#888;font-weight:normal}',
        body,
        goods: all,
        prints: off > 0 ? AMOUNTS_ONLY : undefined,
      },
      { number, due: s.day + 21, vendor, customer, total, alt: { vendor: ['LANTERN & PINE'] } },
    );
  },
};
