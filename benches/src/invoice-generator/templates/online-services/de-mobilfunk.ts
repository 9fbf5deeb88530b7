import { isoDate } from '@tieout/corpus';
import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A mobile operator's bill: charges by number under group names, each group with its sum, net throughout. */
export const deMobilfunk: Template = {
  ...COUNTRY.de,
  id: 'de-mobilfunk',
  draw: (s) => {
    const goods = [
      good('Grundpreis Tarif Allnet M', s.random.whole(1500, 4500)),
      good('Datenoption 20 GB', 840),
      good('Multi-SIM', 418),
      ...(s.random.chance(0.6) ? [good('Verbindungen in das Ausland', s.random.whole(20, 900))] : []),
      good('Rabatt Kombivorteil', -500),
    ];
    const { subtotal, tax, total } = withTax(goods, 0.19);
    const number = s.random.digits(12);
    const [vendor, customer] = [
      'Nordfunk Deutschland GmbH',
      s.random.pick(['Frau Petra Lindner', 'Max Zimmer']),
    ];
    const range = `${s.date(s.day - 31)} - ${s.date(s.day - 1)}`;
    const body = `<div class="r"><b style="font-size:18pt">nordfunk</b></div><p class="small">${vendor}, Postfach 10 20, 45001 Essen</p>${lines(customer, 'Am Anger 4', '99084 Erfurt')}<div style="float:right">${pairs(
      [
        ['Datum', s.date(s.day)],
        ['Seite', '1 von 1'],
        ['Kundennummer', s.random.digits(9)],
        ['Rechnungsnummer', number],
        ['Buchungskonto', s.random.digits(10)],
      ],
    )}</div><div style="clear:both"></div><h2>Ihre Mobilfunk-Rechnung für ${range}</h2><p>Guten Tag,</p><p>diese Beträge stellen wir Ihnen in Rechnung:</p>
      ${grid(
        ['Artikel/Leistung', 'Zeitraum', 'Betrag netto (EUR)', 'USt.'],
        [
          ['<b>Rufnummer 0170 5550123</b>', '', '', ''],
          ...goods.map((item) => [item.name, range, s.number(item.amount), '19 %']),
          ['<b>Summe Rufnummer 0170 5550123</b>', '', `<b>${s.number(subtotal)}</b>`, ''],
        ],
      )}<br>${pairs(
        [
          ['Summe netto', s.number(subtotal)],
          ['Umsatzsteuer 19 %', s.number(tax)],
          ['<b>Rechnungsbetrag</b>', `<b>${s.number(total)} EUR</b>`],
        ],
        'wide',
      )}<p>Der Rechnungsbetrag wird am ${s.date(s.day + 10)} von Ihrem Konto DE89 XXXX 3000 abgebucht.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer: customer.replace('Frau ', ''),
        subtotal,
        tax,
        total,
        alt: { customer: [customer], due_date: [isoDate(s.day + 10)] },
      },
    );
  },
};
