import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A pro-forma invoice with shipping, insurance and a deposit asked for. */
export const usProForma: Template = {
  ...COUNTRY.us,
  id: 'us-pro-forma',
  dates: ['MMMM d, yyyy', 'yyyy-MM-dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 10],
      names: ['Hydraulic pump HP-200', 'Seal kit', 'Control valve 3/8', 'Hose assembly 2m', 'Pressure gauge'],
      units: ['ea'],
      price: [900, 250_000],
    });
    const subtotal = sumOf(goods);
    const [freight, insurance] = [s.random.whole(5000, 40_000), s.random.whole(500, 4000)];
    const total = subtotal + freight + insurance;
    const number = `PF${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Great Lakes Hydraulics Corp.',
      s.random.pick(['Andes Mining S.A.C.', 'Baltic Forest Machines OÜ']),
    ];
    const body = `<h1>PROFORMA INVOICE</h1><table class="wide box"><tr><td><b>Seller</b>${lines(vendor, '900 Dock Street', 'Duluth, MN 55802, USA')}</td><td><b>Buyer</b>${lines(customer, 'Av. Industrial 455', 'Lima, Peru')}</td></tr><tr><td>${lines(`Proforma Invoice No: ${number}`, `Date: ${s.date(s.day)}`, `Validity: ${s.date(s.day + 30)}`)}</td><td>${lines('Incoterms: CIF Callao', 'Country of origin: USA', 'Currency: USD')}</td></tr></table><br>
      ${goodsTable(
        [
          ['#', 'c', (_, index) => `${index + 1}`],
          ['Part No', 'l', (good) => good.code],
          ['Description of goods', 'l', (good) => good.name],
          ['HS Code', 'l', () => '8413.60'],
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Unit', 'c', (good) => good.unit],
          ['Unit Price USD', 'r', (good) => s.number(good.price)],
          ['Total USD', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Total FOB', s.number(subtotal)],
          ['Freight', s.number(freight)],
          ['Insurance', s.number(insurance)],
          ['<b>Total CIF USD</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p>Payment: 30% deposit with order, balance before shipment.</p>`;
    return drawn(
      s,
      { style: '.box td,.goods td,.goods th{border:1px solid #444}.goods{font-size:8.5pt}', body, goods },
      { number, vendor, customer, subtotal, total, alt: { subtotal: [null] } },
    );
  },
};
