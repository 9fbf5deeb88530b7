import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** A French restaurant: quantity, name, unit price and sum without a heading, prices with tax, two rates in a table. */
export const frAddition: Template = {
  ...COUNTRY.fr,
  ...SLIP,
  id: 'fr-addition',
  numbers: [PLAIN_COMMA],
  dates: ['dd/MM/yyyy', 'dd/MM/yy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'Menu du jour',
        'Salade niçoise',
        'Entrecôte frites',
        'Crème brûlée',
        'Café gourmand',
        'Pichet rouge 50cl',
      ],
      quantities: [1000, 2000, 4000],
      price: [250, 2900],
      rates: [10, 20],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = sumOfTaxes(shares);
    const number = s.random.digits(5);
    const look = slip(
      head(
        '<b>LE PETIT COMPTOIR</b>',
        'SARL PLM RESTAURATION',
        '12 place du Marché',
        '69005 LYON',
        'Tél : 04 72 55 01 30',
        'SIRET 512 345 678 00015',
      ),
      lines(`Ticket n° ${number}`, `${s.date(s.day)} 13:42`, 'Table 12 - 4 couverts - Serveur : Léa'),
      rows([
        ...goods.map((item) => [
          `${s.quantity(item.quantity)} ${item.name}`,
          item.quantity > 1000 ? s.number(item.price) : '',
          s.number(item.amount),
        ]),
        ['<b>TOTAL TTC</b>', '', `<b>${s.number(total)} €</b>`],
        ['CB', '', s.number(total)],
      ]),
      rows([
        ['Taux', 'HT', 'TVA', 'TTC'],
        ...shares.map((share) => [
          `${s.percent(share.rate)}`,
          s.number(share.base),
          s.number(share.tax),
          s.number(share.base + share.tax),
        ]),
      ]),
      head('Merci de votre visite', 'Prix nets, service compris'),
    );
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'LE PETIT COMPTOIR',
        subtotal: total - tax,
        tax,
        total,
        alt: {
          vendor: ['SARL PLM RESTAURATION'],
          subtotal: [null],
          ...alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} ${item.name}`]),
        },
      },
    );
  },
};
