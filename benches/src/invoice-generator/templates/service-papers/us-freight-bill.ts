import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** Freight: one load, accessorial charges, weights and miles that look like quantities. */
export const usFreightBill: Template = {
  ...COUNTRY.us,
  id: 'us-freight-bill',
  dates: ['MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Line haul', 'Fuel surcharge', 'Lumper fee', 'Detention 2 hrs', 'Tarp'],
      quantities: [1000],
      price: [5000, 280_000],
    });
    const total = sumOf(goods);
    const number = s.random.digits(7);
    const [vendor, customer] = [
      'Two Rivers Trucking LLC',
      s.random.pick(['Atlas Brokerage Group', 'Prime Produce Inc.']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('PO Box 118, Sioux Falls, SD 57101', 'MC# 884411  DOT# 2210099', 'dispatch@tworivers.example')}</div><h1>Freight Invoice</h1></div>
      <table class="wide box"><tr><td><b>Bill To</b>${lines(customer, '1 Commerce Plaza', 'Omaha, NE 68102')}</td><td>${pairs(
        [
          ['Invoice #', number],
          ['Invoice Date', s.date(s.day)],
          ['Load #', s.random.digits(6)],
          ['Terms', 'Net 30'],
          ['Due Date', s.date(s.day + 30)],
        ],
      )}</td></tr>
      <tr><td><b>Shipper</b>${lines('Prairie Mills', 'Fargo, ND 58102', `Pickup ${s.date(s.day - 4)}`)}</td><td><b>Consignee</b>${lines('Gulf Foods Distribution', 'Houston, TX 77029', `Delivery ${s.date(s.day - 2)}`)}</td></tr></table>
      <table class="wide box"><tr><th>Pieces</th><th>Weight (lbs)</th><th>Miles</th><th>Commodity</th></tr><tr><td>24 pallets</td><td>41,800</td><td>1,312</td><td>Flour, bagged</td></tr></table><br>
      ${goodsTable(
        [
          ['Charge', 'l', (good) => good.name],
          ['Amount', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
      )}${pairs([['<b>Total Due</b>', `<b>$${s.number(total)}</b>`]], 'right')}
      <p class="small">Remit to: Summit Factoring, PO Box 9001, Dallas, TX 75201</p>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #666}', body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 30, vendor, customer, total },
    );
  },
};
