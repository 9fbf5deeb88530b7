import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A French energy bill: subscription and consumption with their own VAT, contributions, direct debit. */
export const frEnergie: Template = {
  ...COUNTRY.fr,
  id: 'fr-energie',
  dates: ['dd/MM/yyyy', 'd MMMM yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Abonnement électricité 6 kVA',
        'Consommation heures pleines',
        'Consommation heures creuses',
        'Contribution tarifaire d’acheminement',
        'Taxe sur la consommation finale',
      ],
      quantities: [1000],
      price: [350, 15_000],
      rates: [5.5, 20],
    });
    const taxes = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), sumOfTaxes(taxes)];
    const number = `${s.random.digits(3)} ${s.random.digits(3)} ${s.random.digits(3)}`.replaceAll(' ', '');
    const [vendor, customer] = [
      'Énergie du Midi SA',
      s.random.pick(['M. Pierre Aubert', 'Mme Claire Fontaine']),
    ];
    const due = s.day + 15;
    const body = `<div class="flex"><b style="font-size:16pt;color:#075">Énergie du Midi</b><div>${lines(customer, '12 allée des Pins', '34000 Montpellier')}</div></div>
      <h2>Votre facture d’électricité</h2>${pairs([
        ['N° de facture', number],
        ['Date de facture', s.date(s.day)],
        ['N° client', s.random.digits(8)],
      ])}
      <p>Montant à payer : <b>${s.number(subtotal + tax)} €</b>, prélevé le ${s.date(due)}</p>
      ${goodsTable(
        [
          ['Libellé', 'l', (good) => good.name],
          ['Taux TVA', 'r', (good) => s.percent(good.rate)],
          ['Montant HT', 'r', (good) => `${s.number(good.amount)} €`],
        ],
        goods,
      )}
      ${pairs([['Total hors TVA', `${s.number(subtotal)} €`], ...taxes.map((share) => [`TVA à ${s.percent(share.rate)}`, `${s.number(share.tax)} €`] as const), ['<b>Total TTC</b>', `<b>${s.number(subtotal + tax)} €</b>`]], 'right')}
      <p class="small">${vendor} au capital de 2 000 000 € - RCS Montpellier 401 234 567 - N° TVA FR12401234567</p>`;
    return drawn(
      s,
      { style: '.goods td{border-bottom:1px solid #ddd}', body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax,
        alt: {
          due_date: [new Date(due * 864e5).toISOString().slice(0, 10)],
          vendor: ['Énergie du Midi'],
          customer: [customer.replace(/^\S+ /, '')],
        },
      },
    );
  },
};
