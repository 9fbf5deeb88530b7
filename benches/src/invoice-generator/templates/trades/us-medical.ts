import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** A clinic's statement of charges: procedure codes, what the insurer paid and wrote off, what the patient owes. */
export const usMedical: Template = {
  ...COUNTRY.us,
  id: 'us-medical',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'OFFICE VISIT EST PATIENT LEVEL 4',
        'VENIPUNCTURE',
        'COMPREHENSIVE METABOLIC PANEL',
        'X-RAY CHEST 2 VIEWS',
        'FLU VACCINE ADMIN',
      ],
      quantities: [1000],
      price: [1200, 41_000],
    });
    const sum = sumOf(goods);
    const [paid, off] = [Math.round(sum * 0.5), Math.round(sum * 0.2)];
    const number = s.random.digits(8);
    const [vendor, customer] = [
      'Lakeview Family Medicine, P.C.',
      s.random.pick(['ANTHONY REYES', 'MARGARET DOYLE']),
    ];
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('1450 N Lake Drive, Suite 200', 'Madison, WI 53703', 'Billing questions: (608) 555-0186')}</div><div>${pairs(
      [
        ['Invoice #', number],
        ['Invoice Date', s.date(s.day)],
        ['Account #', s.random.digits(7)],
        ['Due Date', s.date(s.day + 21)],
        ['Amount Due', `$${s.number(sum - paid - off)}`],
      ],
      'box',
    )}</div></div><br>${lines('Bill To:', customer, '806 Birch Street', 'Sun Prairie, WI 53590')}<br>
      ${grid(
        ['Date', 'Code', 'Description', 'Provider', 'Charges'],
        goods.map((item, index) => [
          s.date(s.day - 40),
          `${99_213 + index}`,
          item.name,
          'DR SHAH',
          s.number(item.amount),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Total Charges', `$${s.number(sum)}`],
          ['Insurance Payments', `-$${s.number(paid)}`],
          ['Insurance Adjustments', `-$${s.number(off)}`],
          ['<b>Patient Balance Due</b>', `<b>$${s.number(sum - paid - off)}</b>`],
        ],
        'right',
      )}<p class="small">Detach and return this portion with your payment</p>`;
    return drawn(
      s,
      { style: boxedGoods('#777'), body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 21,
        vendor,
        customer,
        total: sum - paid - off,
        alt: { total: [plain(sum)], subtotal: [plain(sum)] },
      },
    );
  },
};
