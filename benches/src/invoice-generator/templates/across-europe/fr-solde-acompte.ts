import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A French craftsman's bill of an advance against a quote, then what remains. */
export const frSoldeAcompte: Template = {
  ...COUNTRY.fr,
  id: 'fr-solde-acompte',
  draw: (s) => {
    const n = (minor: number) => `${s.number(minor)} €`;
    const goods = s.goods({
      count: [2, 6],
      names: [
        'Dépose ancienne toiture',
        'Fourniture tuiles terre cuite',
        'Pose écran sous-toiture',
        'Zinguerie gouttières',
        'Évacuation gravats',
      ],
      units: ['m²', 'ml', 'U', 'Ens'],
      quantities: [1000, 42_000, 18_500],
      price: [1200, 90_000],
      rates: [10],
    });
    const subtotal = sumOf(goods);
    const [share] = taxesOf(goods);
    const tax = share?.tax ?? 0;
    const total = subtotal + tax;
    const paid = Math.round(total * 0.3);
    const number = `F${s.random.whole(2021, 2026)}-${s.random.digits(3)}`;
    const [vendor, customer] = [
      'Couverture Le Goff EURL',
      s.random.pick(['M. et Mme Kerbrat', 'SCI Les Embruns']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('Zone de Kergaradec', '29850 Gouesnou', 'Tél. 02 98 55 01 70', 'SIRET 823 456 789 00013 - APE 4391B', 'Assurance décennale : AXA n° 7654321')}</div><div style="width:40%"><b>FACTURE N° ${number}</b>${lines(`Date : ${s.date(s.day)}`, `Échéance : ${s.date(s.day + 30)}`, 'Réf. devis : D-2024-118')}<br>${lines(customer, '8 rue des Goélands', '29200 Brest')}</div></div><br><p>Chantier : réfection toiture</p>
      ${grid(
        ['N°', 'Désignation', 'U', 'Qté', 'P.U. HT', 'Total HT', 'TVA'],
        goods.map((item, index) => [
          `1.${index + 1}`,
          item.name,
          item.unit,
          s.quantity(item.quantity),
          n(item.price),
          n(item.amount),
          '10 %',
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Total HT', n(subtotal)],
          ['TVA 10 %', n(tax)],
          ['Total TTC', n(total)],
          [`Acompte versé le ${s.date(s.day - 40)}`, `- ${n(paid)}`],
          ['<b>Reste à payer</b>', `<b>${n(total - paid)}</b>`],
        ],
        'right box',
      )}<p class="small">Pénalités de retard : 3 fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40 €.</p>`;
    return drawn(
      s,
      { style: boxedGoods('#888'), body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total },
    );
  },
};
