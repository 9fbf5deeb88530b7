import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, SWISS, type Template } from '../template.ts';

/** A Swiss workshop in German: apostrophes, prices without tax, a rounding to five centimes. */
export const chGarage: Template = {
  ...COUNTRY.de,
  id: 'ch-garage',
  country: 'CH',
  currency: 'CHF',
  numbers: [SWISS],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'Arbeitszeit Mechaniker',
        'Motorenöl 5W-30',
        'Ölfilter',
        'Bremsklötze vorne',
        'Reifen 205/55 R16',
      ],
      units: ['AW', 'Lt', 'Stk'],
      quantities: [1000, 2000, 4500, 12_000],
      price: [1250, 19_800],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.081);
    const raw = subtotal + tax;
    const total = Math.round(raw / 5) * 5;
    const number = `RE-${s.random.digits(5)}`;
    const [vendor, customer] = ['Garage Zürcher AG', s.random.pick(['Herr Urs Keller', 'Spitex Oberland'])];
    const body = `<div class="flex"><div><b style="font-size:15pt">${vendor}</b>${lines('Bahnhofstrasse 55', '8620 Wetzikon', 'MWST-Nr. CHE-123.456.789 MWST')}</div><div>${lines(customer, 'Seestrasse 9', '8330 Pfäffikon ZH')}</div></div><h2>Rechnung ${number}</h2>${pairs(
      [
        ['Rechnungsdatum', s.date(s.day)],
        ['Zahlbar bis', s.date(s.day + 30)],
        ['Fahrzeug', 'VW Golf ZH 123456'],
        ['Kilometerstand', '84’220'],
      ],
    )}<br>
      ${grid(
        ['Art.-Nr.', 'Bezeichnung', 'Menge', 'Einheit', 'Preis', 'Betrag CHF'],
        goods.map((item) => [
          item.code,
          item.name,
          s.quantity(item.quantity),
          item.unit,
          s.number(item.price),
          s.number(item.amount),
        ]),
      )}
      ${pairs(
        [
          ['Total exkl. MWST', s.number(subtotal)],
          ['MWST 8.1%', s.number(tax)],
          ['Rundung', s.number(total - raw)],
          ['<b>Total inkl. MWST CHF</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">IBAN CH93 0076 2011 6238 5295 7</p>`;
    return drawn(
      s,
      { body, goods },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { customer: [customer.replace('Herr ', '')] },
      },
    );
  },
};
