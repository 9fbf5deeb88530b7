import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** An Australian tax invoice: prices with tax, the tax in them shown under the total. */
export const auTaxInvoice: Template = {
  ...COUNTRY.au,
  id: 'au-tax-invoice',
  dates: ['d MMM yyyy', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Pool service and chemicals',
        'Pest inspection',
        'Gravel delivered (tonne)',
        'Electrical compliance test',
        'Timber decking board',
      ],
      price: [1100, 66_000],
      rates: [10],
    });
    const total = sumOf(goods);
    const gst = Math.round(total / 11);
    const number = `INV${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Coastline Pool Care Pty Ltd',
      s.random.pick(['Jacaranda Motel', 'Bruce Halloran']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('ABN 51 824 753 556', '18 Beach Road', 'Coffs Harbour NSW 2450')}</div><h1>TAX INVOICE</h1></div>
      <div class="flex"><div>${lines('<b>To:</b>', customer, '3 Ocean Parade', 'Sawtell NSW 2452')}</div>${pairs(
        [
          ['Invoice #', number],
          ['Invoice date', s.date(s.day)],
          ['Due', s.date(s.day + 7)],
        ],
      )}</div><br>
      ${goodsTable(
        [
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Description', 'l', named],
          ['Price (inc GST)', 'r', (good) => `$${s.number(good.price)}`],
          ['Total (inc GST)', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['<b>TOTAL (inc GST)</b>', `<b>$${s.number(total)}</b>`],
          ['GST included', `$${s.number(gst)}`],
          ['Balance due AUD', `$${s.number(total)}`],
        ],
        'right',
      )}<p>Direct deposit: BSB 062-000 Account 1234 5678</p>`;
    return drawn(
      s,
      { style: '.goods th{background:#0a7;color:#fff}', body, goods },
      { number, due: s.day + 7, vendor, customer, tax: gst, total },
    );
  },
};
