import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A hotel's bill in France: debits and credits by day, tourist tax, what of it is tax, nothing left to pay. */
export const frHotelNote: Template = {
  ...COUNTRY.fr,
  id: 'fr-hotel-note',
  draw: (s) => {
    const nights = s.random.whole(1, 4);
    const price = s.random.whole(8500, 24_000);
    const goods = Array.from({ length: nights }, (_, night) => [
      good('Hébergement', price, { code: String(night), rate: 10 }),
      good('Petit déjeuner', 1500, { code: String(night), rate: 10 }),
      good('Taxe de séjour', 250, { code: String(night) }),
    ]).flat();
    const total = sumOf(goods);
    const taxed = sumOf(goods.filter((item) => item.rate > 0));
    const tax = Math.round((taxed * 10) / 110);
    const number = s.random.digits(6);
    const customer = s.random.pick(['M. Antoine Lefèvre', 'Mme Sophie Garnier']);
    const n = (minor: number) => s.number(minor);
    const body = `<div class="c"><b style="font-size:15pt">HÔTEL DES REMPARTS ***</b>${lines('6 rue du Château - 35400 SAINT-MALO', 'Tél. 02 99 55 01 80 - SARL au capital de 8 000 € - RCS Saint-Malo 432 109 876')}</div><br><div class="flex"><div>${pairs(
      [
        ['Chambre', '207'],
        ['Arrivée', s.date(s.day - nights)],
        ['Départ', s.date(s.day)],
        ['Personnes', '2'],
      ],
    )}</div><div>${lines(customer, '5 avenue Foch', '75116 PARIS')}</div></div><h2>Facture N° ${number}</h2><p>Saint-Malo, le ${s.date(s.day)}</p>
      ${grid(['Date', 'Libellé', 'Débit', 'Crédit'], [...goods.map((item) => [s.date(s.day - nights + Number(item.code)), item.name, n(item.amount), '']), [s.date(s.day), 'Carte bancaire', '', n(total)], ['', '<b>Total</b>', `<b>${n(total)}</b>`, `<b>${n(total)}</b>`], ['', 'Solde EUR', '0,00', '']])}<br>
      ${grid(
        ['TVA', 'Base HT', 'Montant TVA', 'TTC'],
        [
          ['10,00 %', n(taxed - tax), n(tax), n(taxed)],
          ['0,00 %', n(total - taxed), '0,00', n(total - taxed)],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'HÔTEL DES REMPARTS',
        customer,
        tax,
        subtotal: total - tax,
        total,
        alt: {
          customer: [customer.replace(/^\S+ /, '')],
          subtotal: [null],
          vendor: ['HÔTEL DES REMPARTS ***'],
        },
      },
    );
  },
};
