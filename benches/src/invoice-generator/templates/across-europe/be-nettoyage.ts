import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Belgian cleaner's bill in French: tax by line, reverse of names, structured message. */
export const beNettoyage: Template = {
  ...COUNTRY.fr,
  id: 'be-nettoyage',
  country: 'BE',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Nettoyage bureaux mars',
        'Lavage vitres trimestriel',
        'Produits d’entretien',
        'Heures supplémentaires',
      ],
      quantities: [1000, 4000, 22_000],
      price: [2650, 96_000],
      rates: [21, 6],
    });
    const shares = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = sumOfTaxes(shares);
    const total = subtotal + tax;
    const number = `${s.random.whole(2021, 2026)}/${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Net & Clair SPRL',
      s.random.pick(['Cabinet Dewael & Associés', 'ASBL Les Trois Tilleuls']),
    ];
    const body = `<table class="wide"><tr><td><b style="font-size:14pt">${vendor}</b>${lines('Chaussée de Wavre 510', '1040 Bruxelles', 'TVA BE 0456.789.123', 'IBAN BE68 5390 0754 7034')}</td><td>${lines('Facturé à', `<b>${customer}</b>`, 'Avenue Louise 88', '1050 Bruxelles', 'TVA BE 0411.222.333')}</td></tr></table><p><b>Facture</b> ${number} <b>du</b> ${s.date(s.day)} — <b>à payer pour le</b> ${s.date(s.day + 30)}</p>
      ${grid(
        ['Description', 'Quantité', 'Prix unitaire', 'Taux TVA', 'Montant HTVA'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          `${s.number(item.price)} €`,
          s.percent(item.rate),
          `${s.number(item.amount)} €`,
        ]),
        'wide goods',
      )}
      ${pairs([['Total HTVA', `${s.number(subtotal)} €`], ...shares.map((share) => [`TVA ${s.percent(share.rate)} sur ${s.number(share.base)} €`, `${s.number(share.tax)} €`] as const), ['<b>Total TVAC</b>', `<b>${s.number(total)} €</b>`]], 'right')}<p>Communication structurée : +++123/4567/89012+++</p>`;
    return drawn(s, { body, goods }, { number, due: s.day + 30, vendor, customer, subtotal, tax, total });
  },
};
