import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** Work for a builder in the Netherlands: tax shifted to the buyer, so none. */
export const nlBtwVerlegd: Template = {
  ...COUNTRY.nl,
  id: 'nl-btw-verlegd',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Stucwerk begane grond', 'Timmerwerk kozijnen', 'Arbeid week 14', 'Materialen volgens bon'],
      quantities: [1000, 24_000, 38_500],
      price: [4200, 48_000],
    });
    const total = sumOf(goods);
    const number = `${s.random.whole(2021, 2026)}${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Klusbedrijf De Wit',
      s.random.pick(['Bouwgroep Noord B.V.', 'Aannemersbedrijf Smit B.V.']),
    ];
    const n = (minor: number) => `€ ${s.number(minor)}`;
    const body = `<div class="r"><b style="font-size:15pt">${vendor}</b>${lines('Dorpsstraat 41', '7971 CR Havelte', 'KvK 01234567', 'BTW NL001234567B01', 'IBAN NL02 ABNA 0123 4567 89')}</div>${lines(customer, 'T.a.v. crediteurenadministratie', 'Industrieweg 10', '9403 AB Assen')}<br><h1>FACTUUR</h1>${grid(['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Uw btw-nummer'], [[number, s.date(s.day), s.date(s.day + 30), 'NL812345678B01']])}<br>
      ${grid(
        ['Omschrijving', 'Aantal', 'Prijs', 'Btw', 'Totaal'],
        goods.map((item) => [item.name, s.quantity(item.quantity), n(item.price), 'verlegd', n(item.amount)]),
        'wide goods',
      )}
      ${pairs(
        [
          ['Subtotaal', n(total)],
          ['Btw verlegd', n(0)],
          ['<b>Te betalen</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}<p>Wij verzoeken u het bedrag binnen 30 dagen over te maken.</p>`;
    return drawn(
      s,
      { body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal: total, tax: 0, total },
    );
  },
};
