import { COUNTRY } from '../countries.ts';
import { sumOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, type Template } from '../template.ts';
import { roll } from './roll.ts';

/** A Quebec diner: two taxes by their French and English names, a tip added on the card. */
export const caQcResto: Template = {
  ...COUNTRY.fr,
  ...SLIP,
  id: 'ca-qc-resto',
  country: 'CA',
  currency: 'CAD',
  dates: ['yyyy-MM-dd'],
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: ['POUTINE RÉG.', 'HAMBURGER STEAK', 'SOUPE AUX POIS', 'TARTE AU SUCRE', 'CAFÉ FILTRE'],
      quantities: [1000, 2000],
      price: [275, 2195],
    });
    const subtotal = sumOf(goods);
    const [tps, tvq] = [Math.round(subtotal * 0.05), Math.round(subtotal * 0.09975)];
    const total = subtotal + tps + tvq;
    const number = s.random.digits(6);
    const look = roll([
      '<b>Casse-croûte Chez Ti-Guy</b>',
      '455, rue Principale',
      'Saint-Jérôme (Québec) J7Z 1A1',
      '450 555-0144',
      '&nbsp;',
      [`Facture : ${number}`, `Table : 9`],
      [`${s.date(s.day)}`, '12:28'],
      '&nbsp;',
      ...goods.map((item): [string, string] => [
        `${s.quantity(item.quantity)} ${item.name}`,
        `${s.number(item.amount)} FP`,
      ]),
      '&nbsp;',
      ['SOUS-TOTAL', s.number(subtotal)],
      ['TPS 123456789RT0001', s.number(tps)],
      ['TVQ 1012345678TQ0001', s.number(tvq)],
      ['<b>TOTAL</b>', `<b>${s.number(total)} $</b>`],
      'PAIEMENT REÇU',
      ['INTERAC', s.number(total)],
      'Merci, à la prochaine !',
    ]);
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Casse-croûte Chez Ti-Guy',
        subtotal,
        tax: tps + tvq,
        total,
        alt: {
          ...alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} ${item.name}`]),
          currency: [null, 'USD'],
        },
      },
    );
  },
};
