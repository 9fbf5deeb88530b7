import { COUNTRY } from '../countries.ts';
import { good, sumOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import {
  AMOUNTS_ONLY,
  alsoCalled,
  drawn,
  PLAIN_COMMA,
  PLAIN_DOT,
  plain,
  type Template,
} from '../template.ts';
import { roll } from '../tills-and-pumps/roll.ts';

/** A French supermarket: several at a price under the name, reductions at once below, a loyalty card's gain that is none. */
export const frHyperRemises: Template = {
  ...COUNTRY.fr,
  ...SLIP,
  id: 'fr-hyper-remises',
  numbers: [PLAIN_DOT, PLAIN_COMMA],
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [3, 7],
      names: [
        'LAIT DEMI ECREME',
        'YAOURT NATURE X12',
        'COMTE 12 MOIS',
        'JAMBON BLANC 4TR',
        'LESSIVE LIQUIDE 2L',
        'TOMATES GRAPPE',
      ],
      quantities: [1000, 2000, 4000],
      price: [89, 1290],
    });
    const off = good('REMISE IMMEDIATE', -s.random.whole(30, 250));
    const all = [...goods, off];
    const total = sumOf(all);
    const number = s.random.digits(4);
    const look = roll([
      '<b>HYPER RIVE DROITE</b>',
      'Avenue de Paris 33000 BORDEAUX',
      'Tél. 05 56 55 01 01',
      ...goods.flatMap((item): (string | [string, string])[] =>
        item.quantity > 1000
          ? [
              [item.name, ''],
              [
                `&nbsp;&nbsp;${s.quantity(item.quantity)} X ${s.number(item.price)}`,
                `${s.number(item.amount)} 1`,
              ],
            ]
          : [[item.name, `${s.number(item.amount)} 1`]],
      ),
      [off.name, `${s.number(off.amount)}`],
      `${all.length - 1} ARTICLES`,
      ['<b>TOTAL A PAYER</b>', `<b>${s.number(total)} €</b>`],
      ['CARTE BANCAIRE', `${s.number(total)} €`],
      ['Cagnotte fidélité', '+0,41'.replace(',', s.number(1).includes(',') ? ',' : '.')],
      `${s.date(s.day)} 18:44 &nbsp; Caisse 12 &nbsp; Ticket ${number}`,
      'MERCI DE VOTRE VISITE',
    ]);
    return drawn(
      s,
      { ...look, goods: all, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'HYPER RIVE DROITE',
        total,
        alt: {
          subtotal: [plain(total), plain(total - off.amount)],
          number: [null],
          ...alsoCalled(all, (item) => [item.name]),
        },
      },
    );
  },
};
