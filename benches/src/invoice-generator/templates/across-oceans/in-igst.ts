import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** An Indian computer shop: integrated tax by line, discount by line, rounded off, the sum in words. */
export const inIgst: Template = {
  ...COUNTRY.in,
  id: 'in-igst',
  size: 'landscape',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Wireless Mouse M185', 'HDMI Cable 3m', 'SSD 500GB NVMe', 'Laptop Stand Aluminium'],
      units: ['Nos', 'Pcs'],
      quantities: [1000, 2000, 10_000],
      price: [19_900, 650_000],
      discounts: [0, 5],
      rates: [18],
    });
    const taxes = goods.map((item) => Math.round(item.amount * 0.18));
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, value) => sum + value, 0);
    const raw = subtotal + tax;
    const total = Math.round(raw / 100) * 100;
    const number = `INV/${s.random.whole(21, 26)}-${s.random.whole(27, 30)}/${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Vertex Infosystems Private Limited',
      s.random.pick(['Kaveri Textiles', 'Om Sai Enterprises']),
    ];
    const body = `<div class="c"><b style="font-size:14pt">${vendor}</b>${lines('No. 21, SP Road, Bengaluru, Karnataka - 560002', 'GSTIN: 29AABCV1234F1Z8 | Email: sales@vertex.example')}<b>TAX INVOICE</b></div><table class="wide box"><tr><td style="width:50%"><b>Bill To</b>${lines(customer, '44 Gandhi Road', 'Coimbatore, Tamil Nadu - 641001', 'GSTIN: 33AAKFK4321M1ZQ')}</td><td>${pairs(
      [
        ['Invoice No', number],
        ['Invoice Date', s.date(s.day)],
        ['Due Date', s.date(s.day + 15)],
        ['Place of Supply', '33-Tamil Nadu'],
        ['Reverse Charge', 'No'],
      ],
    )}</td></tr></table>
      ${grid(
        [
          '#',
          'Item & Description',
          'HSN/SAC',
          'Qty',
          'Rate',
          'Disc %',
          'Taxable Amt',
          'IGST %',
          'IGST Amt',
          'Amount',
        ],
        goods.map((item, index) => [
          String(index + 1),
          item.name,
          '8471',
          `${s.quantity(item.quantity)} ${item.unit}`,
          s.number(item.price),
          item.discount > 0 ? '5' : '0',
          s.number(item.amount),
          '18%',
          s.number(taxes[index] ?? 0),
          s.number(item.amount + (taxes[index] ?? 0)),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Sub Total', s.number(subtotal)],
          ['IGST18 (18%)', s.number(tax)],
          ['Rounding', s.number(total - raw)],
          ['<b>Total</b>', `<b>₹${s.number(total)}</b>`],
          ['<b>Balance Due</b>', `<b>₹${s.number(total)}</b>`],
        ],
        'right',
      )}<p>Total In Words: <i>Indian Rupee as above Only</i></p><p class="small">Bank: HDFC Bank, A/c 50200012345678, IFSC HDFC0000123</p>`;
    return drawn(
      s,
      { style: boxedGoods('#888'), body, goods },
      { number, due: s.day + 15, vendor, customer, subtotal, tax, total },
    );
  },
};
