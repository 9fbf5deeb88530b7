import { COUNTRY } from '../countries.ts';
import { good, sumOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';
import { roll } from '../tills-and-pumps/roll.ts';

/** An American grocer: taxable letters, weights with a price a pound, a coupon, tax, several tenders. */
export const usGrocerWeights: Template = {
  ...COUNTRY.us,
  ...SLIP,
  id: 'us-grocer-weights',
  dates: ['MM/dd/yy', 'MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'GV 2% MILK GAL',
        'LARGE EGGS 18CT',
        'TORTILLA CHIPS',
        'PAPER TOWELS',
        'GRND BEEF 80/20',
        'ORANGE JUICE',
      ],
      quantities: [1000],
      price: [129, 1899],
    });
    const pounds = s.random.whole(80, 420);
    const apples = good('HONEYCRISP APPLES', 249, { amount: Math.round((pounds * 249) / 100) });
    const coupon = good('MFR COUPON', -s.random.pick([50, 100]));
    const all = [...goods, apples, coupon];
    const subtotal = sumOf(all);
    const tax = Math.round(sumOf(goods.slice(0, 2)) * 0.0725);
    const total = subtotal + tax;
    const look = roll([
      '<b>PRAIRIE FOODS</b>',
      '1200 LINCOLN WAY',
      'AMES, IA 50010',
      '(515) 555-0190',
      `STORE 0442 REG 05 TRN ${s.random.digits(4)} CSHR 118`,
      '&nbsp;',
      ...goods.map((item, index): [string, string] => [
        `${item.name}`,
        `${s.number(item.amount)} ${index < 2 ? 'T' : 'F'}`,
      ]),
      [`${(pounds / 100).toFixed(2)} lb @ 2.49 /lb`, ''],
      [apples.name, `${s.number(apples.amount)} F`],
      [coupon.name, `${s.number(-coupon.amount)}-`],
      ['SUBTOTAL', s.number(subtotal)],
      ['TAX 7.25%', s.number(tax)],
      ['<b>TOTAL</b>', `<b>${s.number(total)}</b>`],
      ['GIFT CARD', s.number(500)],
      ['VISA CREDIT ************3307', s.number(total - 500)],
      ['CHANGE', '0.00'],
      `# ITEMS SOLD ${goods.length + 1}`,
      `${s.date(s.day)} 17:45:09`,
      'THANK YOU FOR SHOPPING',
    ]);
    return drawn(
      s,
      { ...look, goods: all, prints: AMOUNTS_ONLY },
      { vendor: 'PRAIRIE FOODS', subtotal, tax, total, alt: { number: [null, '0442'] } },
    );
  },
};
