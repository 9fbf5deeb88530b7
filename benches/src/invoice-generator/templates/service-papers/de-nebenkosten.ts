import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A rent bill in German with running charges, without tax. */
export const deNebenkosten: Template = {
  ...COUNTRY.de,
  id: 'de-nebenkosten',
  dates: ['dd.MM.yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'Nettokaltmiete',
        'Betriebskostenvorauszahlung',
        'Heizkostenvorauszahlung',
        'Stellplatz',
        'Kabelanschluss',
      ],
      quantities: [1000],
      price: [1500, 120_000],
      rates: [19],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.19);
    const number = `MR-${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Stadtgrund Immobilien AG',
      s.random.pick(['Physiotherapie am Park', 'Atelier Sommer GbR']),
    ];
    const body = `<div class="r"><b>${vendor}</b>${lines('Ringstraße 100', '04209 Leipzig', 'USt-IdNr.: DE265123456')}</div>${lines(`<span class="small">${vendor} • Ringstraße 100 • 04209 Leipzig</span>`, customer, 'Parkallee 3', '04105 Leipzig')}<br>
      <table class="wide"><tr><td><b>Mietrechnung</b></td><td>Rechnungsnummer: ${number}</td><td>Datum: ${s.date(s.day)}</td></tr></table><p>Mietobjekt: Parkallee 3, Ladenfläche EG, 84,50 m²</p>
      ${goodsTable(
        [
          ['Position', 'l', (good) => good.name],
          ['Netto', 'r', (good) => `${s.number(good.amount)} €`],
          ['USt.', 'r', (good) => `${s.number(Math.round(good.amount * 0.19))} €`],
          ['Brutto', 'r', (good) => `${s.number(good.amount + Math.round(good.amount * 0.19))} €`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Summe netto', `${s.number(subtotal)} €`],
          ['19 % Umsatzsteuer', `${s.number(tax)} €`],
          ['<b>Zahlbetrag</b>', `<b>${s.number(subtotal + tax)} €</b>`],
        ],
        'right',
      )}<p>fällig zum ${s.date(s.day + 3)}</p>`;
    return drawn(
      s,
      { style: '.goods th{background:#eef}', body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 3, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
