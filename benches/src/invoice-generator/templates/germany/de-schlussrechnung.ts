import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { withTax } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';

const WORK = [
  'Fliesen verlegen, Bad OG',
  'Unterputzdose setzen',
  'Wandfarbe weiß, 2 Anstriche',
  'Kabel NYM-J 3x1,5',
  'Anfahrtspauschale',
  'Gesellenstunde',
  'Trockenbauwand stellen',
  'Silikonfugen erneuern',
];

const DETAILS = ['inkl. Material und Entsorgung', 'gemäß Angebot vom 02.02.', 'Ausführung: KW 12'];

/** A craftsman's final bill: positions with units, Skonto, less the instalments already billed. */
export const deSchlussrechnung: Template = {
  ...COUNTRY.de,
  id: 'de-schlussrechnung',
  draw: (s) => {
    const goods = s.goods({
      count: [3, 14],
      names: WORK,
      details: DETAILS,
      units: ['Std', 'm²', 'Stk', 'm', 'psch'],
      quantities: [1000, 2500, 12_000, 37_500],
    });
    const { subtotal, tax, total } = withTax(goods, 0.19);
    const paid = s.random.chance(0.5) ? Math.round(total / 2) : 0;
    const number = `${s.random.whole(2021, 2026)}/${s.random.digits(3)}`;
    const [vendor, customer] = [
      s.random.pick(['Malerbetrieb Krause GmbH', 'Elektro Sommer GmbH & Co. KG']),
      s.random.pick(BUYERS),
    ];
    const body = `<p class="small"><u>${vendor} · Industriestr. 8 · 63069 Offenbach</u></p><div class="flex"><div>${lines(customer, 'Lindenweg 12', '63067 Offenbach')}</div>
      ${pairs([
        ['Rechnungs-Nr.:', number],
        ['Rechnungsdatum:', s.date(s.day)],
        ['Kunden-Nr.:', s.random.digits(5)],
        ['Leistungszeitraum:', `${s.date(s.day - 20)} - ${s.date(s.day - 3)}`],
      ])}</div><br>
      <h2>${paid > 0 ? 'Schlussrechnung' : 'Rechnung'}</h2><p>Sehr geehrte Damen und Herren,<br>für die ausgeführten Arbeiten berechnen wir Ihnen:</p>
      ${goodsTable(
        [
          ['Pos.', 'l', (_, index) => `${index + 1}`],
          ['Bezeichnung', 'l', named],
          ['Menge', 'r', (good) => s.number(good.quantity / 10)],
          ['Einheit', 'l', (good) => good.unit],
          ['EP (€)', 'r', (good) => s.number(good.price)],
          ['GP (€)', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Nettosumme', `${s.number(subtotal)} €`],
          ['zzgl. 19 % MwSt.', `${s.number(tax)} €`],
          ['<b>Gesamtbetrag brutto</b>', `<b>${s.number(total)} €</b>`],
          [`abzgl. Abschlagszahlung vom ${s.date(s.day - 15)}`, paid > 0 ? `-${s.number(paid)} €` : null],
          ['<b>Restbetrag</b>', paid > 0 ? `<b>${s.number(total - paid)} €</b>` : null],
        ],
        'right',
      )}
      <p>Zahlbar bis ${s.date(s.day + 14)} ohne Abzug. Bei Zahlung innerhalb von 7 Tagen gewähren wir 2 % Skonto (${s.number(Math.round(total * 0.02))} €).</p>
      <p class="small">Im Rechnungsbetrag sind Lohnkosten von ${s.number(Math.round(subtotal * 0.6))} € enthalten (§ 35a EStG).</p>
      <div class="flex small" style="margin-top:30pt"><div>${lines(vendor, 'Industriestr. 8', '63069 Offenbach')}</div><div>${lines('Volksbank Rhein-Main', 'IBAN DE02 1203 0000 0000 2020 51')}</div><div>${lines('USt-IdNr. DE811223344', 'HRB 4711 Amtsgericht Offenbach')}</div></div>`;
    return drawn(
      s,
      { style: '.goods thead{border-top:1px solid;border-bottom:1px solid}', body, goods },
      { number, due: s.day + 14, vendor, customer, subtotal, tax, total },
    );
  },
};
