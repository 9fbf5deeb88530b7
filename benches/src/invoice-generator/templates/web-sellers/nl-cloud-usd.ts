import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A Dutch cloud bill in dollars with euros next to the sums: reverse charge, an exchange rate told. */
export const nlCloudUsd: Template = {
  ...COUNTRY.nl,
  id: 'nl-cloud-usd',
  currency: 'USD',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: ['Compute instances', 'Object storage', 'Egress traffic', 'Managed database', 'Support basic'],
      quantities: [1000],
      price: [150, 90_000],
    });
    const total = sumOf(goods);
    const euros = Math.round(total * 0.9213);
    const number = `NLIN25-${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Stratus Hosting Ireland Ltd',
      s.random.pick(['Webbureau Kiem B.V.', 'Stichting Leerpad']),
    ];
    const body = `<b style="font-size:15pt">Stratus</b>${lines(vendor, '1 Grand Canal Square, Dublin 2, Ireland', 'VAT IE3456789TH')}<br>${lines('Factuur aan:', customer, 'Stationsplein 2', '3511 ED Utrecht', 'BTW: NL854321098B01')}<br><table><tr><td>Factuurnummer:</td><td>${number}</td></tr><tr><td>Factuurdatum:</td><td>${s.date(s.day)}</td></tr><tr><td>Periode:</td><td>${s.date(s.day - 31)} t/m ${s.date(s.day - 1)}</td></tr></table><br><table class="wide"><tr><th>Dienst</th><th class="r">Bedrag (USD)</th></tr>${goods.map((item) => `<tr><td>${item.name}</td><td class="r">$${s.number(item.amount)}</td></tr>`).join('')}</table><br>
      ${pairs(
        [
          ['Subtotaal', `$${s.number(total)}`],
          ['Btw (0%, verlegd)', '$0,00'],
          ['<b>Totaal USD</b>', `<b>$${s.number(total)}</b>`],
          ['Totaal in EUR (koers 0,9213)', `€${s.number(euros)}`],
        ],
        'right',
      )}<p>Btw verlegd op grond van artikel 196 richtlijn 2006/112/EG.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        subtotal: total,
        tax: 0,
        total,
        alt: { vendor: ['Stratus'], tax: [null] },
      },
    );
  },
};
