import { COUNTRY } from '../countries.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, plain, type Template } from '../template.ts';
import { roll } from '../tills-and-pumps/roll.ts';

/** A French baker's till: quantity, name, price with tax, change, several tenders; the tax in lines with a letter. */
export const frBoulangerieTvaLettre: Template = {
  ...COUNTRY.fr,
  ...SLIP,
  id: 'fr-boulangerie-tva-lettre',
  numbers: [PLAIN_COMMA],
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Baguette tradition',
        'Pain au chocolat',
        'Éclair café',
        'Sandwich jambon beurre',
        'Jus de pomme 25cl',
      ],
      quantities: [1000, 2000, 3000],
      price: [110, 690],
      rates: [5.5, 10],
    });
    const total = sumOf(goods);
    const shares = taxesOf(goods, true);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(6);
    const letter = (rate: number) => (rate === 10 ? 'B' : 'A');
    const look = roll([
      '<b>Aux Délices de Léon</b>',
      '27 rue Saint-Michel',
      '44000 NANTES',
      'Siret 801 222 333 00017 - NAF 1071C',
      [`Ticket ${number}`, `${s.date(s.day)} 08:14`],
      '&nbsp;',
      ...goods.map((item): [string, string] => [
        `${s.quantity(item.quantity)} x ${item.name}`,
        `${s.number(item.amount)} ${letter(item.rate)}`,
      ]),
      '&nbsp;',
      ['<b>TOTAL EUROS</b>', `<b>${s.number(total)}</b>`],
      ['dont TVA', s.number(tax)],
      ...shares.map((share): [string, string] => [
        `${letter(share.rate)} ${String(share.rate).replace('.', ',')}% HT ${s.number(share.base)}`,
        `TVA ${s.number(share.tax)}`,
      ]),
      ['ESPECES', s.number(total + 200)],
      ['RENDU', s.number(200)],
      'A bientôt !',
    ]);
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Aux Délices de Léon',
        tax,
        total,
        alt: {
          subtotal: [plain(total - tax), plain(total)],
          ...alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} x ${item.name}`]),
        },
      },
    );
  },
};
