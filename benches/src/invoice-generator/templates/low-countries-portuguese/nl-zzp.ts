import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A freelancer's bill: hours, VAT by rate, the sums right below the table. */
export const nlZzp: Template = {
  ...COUNTRY.nl,
  id: 'nl-zzp',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Ontwerp huisstijl',
        'Programmeerwerk',
        'Reiskosten',
        'Fietsreparatie',
        'Snoeiwerk tuin',
        'Workshop halve dag',
      ],
      details: ['week 14 en 15', 'volgens offerte'],
      rates: [21, 9],
      units: ['uur', 'stuk', 'km'],
    });
    const taxes = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), sumOfTaxes(taxes)];
    const number = `${s.random.whole(2021, 2026)}${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Van Dongen Ontwerp',
      s.random.pick(['Bakkerij De Molen B.V.', 'Stichting Buurtwerk', 'J. Hendriks']),
    ];
    const body = `<div class="flex"><div>${lines('<b>Factuur aan</b>', customer, 'Dorpsstraat 8', '3511 AB Utrecht')}</div><div>${lines(`<b>${vendor}</b>`, 'Kerkstraat 41', '3581 RA Utrecht', 'KvK 61234567', 'BTW NL001234567B01', 'IBAN NL91 ABNA 0417 1643 00')}</div></div>
      <h1>Factuur</h1>${pairs([
        ['Factuurnummer', number],
        ['Factuurdatum', s.date(s.day)],
        ['Vervaldatum', s.date(s.day + 14)],
      ])}<br>
      ${goodsTable(
        [
          ['Aantal', 'l', (good) => `${s.quantity(good.quantity)} ${good.unit}`],
          ['Omschrijving', 'l', named],
          ['Tarief', 'r', (good) => `€ ${s.number(good.price)}`],
          ['BTW', 'r', (good) => s.percent(good.rate)],
          ['Bedrag', 'r', (good) => `€ ${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs([['Subtotaal', `€ ${s.number(subtotal)}`], ...taxes.map((share) => [`BTW ${s.percent(share.rate)} over € ${s.number(share.base)}`, `€ ${s.number(share.tax)}`] as const), ['<b>Totaal te betalen</b>', `<b>€ ${s.number(subtotal + tax)}</b>`]], 'right')}
      <p>Wij verzoeken u vriendelijk het bedrag binnen 14 dagen over te maken onder vermelding van het factuurnummer.</p>`;
    return drawn(
      s,
      { style: '.goods thead{border-bottom:2px solid}', body, goods },
      { number, due: s.day + 14, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
