import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A French credit note: negative sums, the bill it takes back named. */
export const frAvoir: Template = {
  ...COUNTRY.fr,
  id: 'fr-avoir',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Chaise pliante bois', 'Table bistrot 70 cm', 'Parasol écru 3 m', 'Housse de protection'],
      quantities: [1000, 2000],
      price: [-28_000, -900],
      rates: [20],
    });
    const subtotal = sumOf(goods);
    const [share] = taxesOf(goods);
    const tax = share?.tax ?? 0;
    const number = `AV-${s.random.whole(2021, 2026)}-${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Mobilier des Terrasses SAS',
      s.random.pick(['Café de la Gare', 'Hôtel du Lac SARL']),
    ];
    const n = (minor: number) => `${s.number(minor)} €`;
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('ZA des Peupliers', '49000 Angers', 'SIRET 498 765 432 00021', 'N° TVA FR32498765432')}</div><div><h1>AVOIR</h1>${lines(`N° ${number}`, `Date : ${s.date(s.day)}`, `Sur facture n° FA-${s.random.digits(6)}`)}</div></div><div style="margin-left:55%">${lines('Client :', `<b>${customer}</b>`, '1 place de la Gare', '74000 Annecy')}</div><br>
      ${grid(
        ['Réf.', 'Désignation', 'Qté', 'PU HT', 'TVA', 'Montant HT'],
        goods.map((item) => [
          item.code,
          item.name,
          s.quantity(item.quantity),
          n(item.price),
          '20 %',
          n(item.amount),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Total HT', n(subtotal)],
          ['TVA 20 %', n(tax)],
          ['<b>Total TTC</b>', `<b>${n(subtotal + tax)}</b>`],
          ['<b>Net à déduire</b>', `<b>${n(subtotal + tax)}</b>`],
        ],
        'right',
      )}<p>Motif : retour de marchandise</p>`;
    return drawn(
      s,
      { style: boxedGoods('#777'), body, goods },
      { number, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
