import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';
import { GOODS } from './goods.ts';

/** Net, VAT and gross on every line, a table of VAT by code. */
export const ukNetVatGross: Template = {
  ...COUNTRY.uk,
  id: 'uk-net-vat-gross',
  dates: ['dd/MM/yyyy', 'd MMMM yyyy'],
  draw: (s) => {
    const goods = s.goods({ count: [2, 9], names: GOODS, rates: [20, 5, 0], discounts: [0, 0, 10] });
    const taxes = goods.map((good) => Math.round((good.amount * good.rate) / 100));
    const tax = taxes.reduce((sum, value) => sum + value, 0);
    const subtotal = sumOf(goods);
    const number = s.random.digits(6);
    const [vendor, customer] = ['Thornbury Trade Supplies Limited', s.random.pick(BUYERS)];
    const body = `<table class="wide"><tr><td><b style="font-size:14pt">${vendor}</b>${lines('Station Road, Thornbury, Bristol BS35 2AA', 'Tel: 01454 555 010', 'VAT Reg No: 221 4455 09')}</td><td class="r"><h1>Invoice</h1></td></tr></table>
      <table class="wide box"><tr><td style="width:50%"><b>Invoice to:</b>${lines(customer, '19 The Green', 'Wickwar', 'GL12 8NE')}</td><td>${lines(`Invoice No: ${number}`, `Date/Tax Point: ${s.date(s.day)}`, 'Account Ref: FEN001', `Your Order No: PO${s.random.digits(4)}`)}</td></tr></table><br>
      ${goodsTable(
        [
          ['Code', 'l', (good) => good.code],
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Details', 'l', (good) => good.name],
          ['Price', 'r', (good) => s.number(good.price)],
          ['Disc%', 'r', (good) => s.number(good.discount * 100)],
          ['Net', 'r', (good) => s.number(good.amount)],
          ['VAT %', 'r', (good) => s.number(good.rate * 100)],
          ['VAT', 'r', (_, index) => s.number(taxes[index] ?? 0)],
        ],
        goods,
      )}<br>
      <div class="flex"><p class="small">Goods remain the property of ${vendor} until paid for in full.<br>Settlement terms: 30 days from invoice date.</p>
      ${pairs(
        [
          ['Total Net Amount', `£${s.number(subtotal)}`],
          ['Carriage Net', '£0.00'],
          ['Total VAT Amount', `£${s.number(tax)}`],
          ['<b>Invoice Total</b>', `<b>£${s.number(subtotal + tax)}</b>`],
        ],
        'box',
      )}</div>`;
    return drawn(
      s,
      { style: '.box td,.goods td,.goods th{border:1px solid #777}', body, goods },
      { number, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
