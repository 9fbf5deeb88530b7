import { german } from '@tieout/corpus';
import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { type Good, sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, COMMA, drawn, type Template } from '../template.ts';

/** A German supermarket: deposits, weights below, a discount line, tax letters, the table of taxes. */
export const deKassenbon: Template = {
  ...COUNTRY.us,
  id: 'de-kassenbon',
  kind: 'receipt',
  language: 'de',
  country: 'DE',
  currency: 'EUR',
  numbers: [COMMA],
  dates: ['dd.MM.yyyy'],
  names: german,
  size: 'slip',
  draw: (s) => {
    const base = s.goods({
      count: [3, 10],
      names: [
        'VOLLMILCH 3,5%',
        'BANANEN',
        'MINERALWASSER 6X1,5',
        'LAUGENBREZEL',
        'GOUDA JUNG',
        'SPUELMITTEL',
        'TOMATEN RISPE',
        'KAFFEE GEMAHLEN',
      ],
      quantities: [1000, 1000, 2000, 3000],
      price: [49, 899],
      rates: [7, 19],
    });
    const goods: Good[] = base.flatMap((good, index) =>
      index === 1
        ? [good, { ...good, name: 'PFAND 0,25 EURO', quantity: 1000, price: 25, amount: 25, rate: 19 }]
        : [good],
    );
    const total = sumOf(goods);
    const taxes = taxesOf(goods, true);
    const vendor = 'Frischemarkt Bergmann';
    const rows = goods
      .map(
        (good) =>
          `<tr><td>${good.name}</td><td class="r">${s.number(good.amount)} ${good.rate === 19 ? 'A' : 'B'}</td></tr>${good.quantity > 1000 ? `<tr><td>&nbsp;&nbsp;${good.quantity / 1000} Stk x ${s.number(good.price)}</td><td></td></tr>` : ''}`,
      )
      .join('');
    const number = s.random.digits(5);
    const body = `<div class="c">${lines(vendor, 'Marktplatz 3', '71032 Böblingen', 'UID Nr.: DE812706034')}</div><p class="r">EUR</p><table class="wide">${rows}</table><hr>${pairs(
      [
        ['<b>SUMME EUR</b>', `<b>${s.number(total)}</b>`],
        ['Geg. EC-Cash EUR', s.number(total)],
      ],
      'wide',
    )}
      <table class="wide"><tr><th>Steuer %</th><th class="r">Netto</th><th class="r">Steuer</th><th class="r">Brutto</th></tr>${taxes.map((share) => `<tr><td>${share.rate === 19 ? 'A' : 'B'}= ${s.number(share.rate * 100)}%</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${s.number(share.base + share.tax)}</td></tr>`).join('')}
      <tr><td>Gesamtbetrag</td><td class="r">${s.number(taxes.reduce((sum, share) => sum + share.base, 0))}</td><td class="r">${s.number(sumOfTaxes(taxes))}</td><td class="r">${s.number(total)}</td></tr></table><p>Bon-Nr.: ${number}</p><p>${s.date(s.day)} 18:04 &nbsp; Kasse: 2 &nbsp; Bed.: 141414</p>`;
    const tax = sumOfTaxes(taxes);
    return drawn(
      s,
      {
        style: 'body{font-size:8.5pt}td,th{padding:1pt 2pt}',
        body,
        chance: 0.3,
        goods,
        prints: AMOUNTS_ONLY,
      },
      { number, vendor, subtotal: total - tax, tax, total, alt: { subtotal: [null] } },
    );
  },
};
