import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** A Dutch dealer's bill under the margin scheme: a car, extras, a deposit taken off, no VAT told. */
export const nlMargeregeling: Template = {
  ...COUNTRY.nl,
  id: 'nl-margeregeling',
  draw: (s) => {
    const goods = [
      good('Volkswagen Golf 1.4 TSI, kenteken XJ-842-K', s.random.whole(6000, 21_000) * 100),
      good('Winterbanden op velg', 45_000),
      good('Inruil Opel Corsa', -s.random.whole(500, 3000) * 100),
    ];
    const total = sumOf(goods);
    const number = `${s.random.digits(8)}`;
    const [vendor, customer] = [
      'Autobedrijf Van Rijswijk B.V.',
      s.random.pick(['Dhr. M. Bakker', 'Mevr. S. el Amrani']),
    ];
    const body = `<div class="r"><b style="font-size:16pt">${vendor}</b>${lines('Energieweg 4', '2382 NJ Zoeterwoude', 'KvK 28012345', 'BTW NL801234567B01')}</div>${lines(customer, 'Lange Mare 12', '2312 GR Leiden')}<br><h1>Factuur</h1>
      <table><tr><td>Factuurnummer</td><td>: ${number}</td></tr><tr><td>Factuurdatum</td><td>: ${s.date(s.day)}</td></tr><tr><td>Meldcode</td><td>: 4821</td></tr><tr><td>Kilometerstand</td><td>: 84.210</td></tr></table><br>
      ${grid(
        ['Omschrijving', 'Bedrag'],
        goods.map((item) => [item.name, `€ ${s.number(item.amount)}`]),
      )}<br>${pairs(
        [
          ['Te betalen', `€ ${s.number(total)}`],
          [`Aanbetaling d.d. ${s.date(s.day - 8)}`, `€ -${s.number(50_000)}`],
          ['Restant bij aflevering', `€ ${s.number(total - 50_000)}`],
        ],
        'right',
      )}<p>Geleverd onder de margeregeling gebruikte goederen; btw niet aftrekbaar.</p><p class="small">IBAN NL20 INGB 0001 2345 67</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        total,
        alt: { customer: [customer.replace(/^\S+ /, '')], subtotal: [plain(total)] },
      },
    );
  },
};
