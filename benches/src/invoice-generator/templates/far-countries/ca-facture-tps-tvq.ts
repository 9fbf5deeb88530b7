import { french } from '@tieout/corpus';
import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, SPACE, type Template } from '../template.ts';

/** A bill in French from Canada with a dollar sign behind the amounts. */
export const caFactureTpsTvq: Template = {
  ...COUNTRY.ca,
  id: 'ca-facture-tps-tvq',
  language: 'fr',
  numbers: [SPACE],
  dates: ['d MMMM yyyy', 'yyyy-MM-dd'],
  names: french,
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Déneigement saison', 'Traduction', 'Entretien ménager', 'Réparation toiture'],
      price: [3000, 90_000],
    });
    const subtotal = sumOf(goods);
    const [tps, tvq] = [Math.round(subtotal * 0.05), Math.round(subtotal * 0.09975)];
    const number = s.random.digits(4);
    const [vendor, customer] = [
      'Entretien Laval inc.',
      s.random.pick(['Garderie Les Lutins', 'Nathalie Gagnon']),
    ];
    const body = `<div class="flex"><div>${lines(`<b>${vendor}</b>`, '300 boul. Chomedey', 'Laval (Québec) H7V 2X2')}</div><div class="r"><h1>FACTURE</h1>${lines(`No de facture : ${number}`, `Date : ${s.date(s.day)}`, `Échéance : ${s.date(s.day + 30)}`)}</div></div>
      ${lines('<b>Facturer à</b>', customer, '77 rue des Érables', 'Laval (Québec) H7N 3T4')}<br>
      ${goodsTable(
        [
          ['Qté', 'r', (good) => s.quantity(good.quantity)],
          ['Description', 'l', (good) => good.name],
          ['Prix unitaire', 'r', (good) => `${s.number(good.price)} $`],
          ['Montant', 'r', (good) => `${s.number(good.amount)} $`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Sous-total', `${s.number(subtotal)} $`],
          ['TPS 5 % (123456789 RT0001)', `${s.number(tps)} $`],
          ['TVQ 9,975 % (1234567890 TQ0001)', `${s.number(tvq)} $`],
          ['<b>Total</b>', `<b>${s.number(subtotal + tps + tvq)} $</b>`],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { style: '.goods th,.goods td{border:1px solid #bbb}', body, goods },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax: tps + tvq,
        total: subtotal + tps + tvq,
        alt: { currency: [null] },
      },
    );
  },
};
