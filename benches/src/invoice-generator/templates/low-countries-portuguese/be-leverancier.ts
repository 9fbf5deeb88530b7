import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Belgian supplier: headings in capitals, base and VAT side by side, a structured reference. */
export const beLeverancier: Template = {
  ...COUNTRY.nl,
  id: 'be-leverancier',
  country: 'BE',
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 10],
      names: [
        'Dakpannen Boomse stijl',
        'Plaatsing per m²',
        'Isolatieplaat 10 cm',
        'Stelling huur/week',
        'Afvoer puin',
      ],
      rates: [6, 21],
      discounts: [0, 5],
    });
    const taxes = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), sumOfTaxes(taxes)];
    const number = `VF${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Dakwerken Peeters BV',
      s.random.pick(['De heer Luc Maes', 'Apotheek Verhoeven NV']),
    ];
    const body = `<div class="flex"><div><b style="font-size:15pt">${vendor}</b>${lines('Nijverheidslaan 7', '2800 Mechelen', 'BTW BE 0412.345.678')}</div><div>${lines(customer, 'Grote Markt 1', '2500 Lier')}</div></div>
      <h2>FACTUUR ${number}</h2><p>Datum: ${s.date(s.day)} | Vervaldag: ${s.date(s.day + 30)} | Klantnr.: ${s.random.digits(4)}</p>
      ${goodsTable(
        [
          ['ARTIKEL', 'l', (good) => good.code],
          ['OMSCHRIJVING', 'l', (good) => good.name],
          ['AANTAL', 'r', (good) => s.quantity(good.quantity)],
          ['PRIJS', 'r', (good) => s.number(good.price)],
          ['KORT.%', 'r', (good) => (good.discount === 0 ? '' : s.number(good.discount * 100))],
          ['BTW%', 'r', (good) => s.number(good.rate * 100)],
          ['BEDRAG', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}<br>
      <table class="wide box"><tr><th>BTW %</th><th class="r">MAATSTAF VAN HEFFING</th><th class="r">BTW-BEDRAG</th></tr>${taxes.map((share) => `<tr><td>${s.number(share.rate * 100)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td></tr>`).join('')}</table>
      ${pairs(
        [
          ['Totaal excl. BTW', `${s.number(subtotal)} EUR`],
          ['Totaal BTW', `${s.number(tax)} EUR`],
          ['<b>Te betalen</b>', `<b>${s.number(subtotal + tax)} EUR</b>`],
        ],
        'right',
      )}<p>Gestructureerde mededeling: +++090/9337/55493+++</p>`;
    return drawn(
      s,
      { style: '.box td,.box th,.goods th{border:1px solid #666}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
