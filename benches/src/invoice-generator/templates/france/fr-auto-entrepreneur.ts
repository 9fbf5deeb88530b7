import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';

/** A freelancer exempt from VAT. */
export const frAutoEntrepreneur: Template = {
  ...COUNTRY.fr,
  id: 'fr-auto-entrepreneur',
  dates: ['d MMMM yyyy', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Rédaction d’articles',
        'Traduction anglais-français',
        'Séance photo',
        'Cours particulier de piano',
        'Illustration couverture',
      ],
      units: ['h', 'jour', 'pièce'],
    });
    const total = sumOf(goods);
    const number = `${s.random.whole(2021, 2026)}-${s.random.digits(3)}`;
    const [vendor, customer] = ['Lucie Marchand', s.random.pick(BUYERS)];
    const body = `<div class="flex"><div>${lines(`<b>${vendor}</b>`, 'Rédactrice indépendante', '8 impasse du Moulin', '35000 Rennes', 'SIREN 901 234 567')}</div><div>${lines('<b>Facturé à :</b>', customer, '22 quai Lamennais', '35000 Rennes')}</div></div>
      <h2>Facture n° ${number}</h2><p>Date d’émission : ${s.date(s.day)}</p><p>Date d’échéance : ${s.date(s.day + 30)}</p><br>
      ${goodsTable(
        [
          ['Description', 'l', (good) => good.name],
          ['Quantité', 'r', (good) => `${s.quantity(good.quantity)} ${good.unit}`],
          ['Prix unitaire', 'r', (good) => `${s.number(good.price)} €`],
          ['Montant', 'r', (good) => `${s.number(good.amount)} €`],
        ],
        goods,
      )}
      ${pairs([['<b>Total à payer</b>', `<b>${s.number(total)} €</b>`]], 'right')}<p>TVA non applicable, art. 293 B du CGI.</p><p>Règlement par virement : FR76 3000 4000 0312 3456 7890 143</p>`;
    return drawn(
      s,
      { style: '.goods th{background:#f4e9d8}', body, goods },
      { number, due: s.day + 30, vendor, customer, total },
    );
  },
};
