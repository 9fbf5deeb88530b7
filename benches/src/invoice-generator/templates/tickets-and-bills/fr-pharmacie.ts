import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, PLAIN_COMMA, type Template } from '../template.ts';

/** A French pharmacy's slip with two rates and a code column, prices with tax. */
export const frPharmacie: Template = {
  ...COUNTRY.fr,
  id: 'fr-pharmacie',
  kind: 'receipt',
  size: 'slip',
  numbers: [PLAIN_COMMA],
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['DOLIPRANE 1G CPR 8', 'SERUM PHY 40 UNID', 'CREME SOLAIRE SPF50', 'PASTILLE GORGE MIEL'],
      quantities: [1000, 2000],
      price: [218, 1990],
      rates: [2.1, 20],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = sumOfTaxes(shares);
    const number = s.random.digits(6);
    const body = `<div class="c"><b>PHARMACIE DES ARCADES</b>${lines('Mme LACOMBE', '3 place Wilson 31000 TOULOUSE', 'Tél 05 61 55 01 11')}</div><p>FACTURETTE N° ${number} du ${s.date(s.day)} 17:20</p><table class="wide"><tr><td>Désignation</td><td class="r">Qté</td><td class="r">P.U.</td><td class="r">TTC</td></tr>${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}<tr><td><b>A PAYER</b></td><td></td><td></td><td class="r"><b>${s.number(total)} EUR</b></td></tr><tr><td>CARTE BLEUE</td><td></td><td></td><td class="r">${s.number(total)}</td></tr></table><p>${shares.map((share) => `TVA ${s.percent(share.rate)} : ${s.number(share.tax)}`).join(' &nbsp; ')}</p>`;
    return drawn(
      s,
      { style: '@page{margin:5mm}body{font-size:8pt}td{padding:0 2pt}', body, chance: 0, goods },
      { number, vendor: 'PHARMACIE DES ARCADES', tax, total },
    );
  },
};
