import { COUNTRY } from '../countries.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, plain, type Template } from '../template.ts';
import { roll } from '../tills-and-pumps/roll.ts';

/** A Dutch restaurant's slip: two rates shown as "BTW laag" and "BTW hoog" with their bases. */
export const nlEetcafeLaagHoog: Template = {
  ...COUNTRY.nl,
  ...SLIP,
  id: 'nl-eetcafe-laag-hoog',
  numbers: [PLAIN_COMMA],
  dates: ['dd-MM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'Tosti ham kaas',
        'Uitsmijter',
        'Bitterballen 8st',
        'Speciaalbier',
        'Huiswijn wit',
        'Cappuccino',
      ],
      quantities: [1000, 2000],
      price: [275, 1950],
      rates: [9, 21],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(6);
    const look = roll([
      '<b>Eetcafé De Zwaan</b>',
      'Oude Gracht 40 Utrecht',
      'KvK 30112233',
      [`Bon: ${number}`, `${s.date(s.day)} 22:10`],
      ['Tafel 5', 'Bediening: Sanne'],
      ...goods.map((item): [string, string] => [
        `${s.quantity(item.quantity)}x ${item.name}`,
        `€ ${s.number(item.amount)}`,
      ]),
      ['<b>Totaal</b>', `<b>€ ${s.number(total)}</b>`],
      ['PIN', `€ ${s.number(total)}`],
      ...shares.map((share): [string, string] => [
        `BTW ${share.rate === 9 ? 'laag' : 'hoog'} ${share.rate}% over ${s.number(share.base)}`,
        s.number(share.tax),
      ]),
      'Tot ziens!',
    ]);
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Eetcafé De Zwaan',
        tax,
        total,
        alt: {
          subtotal: [plain(total - tax), plain(total)],
          ...alsoCalled(goods, (item) => [`${s.quantity(item.quantity)}x ${item.name}`]),
        },
      },
    );
  },
};
