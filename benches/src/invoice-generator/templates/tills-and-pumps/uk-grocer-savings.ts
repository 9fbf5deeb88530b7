import { COUNTRY } from '../countries.ts';
import { good, sumOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';
import { roll } from './roll.ts';

/** An English grocer: offers taken off below their goods, weights above, savings told again at the foot. */
export const ukGrocerSavings: Template = {
  ...COUNTRY.uk,
  ...SLIP,
  id: 'uk-grocer-savings',
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'SEMI SKIM MILK 2L',
        'SOURDOUGH LOAF',
        'CHEDDAR 400G',
        'HASS AVOCADO',
        'GREEK YOGURT',
        'OLIVE OIL 500ML',
      ],
      quantities: [1000],
      price: [85, 899],
    });
    const weight = s.random.whole(200, 1800);
    const bananas = good('BANANAS LOOSE', 95, { quantity: weight, amount: Math.round((weight * 95) / 1000) });
    const off = good('Multibuy 2 for £3.00', -s.random.whole(20, 80));
    const all = [...goods, bananas, off];
    const total = sumOf(all);
    const look = roll([
      '<b>GREENLEAF MARKET</b>',
      'Tonbridge Road, Maidstone ME16 8RS',
      'VAT Number: 123 9876 54',
      '&nbsp;',
      ...goods.map((item): [string, string] => [item.name, `£${s.number(item.amount)}`]),
      [bananas.name, ''],
      [
        `&nbsp; ${plain(weight * 100).slice(0, -3)}g @ £0.95/kg`.replace(
          /(\d+)g/,
          (_, grams: string) => `${(Number(grams) / 1000).toFixed(3)} kg`,
        ),
        `£${s.number(bananas.amount)}`,
      ],
      [off.name, `-£${s.number(-off.amount)}`],
      '-------------------------------',
      ['SUBTOTAL', `£${s.number(total - off.amount)}`],
      ['SAVINGS', `-£${s.number(-off.amount)}`],
      ['<b>TOTAL TO PAY</b>', `<b>£${s.number(total)}</b>`],
      ['MASTERCARD', `£${s.number(total)}`],
      ['CHANGE DUE', '£0.00'],
      '&nbsp;',
      `${s.date(s.day)} 10:52 &nbsp; Store 2214 Till 07`,
      `You saved £${s.number(-off.amount)} today`,
      'Loyalty points earned: 41',
    ]);
    return drawn(
      s,
      { ...look, goods: all, prints: AMOUNTS_ONLY },
      {
        vendor: 'GREENLEAF MARKET',
        subtotal: total - off.amount,
        total,
        alt: { subtotal: [null, plain(total)], number: ['2214', '07'] },
      },
    );
  },
};
