import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf, withTax } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** Dutch hours by person: each person's days under the name, a subtotal each, tax below. */
export const nlUrenPerMedewerker: Template = {
  ...COUNTRY.nl,
  id: 'nl-uren-per-medewerker',
  draw: (s) => {
    const people = s.random
      .shuffle(['Jan de Wit', 'Fatima Aydin', 'Kees Vermeer'])
      .slice(0, 2)
      .map((name) => ({
        name,
        days: Array.from({ length: s.random.whole(2, 6) }, (_, index) =>
          good(
            s.random.pick([
              'Overleg architectuur',
              'Ontwikkeling koppeling',
              'Testen en documentatie',
              'Werkzaamheden op locatie',
            ]),
            9750,
            {
              quantity: s.random.pick([4000, 6500, 8000]),
              code: s.date(s.day - 20 + index),
            },
          ),
        ),
      }));
    const goods = people.flatMap(({ days }) => days);
    const { subtotal, tax, total } = withTax(goods, 0.21);
    const number = `2025-${s.random.digits(3)}`;
    const [vendor, customer] = [
      'Noordkop Software B.V.',
      s.random.pick(['Waterschap Rijnland', 'Bakkerij Groothandel Bolle B.V.']),
    ];
    const rows = people
      .map(
        ({ name, days }) =>
          `<tr><td colspan="5"><b>${name}</b></td></tr>${days.map((item) => `<tr><td>${item.code}</td><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}<tr><td></td><td><i>Subtotaal ${name}</i></td><td class="r"><i>${s.quantity(days.reduce((sum, item) => sum + item.quantity, 0))}</i></td><td></td><td class="r"><i>${s.number(sumOf(days))}</i></td></tr>`,
      )
      .join('');
    const body = `<div class="flex"><div>${lines(`<b>${customer}</b>`, 'T.a.v. crediteurenadministratie', 'Archimedesweg 1', '2333 CM Leiden')}</div><div>${lines(`<b>${vendor}</b>`, 'Binnenhaven 40', '1781 BK Den Helder', 'btw NL812345678B01', 'kvk 37098765')}</div></div><h2>FACTUUR</h2>${pairs(
      [
        ['Factuurnummer', number],
        ['Factuurdatum', s.date(s.day)],
        ['Vervaldatum', s.date(s.day + 30)],
        ['Uw referentie', 'PO 77120'],
      ],
    )}<br><table class="wide"><tr><th>Datum</th><th>Werkzaamheden</th><th class="r">Uren</th><th class="r">Tarief</th><th class="r">Bedrag</th></tr>${rows}</table><br>${pairs(
      [
        ['Totaal excl. btw', `€ ${s.number(subtotal)}`],
        ['21% btw', `€ ${s.number(tax)}`],
        ['<b>Totaal te voldoen</b>', `<b>€ ${s.number(total)}</b>`],
      ],
      'right',
    )}`;
    return drawn(s, { body, goods }, { number, due: s.day + 30, vendor, customer, subtotal, tax, total });
  },
};
