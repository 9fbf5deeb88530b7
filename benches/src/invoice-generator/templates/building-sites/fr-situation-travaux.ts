import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A French progress claim: contract, share done, done to date, claimed before, claimed now. */
export const frSituationTravaux: Template = {
  ...COUNTRY.fr,
  id: 'fr-situation-travaux',
  size: 'landscape',
  draw: (s) => {
    const works = [
      'Dépose des menuiseries',
      'Fourniture et pose fenêtres PVC',
      'Habillages intérieurs',
      'Nettoyage du chantier',
    ].map((name) => {
      const market = s.random.whole(1000, 18_000) * 100;
      const [now, before] = [s.random.pick([40, 60, 80, 100]), s.random.pick([0, 10, 30])];
      const [done, earlier] = [(market * now) / 100, (market * before) / 100];
      return { name, market, now, done, earlier, item: good(name, done - earlier) };
    });
    const goods = works.map(({ item }) => item);
    const { subtotal, tax, total } = withTax(goods, 0.1);
    const number = `S${s.random.digits(3)}-02`;
    const [vendor, customer] = [
      'MENUISERIES DU VAL SARL',
      s.random.pick(['SCI LES TILLEULS', 'OPHLM DE MOULINS']),
    ];
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('ZA des Prés', '03000 MOULINS', 'SIRET 432 111 222 00034', 'TVA FR12432111222')}</div><div>${lines(`<b>${customer}</b>`, '14 cours Jean Jaurès', '03000 MOULINS')}</div></div>
      <h2>SITUATION DE TRAVAUX N° 2</h2>${lines(`Facture n° ${number} du ${s.date(s.day)}`, 'Chantier : Résidence Les Tilleuls, lot 07')}<br>${grid(
        ['Désignation', 'Marché HT', '% avancement', 'Cumul HT', 'Situations antérieures HT', 'Mois HT'],
        works.map(({ name, market, now, done, earlier, item }) => [
          name,
          s.number(market),
          `${now} %`,
          s.number(done),
          s.number(earlier),
          s.number(item.amount),
        ]),
        'wide box',
      )}<br>${pairs(
        [
          ['Total HT de la situation', `${s.number(subtotal)} €`],
          ['TVA 10 %', `${s.number(tax)} €`],
          ['<b>Total TTC</b>', `<b>${s.number(total)} €</b>`],
          ['Retenue de garantie 5 %', `-${s.number(Math.round(total * 0.05))} €`],
          ['Net à payer', `${s.number(total - Math.round(total * 0.05))} €`],
        ],
        'right',
      )}<p>Échéance : ${s.date(s.day + 45)}</p>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #777}', body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 45, vendor, customer, subtotal, tax, total },
    );
  },
};
