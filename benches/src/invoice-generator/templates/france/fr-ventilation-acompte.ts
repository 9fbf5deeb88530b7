import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';

const GOODS = [
  'Dépose ancienne chaudière',
  'Fourniture et pose radiateur',
  'Main d’œuvre plombier',
  'Tube cuivre écroui',
  'Création de site vitrine',
  'Maintenance mensuelle',
  'Déplacement',
];

/** Lines without tax, the VAT by rate in a table, an instalment taken off, net to pay. */
export const frVentilationAcompte: Template = {
  ...COUNTRY.fr,
  id: 'fr-ventilation-acompte',
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 9],
      names: GOODS,
      details: ['selon devis n° 118', 'garantie 2 ans'],
      rates: [20, 10, 5.5],
      units: ['u', 'h', 'ml', 'forfait'],
    });
    const subtotal = sumOf(goods);
    const taxes = taxesOf(goods);
    const tax = sumOfTaxes(taxes);
    const total = subtotal + tax;
    const paid = s.random.chance(0.5) ? Math.round(total * 0.3) : 0;
    const number = `FA${s.random.whole(2021, 2026)}-${s.random.digits(4)}`;
    const [vendor, customer] = ['Plomberie Garnier SARL', s.random.pick(BUYERS)];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('14 rue des Acacias', '69003 LYON', 'Tél. 04 72 55 01 01', 'SIRET 812 345 678 00012')}</div><div class="r"><h1>FACTURE</h1>${lines(`N° ${number}`, `Date : ${s.date(s.day)}`, `Échéance : ${s.date(s.day + 30)}`)}</div></div>
      <div style="margin:14pt 0 14pt 280pt;border:1px solid #999;padding:6pt">${lines(customer, '3 place Bellecour', '69002 LYON')}</div>
      ${goodsTable(
        [
          ['Désignation', 'l', named],
          ['Qté', 'r', (good) => s.quantity(good.quantity)],
          ['U', 'l', (good) => good.unit],
          ['P.U. HT', 'r', (good) => `${s.number(good.price)} €`],
          ['TVA', 'r', (good) => s.percent(good.rate)],
          ['Total HT', 'r', (good) => `${s.number(good.amount)} €`],
        ],
        goods,
      )}<br>
      <div class="flex"><table class="box"><tr><th>Taux</th><th class="r">Base HT</th><th class="r">Montant TVA</th></tr>${taxes.map((share) => `<tr><td>${s.percent(share.rate)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td></tr>`).join('')}</table>
      ${pairs([
        ['Total HT', `${s.number(subtotal)} €`],
        ['Total TVA', `${s.number(tax)} €`],
        ['<b>Total TTC</b>', `<b>${s.number(total)} €</b>`],
        ['Acompte versé', paid > 0 ? `- ${s.number(paid)} €` : null],
        ['<b>Net à payer</b>', `<b>${s.number(total - paid)} €</b>`],
      ])}</div>
      <p class="small">En cas de retard de paiement, une pénalité égale à 3 fois le taux d’intérêt légal sera exigible, ainsi qu’une indemnité forfaitaire de 40 € pour frais de recouvrement.</p>
      <p class="small">${vendor} au capital de 10 000 € - RCS Lyon 812 345 678 - TVA intracommunautaire FR12812345678</p>`;
    return drawn(
      s,
      { style: '.box td,.box th,.goods th,.goods td{border:1px solid #aaa}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total, ...(paid > 0 ? {} : {}) },
    );
  },
};
