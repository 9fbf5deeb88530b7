import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, SPACE, type Template } from '../template.ts';

/** A French printer's credit note: sums in brackets of a minus behind, reference of the bill it corrects. */
export const frAvoirMoins: Template = {
  ...COUNTRY.fr,
  id: 'fr-avoir-moins',
  numbers: [SPACE],
  draw: (s) => {
    const goods = s
      .goods({
        count: [1, 3],
        names: ['Affiches A2 quadri', 'Flyers A6 x5000', 'Livraison express'],
        quantities: [1000],
        price: [3900, 80_000],
      })
      .map((item) => ({ ...item, amount: -item.amount }));
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.2);
    const total = subtotal + tax;
    const number = `AV${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Imprimerie du Canal SARL',
      s.random.pick(['Théâtre des Halles', 'Office de Tourisme de Sète']),
    ];
    const n = (minor: number) => `- ${s.number(-minor)} €`;
    const body = `<div class="flex"><div>${lines(`<b>${vendor}</b>`, '4 quai des Moulins', '34200 Sète', 'TVA FR55412333444')}</div><div>${lines('Client', `<b>${customer}</b>`, '60 Grande Rue', '34200 Sète')}</div></div><h2>AVOIR</h2>${pairs(
      [
        ['Avoir n°', number],
        ['Date', s.date(s.day)],
        ["Facture d'origine", `FA${s.random.digits(6)}`],
      ],
    )}<br>${grid(
      ['Désignation', 'Montant HT'],
      goods.map((item) => [item.name, n(item.amount)]),
      'wide box',
    )}<br>${pairs(
      [
        ['Total HT', n(subtotal)],
        ['TVA 20 %', n(tax)],
        ['<b>Total TTC</b>', `<b>${n(total)}</b>`],
      ],
      'right',
    )}`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #999}', body, goods, prints: AMOUNTS_ONLY },
      { number, vendor, customer, subtotal, tax, total },
    );
  },
};
