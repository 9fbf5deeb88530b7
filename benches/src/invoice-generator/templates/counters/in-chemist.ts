import { COUNTRY } from '../countries.ts';
import { sumOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { drawn, INDIAN, PLAIN_DOT, type Template } from '../template.ts';
import { roll } from '../tills-and-pumps/roll.ts';

/** An Indian chemist: batch and expiry next to names, a discount by percent, rounded to rupees. */
export const inChemist: Template = {
  ...COUNTRY.in,
  ...SLIP,
  id: 'in-chemist',
  numbers: [INDIAN, PLAIN_DOT],
  dates: ['dd/MM/yyyy', 'dd-MMM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['DOLO 650 TAB', 'AZITHRAL 500', 'SHELCAL HD', 'CETZINE SYRUP', 'VOLINI GEL'],
      quantities: [1000, 2000, 10_000],
      price: [150, 28_000],
    });
    const sum = sumOf(goods);
    const off = Math.round(sum * 0.1);
    const raw = sum - off;
    const total = Math.round(raw / 100) * 100;
    const number = `A${s.random.digits(5)}`;
    const rows = goods
      .map(
        (item) =>
          `<tr><td>${item.name}</td><td>B${s.random.digits(3)}</td><td>09/27</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`,
      )
      .join('');
    const look = roll([
      '<b>SRI BALAJI MEDICALS</b>',
      'No 14 T Nagar Main Road, Chennai 600017',
      'GSTIN: 33ABCDE1234F1Z5 &nbsp; DL No: TN/20B/1234',
      'CASH BILL',
      [`Bill No: ${number}`, `Date: ${s.date(s.day)}`],
      'Patient: KUMAR R &nbsp; Dr: SELF',
      `<table class="wide"><tr><td>Item</td><td>Batch</td><td>Exp</td><td class="r">Qty</td><td class="r">MRP</td><td class="r">Amount</td></tr>${rows}</table>`,
      ['Total', s.number(sum)],
      ['Discount 10%', `-${s.number(off)}`],
      ['Round Off', s.number(total - raw)],
      ['<b>Net Amount</b>', `<b>${s.number(total)}</b>`],
      'Prices inclusive of GST',
      'Get well soon',
    ]);
    return drawn(
      s,
      { ...look, goods },
      {
        number,
        vendor: 'SRI BALAJI MEDICALS',
        subtotal: sum,
        total,
        alt: { customer: ['KUMAR R'], subtotal: [null] },
      },
    );
  },
};
