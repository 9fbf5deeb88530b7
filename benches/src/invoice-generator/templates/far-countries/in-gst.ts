import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, INDIAN, type Template } from '../template.ts';

/** An Indian tax invoice: HSN, taxable value, two halves of tax with rate and amount, words for the sum. */
export const inGst: Template = {
  ...COUNTRY.in,
  id: 'in-gst',
  numbers: [INDIAN],
  dates: ['dd-MM-yyyy', 'dd/MM/yyyy', 'dd-MMM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 7],
      names: [
        'Cotton bedsheet double',
        'LED panel 18W',
        'AMC charges',
        'Stainless bottle 1L',
        'Interior design consultancy',
      ],
      units: ['NOS', 'PCS', 'SET'],
      rates: [18, 12],
      price: [10_000, 900_000],
      quantities: [1000, 2000, 10_000, 25_000],
    });
    const halves = goods.map((good) => Math.round((good.amount * good.rate) / 200));
    const subtotal = sumOf(goods);
    const half = halves.reduce((sum, value) => sum + value, 0);
    const raw = subtotal + 2 * half;
    const total = Math.round(raw / 100) * 100;
    const number = `GST/${s.random.digits(3)}/24-25`;
    const [vendor, customer] = [
      'Sunrise Electricals Pvt Ltd',
      s.random.pick(['Mehta Traders', 'Lotus Boutique Hotel', 'Anil Deshpande']),
    ];
    const body = `<div class="c"><b>TAX INVOICE</b></div><table class="wide box"><tr><td rowspan="2"><b>${vendor}</b>${lines('Plot 12, MIDC Industrial Area', 'Pune, Maharashtra - 411019', 'GSTIN/UIN: 27AABCS1429B1Z5')}</td><td>${lines('Invoice No.', `<b>${number}</b>`)}</td><td>${lines('Dated', `<b>${s.date(s.day)}</b>`)}</td></tr><tr><td>${lines('Delivery Note', '-')}</td><td>${lines('Mode/Terms of Payment', '30 Days')}</td></tr>
      <tr><td colspan="3">${lines('Buyer (Bill to)', `<b>${customer}</b>`, 'MG Road, Pune - 411001', 'GSTIN/UIN: 27AAPFM1234C1ZV', 'State Name: Maharashtra, Code: 27')}</td></tr></table>
      ${goodsTable(
        [
          ['Sl No.', 'c', (_, index) => `${index + 1}`],
          ['Description of Goods', 'l', (good) => `<b>${good.name}</b>`],
          ['HSN/SAC', 'c', () => s.random.pick(['6302', '9405', '9987'])],
          ['Quantity', 'r', (good) => `${good.quantity / 1000} ${good.unit}`],
          ['Rate', 'r', (good) => s.number(good.price)],
          ['Taxable Value', 'r', (good) => s.number(good.amount)],
          ['CGST %', 'r', (good) => s.percent(good.rate / 2)],
          ['CGST Amt', 'r', (_, index) => s.number(halves[index] ?? 0)],
          ['SGST %', 'r', (good) => s.percent(good.rate / 2)],
          ['SGST Amt', 'r', (_, index) => s.number(halves[index] ?? 0)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Taxable Amount', s.number(subtotal)],
          ['CGST', s.number(half)],
          ['SGST', s.number(half)],
          ['Round Off', total === raw ? null : s.number(total - raw)],
          ['<b>Grand Total</b>', `<b>₹ ${s.number(total)}</b>`],
        ],
        'right',
      )}
      <p>Amount Chargeable (in words): <b>INR as stated above Only</b></p><p class="small">Declaration: We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.</p><p class="r">for ${vendor}<br><br>Authorised Signatory</p>`;
    return drawn(
      s,
      { style: '.box td,.goods td,.goods th{border:1px solid #333}.goods{font-size:8pt}', body, goods },
      { number, vendor, customer, subtotal, tax: 2 * half, total },
    );
  },
};
