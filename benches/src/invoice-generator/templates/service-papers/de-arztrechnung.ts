import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A medical practice's bill: treatment by date and code with a factor, no tax. */
export const deArztrechnung: Template = {
  ...COUNTRY.de,
  id: 'de-arztrechnung',
  dates: ['dd.MM.yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 9],
      names: [
        'Beratung, auch telefonisch',
        'Vollständige Untersuchung',
        'Blutentnahme',
        'Ruhe-EKG',
        'Sonographie Schilddrüse',
        'Verband',
      ],
      quantities: [1000],
      price: [260, 9800],
    });
    const total = sumOf(goods);
    const number = `${s.random.digits(4)}/${s.random.whole(21, 26)}`;
    const [vendor, customer] = [
      'Dr. med. Katharina Bergfeld',
      s.random.pick(['Herrn Jonas Ebert', 'Frau Miriam Scholz']),
    ];
    const body = `<div class="c"><b>${vendor}</b><br>Fachärztin für Innere Medizin<br>Schloßstraße 22 · 12163 Berlin · Tel. 030 555 0122</div><br>${lines(customer, 'Gartenstraße 5', '12203 Berlin')}<br>
      <div class="flex"><b>Rechnung Nr. ${number}</b><span>Berlin, ${s.date(s.day)}</span></div><p>Für ärztliche Leistungen erlaube ich mir zu berechnen:</p>
      ${goodsTable(
        [
          ['Datum', 'l', (_, index) => s.date(s.day - 20 + (index >> 1))],
          ['GOÄ-Nr.', 'l', (good) => good.code.slice(3)],
          ['Leistung', 'l', (good) => good.name],
          ['Faktor', 'r', () => '2,3'],
          ['Betrag', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs([['<b>Gesamtbetrag EUR</b>', `<b>${s.number(total)}</b>`]], 'right')}<p>Diagnose: Z00.0</p><p>Bitte überweisen Sie den Betrag innerhalb von 30 Tagen. IBAN DE12 3006 0601 0003 4455 66</p>`;
    return drawn(
      s,
      { style: '.goods thead{border-bottom:1px solid}', body, goods, prints: AMOUNTS_ONLY },
      { number, vendor, customer: customer.replace(/^\S+ /, ''), total, alt: { customer: [customer] } },
    );
  },
};
