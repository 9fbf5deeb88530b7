import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, SWISS, type Template } from '../template.ts';

/** A Swiss bill with its payment part, which prints amount and parties once more. */
export const chQr: Template = {
  ...COUNTRY.de,
  id: 'ch-qr',
  country: 'CH',
  currency: 'CHF',
  numbers: [SWISS],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Beratung Steuererklärung',
        'Buchhaltung 2. Quartal',
        'Spesen',
        'Jahresabschluss',
        'Lohnverarbeitung',
      ],
      units: ['Std.', 'pausch.'],
      rates: [8.1],
    });
    const subtotal = sumOf(goods);
    const raw = Math.round(subtotal * 1.081);
    const total = Math.round(raw / 5) * 5;
    const tax = Math.round(subtotal * 0.081);
    const rounding = total - subtotal - tax;
    const number = `${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Aare Treuhand AG',
      s.random.pick(['Bäckerei Zbinden', 'Yvonne Aebischer', 'Velo Mettler GmbH']),
    ];
    const body = `<b>${vendor}</b>${lines('Bundesgasse 14', '3011 Bern', 'CHE-123.456.789 MWST')}<div style="margin:20pt 0 20pt 300pt">${lines(customer, 'Dorfstrasse 3', '3073 Gümligen')}</div>
      <h2>Rechnung Nr. ${number}</h2><p>Datum: ${s.date(s.day)}</p><p>Zahlbar bis: ${s.date(s.day + 30)}</p>
      ${goodsTable(
        [
          ['Leistung', 'l', (good) => good.name],
          ['Anzahl', 'r', (good) => `${s.quantity(good.quantity)} ${good.unit}`],
          ['Ansatz', 'r', (good) => s.number(good.price)],
          ['Betrag CHF', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Total exkl. MWST', s.number(subtotal)],
          ['MWST 8.1%', s.number(tax)],
          ['Rundung', rounding === 0 ? null : s.number(rounding)],
          ['<b>Total CHF inkl. MWST</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}
      <div class="flex" style="border-top:1px dashed;margin-top:20pt;font-size:8pt"><div><b>Empfangsschein</b>${lines('<b>Konto / Zahlbar an</b>', 'CH44 3199 9123 0008 8901 2', vendor, 'Bundesgasse 14', '3011 Bern', '<b>Referenz</b>', '21 00000 00003 13947 14300 09017', '<b>Zahlbar durch</b>', customer, 'Dorfstrasse 3', '3073 Gümligen')}${pairs(
        [
          ['Währung', 'Betrag'],
          ['CHF', s.number(total).replace('’', ' ')],
        ],
      )}</div>
      <div><b>Zahlteil</b>${pairs([
        ['Währung', 'Betrag'],
        ['CHF', s.number(total).replace('’', ' ')],
      ])}</div><div>${lines('<b>Konto / Zahlbar an</b>', 'CH44 3199 9123 0008 8901 2', vendor, 'Bundesgasse 14', '3011 Bern', '<b>Zahlbar durch</b>', customer, 'Dorfstrasse 3', '3073 Gümligen')}</div></div>`;
    return drawn(
      s,
      { style: '.goods thead{border-bottom:1px solid}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total },
    );
  },
};
