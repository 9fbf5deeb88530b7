import { isoDate } from '@tieout/corpus';
import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf, withTax } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A German wholesaler over two pages: a sum carried to the next, the headings again. */
export const deUebertrag: Template = {
  ...COUNTRY.de,
  id: 'de-uebertrag',
  draw: (s) => {
    const goods = s.goods({
      count: [16, 26],
      names: [
        'Kabelkanal 60x40 weiß',
        'Steckdose UP',
        'Leitungsschutzschalter B16',
        'Installationsrohr M20',
        'Schraubendreher-Set',
        'Verteilerdose',
        'Klemmblock 5-polig',
      ],
      units: ['Stk', 'm', 'Pack'],
      quantities: [1000, 5000, 25_000, 100_000],
      price: [35, 8900],
    });
    const half = Math.floor(goods.length / 2);
    const { subtotal, tax, total } = withTax(goods, 0.19);
    const number = `${s.random.digits(2)}-${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Elektro-Großhandel Weser GmbH & Co. KG',
      s.random.pick(['Haustechnik Lübbe GmbH', 'Elektro Kurz e.K.']),
    ];
    const columns = ['Pos', 'Art.-Nr.', 'Bezeichnung', 'Menge', 'ME', 'Preis', 'Gesamt €'];
    const row = (item: (typeof goods)[number], index: number) => [
      String((index + 1) * 10),
      item.code,
      item.name,
      s.quantity(item.quantity),
      item.unit,
      s.number(item.price),
      s.number(item.amount),
    ];
    const first = goods.slice(0, half).map(row);
    const second = goods.slice(half).map((item, index) => row(item, index + half));
    const carry = s.number(sumOf(goods.slice(0, half)));
    const top = (at: number) =>
      `<div class="flex"><b>${vendor}</b><span>Rechnung ${number} &nbsp; Seite ${at} von 2</span></div><hr>`;
    const body = `${top(1)}<p class="small">${vendor} · Am Hafen 3 · 28217 Bremen</p><div class="flex"><div>${lines(customer, 'Werkstraße 12', '27283 Verden')}</div><div>${pairs(
      [
        ['Rechnungsnummer', number],
        ['Rechnungsdatum', s.date(s.day)],
        ['Kundennummer', s.random.digits(6)],
        ['Lieferschein', s.random.digits(7)],
      ],
    )}</div></div><h1>Rechnung</h1>${grid(columns, [...first, ['', '', 'Übertrag', '', '', '', carry]], 'wide goods')}<div style="break-before:page">${top(2)}${grid(columns, [['', '', 'Übertrag von Seite 1', '', '', '', carry], ...second], 'wide goods')}</div>${pairs(
      [
        ['Warenwert', `${s.number(subtotal)} €`],
        ['MwSt 19,00 %', `${s.number(tax)} €`],
        ['<b>Rechnungsbetrag</b>', `<b>${s.number(total)} €</b>`],
      ],
      'right',
    )}<p>Zahlbar bis ${s.date(s.day + 10)} mit 2 % Skonto (${s.number(Math.round(total * 0.02))} €), bis ${s.date(s.day + 30)} netto.</p><p class="small">Amtsgericht Bremen HRA 12345</p>`;
    return drawn(
      s,
      { style: '.goods{font-size:8.5pt}', body, goods },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: {
          due_date: [10, 30].map((days) => isoDate(s.day + days)),
        },
      },
    );
  },
};
