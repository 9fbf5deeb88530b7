import { german } from '../../generator/languages/german.ts';
import { goodsTable, lines, named, page, pairs } from './html.ts';
import { sumOf, taxesOf } from './sheet.ts';
import { COMMA, PLAIN_COMMA, SWISS, type Template } from './template.ts';

const DE = {
  kind: 'invoice',
  language: 'de',
  country: 'DE',
  currency: 'EUR',
  digits: 2,
  numbers: [COMMA],
  dates: ['dd.MM.yyyy'],
  names: german,
} as const;
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
const BUYERS = [
  'Familie Hartmann',
  'Gartenbau Ulrich e.K.',
  'Dr. Sabine Vogt',
  'Hausverwaltung Rhein-Main GmbH',
];

/** A craftsman's final bill: positions with units, Skonto, less the instalments already billed. */
const craftsman: Template = {
  ...DE,
  id: 'de-schlussrechnung',
  draw: (s) => {
    const goods = s.goods({
      count: [3, 14],
      names: WORK,
      details: DETAILS,
      units: ['Std', 'm²', 'Stk', 'm', 'psch'],
      quantities: [1000, 2500, 12_000, 37_500],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.19);
    const total = subtotal + tax;
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
    return {
      html: page('.goods thead{border-top:1px solid;border-bottom:1px solid}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 14, vendor, customer, subtotal, tax, total },
      lines: goods,
    };
  },
};

/** An online shop: gross prices, shipping as its own row, included tax by rate. */
const shop: Template = {
  ...DE,
  id: 'de-shop-brutto',
  numbers: [COMMA, PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Kaffeemühle Classic',
        'Bio Olivenöl 500 ml',
        'Kinderbuch „Der Mond“',
        'LED-Leuchtmittel E27',
        'Wanderrucksack 30 l',
        'Gewürzset',
      ],
      details: ['Farbe: rot, Größe: M'],
      rates: [19, 7],
      quantities: [1000, 1000, 2000, 3000],
      price: [299, 12_000],
    });
    const shipping = s.random.pick([0, 490]);
    const all =
      shipping > 0
        ? [
            ...goods,
            {
              ...goods[0],
              name: 'Versandkosten',
              rate: 19,
              quantity: 1000,
              price: shipping,
              amount: shipping,
              details: [],
              code: '',
            } as (typeof goods)[number],
          ]
        : goods;
    const taxes = taxesOf(all, true);
    const total = sumOf(all);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = `RE${s.random.digits(8)}`;
    const [vendor, customer] = [
      'Waldkauz Versand GmbH',
      s.random.pick(['Jonas Ebert', 'Miriam Scholz', 'Anja Kluge']),
    ];
    const body = `<div class="flex"><div><b style="font-size:16pt;color:#183">Waldkauz</b></div><div class="small">${lines(vendor, 'Am Forst 3', '34117 Kassel', 'service@waldkauz.example')}</div></div>
      <div>${lines(customer, 'Gartenstraße 5', '50667 Köln', 'Deutschland')}</div><h2>Rechnung ${number}</h2>
      <p>Rechnungsdatum: ${s.date(s.day)} &nbsp; Bestellnummer: ${s.random.digits(9)} &nbsp; Lieferdatum: ${s.date(s.day + 1)}</p>
      ${goodsTable(
        [
          ['Menge', 'c', (good) => `${good.quantity / 1000} x`],
          ['Artikel', 'l', named],
          ['MwSt.', 'r', (good) => s.percent(good.rate)],
          ['Einzelpreis', 'r', (good) => `${s.number(good.price)} €`],
          ['Gesamtpreis', 'r', (good) => `${s.number(good.amount)} €`],
        ],
        all,
      )}
      ${pairs([['<b>Gesamtsumme</b>', `<b>${s.number(total)} €</b>`], ...taxes.map((share) => [`enthaltene MwSt. ${s.percent(share.rate)}`, `${s.number(share.tax)} €`] as const)], 'right')}
      <p>Zahlungsart: PayPal. Der Betrag wurde bereits bezahlt.</p>`;
    return {
      html: page('.goods tr{border-bottom:1px solid #ddd}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal: null,
        tax,
        total,
        alt: { subtotal: [String((total - tax) / 100)], vendor: ['Waldkauz'] },
      },
      lines: all,
    };
  },
};

/** A wholesaler with quantities per pack, line discounts, and sums carried from page to page. */
const wholesale: Template = {
  ...DE,
  id: 'de-grosshandel',
  draw: (s) => {
    const goods = s.goods({
      count: [18, 55],
      names: [
        'Sechskantschraube M8x40 verz.',
        'Unterlegscheibe DIN 125',
        'Holzleim D3 750 g',
        'Schleifpapier K120',
        'Montageschaum 750 ml',
        'Kantenumleimer 22 mm',
        'Scharnier Topf 35',
        'Dübel 8x40',
      ],
      units: ['Stk', 'Pkg', 'kg'],
      discounts: [0, 10, 25],
      quantities: [1000, 10_000, 100_000, 200_000],
      price: [12, 2500],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.19);
    const number = s.random.digits(7);
    const [vendor, customer] = ['Beschlag-Union Nord GmbH', s.random.pick(BUYERS)];
    const body = `<div class="flex"><div>${lines(customer, 'Hafenstr. 40', '28217 Bremen')}</div><div><b>${vendor}</b>${lines('Ladestraße 2', '28197 Bremen', 'Telefon 0421 / 555 12-0')}</div></div>
      <h1>RECHNUNG</h1><table class="wide box"><tr><th>Rechnung Nr.</th><th>Datum</th><th>Kundennummer</th><th>Lieferschein</th><th>Seite</th></tr><tr><td>${number}</td><td>${s.date(s.day)}</td><td>${s.random.digits(5)}</td><td>LS${s.random.digits(6)}</td><td>1</td></tr></table><br>
      ${goodsTable(
        [
          ['Pos', 'r', (_, index) => `${(index + 1) * 10}`],
          ['Artikel-Nr.', 'l', (good) => good.code],
          ['Bezeichnung', 'l', (good) => good.name],
          ['Menge', 'r', (good) => `${s.quantity(good.quantity)} ${good.unit}`],
          ['Preis', 'r', (good) => s.number(good.price)],
          ['Rabatt %', 'r', (good) => (good.discount === 0 ? '' : s.quantity(good.discount * 1000))],
          ['Betrag EUR', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      <table class="wide box"><tr><th class="r">Warenwert</th><th class="r">MwSt. %</th><th class="r">MwSt. EUR</th><th class="r">Rechnungsbetrag EUR</th></tr><tr><td class="r">${s.number(subtotal)}</td><td class="r">19,00</td><td class="r">${s.number(tax)}</td><td class="r"><b>${s.number(subtotal + tax)}</b></td></tr></table>
      <p>Zahlungsziel: 30 Tage netto, fällig am ${s.date(s.day + 30)}</p>`;
    return {
      html: page('.box td,.box th{border:1px solid #888}.goods{font-size:9pt}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

/** A Swiss bill with its payment part, which prints amount and parties once more. */
const swiss: Template = {
  ...DE,
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
    return {
      html: page('.goods thead{border-bottom:1px solid}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 30, vendor, customer, subtotal, tax, total },
      lines: goods,
    };
  },
};

export const GERMANY: readonly Template[] = [craftsman, shop, wholesale, swiss];
