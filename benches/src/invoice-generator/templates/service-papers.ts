import { english } from '../../generator/languages/english.ts';
import { french } from '../../generator/languages/french.ts';
import { german } from '../../generator/languages/german.ts';
import { goodsTable, lines, page, pairs } from './html.ts';
import { type Good, sumOf, taxesOf } from './sheet.ts';
import { COMMA, DOT, PLAIN_DOT, plain, SPACE, type Template } from './template.ts';

const EN = {
  kind: 'invoice',
  language: 'en',
  country: 'US',
  currency: 'USD',
  digits: 2,
  numbers: [DOT],
  names: english,
  size: 'letter',
} as const;
const DE = {
  ...EN,
  language: 'de',
  country: 'DE',
  currency: 'EUR',
  numbers: [COMMA],
  names: german,
  size: 'a4',
} as const;
const FR = { ...DE, language: 'fr', country: 'FR', numbers: [SPACE], names: french } as const;

/** A cloud provider's bill: services, each with a sum, and usage rows of no price below them. */
const cloud: Template = {
  ...EN,
  id: 'us-cloud-usage',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'Compute engine',
        'Object storage',
        'Managed database',
        'Data transfer',
        'Content delivery',
        'Container registry',
      ],
      details: ['us-east, 730 hours', '512 GB-months'],
      quantities: [1000],
      price: [1, 30_000],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.0625);
    const number = s.random.digits(10);
    const [vendor, customer] = [
      'Stratus Cloud Services, Inc.',
      s.random.pick(['Fernwood Analytics', 'Bluebird Games LLC']),
    ];
    const body = `<div class="flex"><div><b style="font-size:18pt;color:#e70">Stratus</b></div><div class="r"><b>Invoice</b>${lines(`Invoice number: ${number}`)}</div></div>
      <div class="flex"><div><b>Bill to</b>${lines(customer, '88 Pine Street, Floor 4', 'Seattle, WA 98101', 'United States')}</div>
      <div style="width:50%"><b>Details</b>${pairs(
        [
          ['Invoice number', number],
          ['Invoice date', s.date(s.day)],
          ['Billing ID', 'A1B2-C3D4-E5'],
          ['Account ID', s.random.digits(12)],
        ],
        'wide',
      )}</div></div>
      <p>${vendor}</p><p>2000 Rainier Avenue, Seattle, WA 98144</p><p>Federal Tax ID: 91-1234567</p><br>
      <b>Total amount due</b><p style="font-size:20pt">$${s.number(subtotal + tax)}</p><p>Summary for ${s.date(s.day - 31)} - ${s.date(s.day - 1)}</p>
      ${goodsTable(
        [
          [
            'Service',
            'l',
            (good) => `${good.name}${good.details.map((text) => `<br>&nbsp;&nbsp;${text}`).join('')}`,
          ],
          ['Amount ($)', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Subtotal in USD', `$${s.number(subtotal)}`],
          ['State sales tax (6.25%)', `$${s.number(tax)}`],
          ['<b>Total in USD</b>', `<b>$${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}<p>You will be automatically charged for any amount due.</p>`;
    return {
      html: page('.goods thead{border-bottom:1px solid #bbb}', body, s.random.fraction()),
      facts: { number, day: s.day, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** A ride's receipt by mail: fare parts with amounts, tip, charged to a card; no table. */
const ride: Template = {
  ...EN,
  id: 'us-ride',
  kind: 'receipt',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const parts = s.goods({
      count: [3, 5],
      names: ['Trip fare', 'Booking fee', 'Airport surcharge', 'City congestion fee', 'Wait time'],
      quantities: [1000],
      price: [75, 3900],
    });
    const total = sumOf(parts);
    const body = `<div class="flex"><b style="font-size:16pt">Hopin Rides</b><p>${s.date(s.day)}</p></div><h1>Thanks for riding, Jamie</h1><p>Here’s your receipt for your ride this evening.</p>
      <table class="wide"><tr><td style="font-size:16pt"><b>Total</b></td><td class="r" style="font-size:16pt"><b>$${s.number(total)}</b></td></tr></table><hr>
      <table class="wide">${parts.map((good) => `<tr><td>${good.name}</td><td class="r">$${s.number(good.amount)}</td></tr>`).join('')}</table><hr>
      <b>Payments</b><table class="wide"><tr><td>Visa ••••4410<br><span class="small">${s.date(s.day)} 9:14 PM</span></td><td class="r">$${s.number(total)}</td></tr></table>
      <p>You rode with Carlos</p><p>7:58 PM | 1200 Market St, San Francisco, CA 94102</p><p>8:31 PM | SFO Terminal 2, San Francisco, CA 94128</p>`;
    return {
      html: page('', body, s.random.fraction()),
      facts: {
        number: null,
        day: s.day,
        vendor: 'Hopin Rides',
        customer: null,
        subtotal: null,
        tax: null,
        total,
        alt: { customer: ['Jamie'] },
      },
      lines: parts,
      prints: { quantity: false, price: false },
    };
  },
};

/** An agency's bill: a retainer, hours by person, expenses billed at cost, a discount in a row of its own, a PO number. */
const agency: Template = {
  ...EN,
  id: 'us-agency-hours',
  dates: ['d MMMM yyyy', 'MM.dd.yyyy', 'yyyy/MM/dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'A. Romero - Senior strategist',
        'K. Lund - Art direction',
        'Copywriting',
        'Media buying',
        'Stock photography (at cost)',
      ],
      quantities: [1250, 4750, 16_000, 7500],
      price: [7500, 22_000],
    });
    const off = s.random.chance(0.5) ? Math.round(sumOf(goods) * 0.05) : 0;
    const all: Good[] =
      off > 0
        ? [
            ...goods,
            {
              ...(goods[0] as Good),
              name: 'Courtesy discount 5%',
              details: [],
              quantity: 0,
              price: 0,
              amount: -off,
            },
          ]
        : goods;
    const total = sumOf(all);
    const number = `${s.random.whole(2021, 2026)}-${s.random.whole(100, 999)}-B`;
    const [vendor, customer] = [
      'Lantern & Pine Creative',
      s.random.pick(['Harvest Foods Co.', 'Orbit Fitness Inc.']),
    ];
    const body = `<div class="r"><b style="font-size:15pt;letter-spacing:3px">LANTERN &amp; PINE</b><br>creative</div><p class="small">${vendor} — 15 Mill Street, Burlington, VT 05401 — hello@lanternpine.example</p><br>
      <table class="wide"><tr><th>Client</th><th>Invoice</th><th>Issued</th><th>Due</th><th>PO</th></tr><tr><td>${customer}</td><td>${number}</td><td>${s.date(s.day)}</td><td>${s.date(s.day + 21)}</td><td>45-0099</td></tr></table><br>
      ${goodsTable(
        [
          ['Item', 'l', (good) => good.name],
          ['Hrs', 'r', (good) => (good.quantity === 0 ? '' : s.number(good.quantity / 10))],
          ['Rate', 'r', (good) => (good.quantity === 0 ? '' : s.number(good.price))],
          [
            'Line total',
            'r',
            (good) => (good.amount < 0 ? `(${s.number(-good.amount)})` : s.number(good.amount)),
          ],
        ],
        all,
      )}
      ${pairs([['<b>Amount due (USD)</b>', `<b>${s.number(total)}</b>`]], 'right')}<p class="small">Net 21. Thank you.</p>`;
    return {
      html: page('th{color:#888;font-weight:normal}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due: s.day + 21,
        vendor,
        customer,
        subtotal: null,
        tax: null,
        total,
        alt: { vendor: ['LANTERN & PINE'] },
      },
      lines: all,
      ...(off > 0 ? { prints: { quantity: false, price: false } } : {}),
    };
  },
};

/** A medical practice's bill: treatment by date and code with a factor, no tax. */
const practice: Template = {
  ...DE,
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
    return {
      html: page('.goods thead{border-bottom:1px solid}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        vendor,
        customer: customer.replace(/^\S+ /, ''),
        subtotal: null,
        tax: null,
        total,
        alt: { customer: [customer] },
      },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** A hotel in Germany: gross rows by night, two rates, city tax, paid by card, nothing due. */
const germanHotel: Template = {
  ...DE,
  id: 'de-hotelrechnung',
  dates: ['dd.MM.yyyy', 'dd.MM.yy'],
  draw: (s) => {
    const nights = s.random.whole(1, 3);
    const price = s.random.whole(7900, 19_900);
    const goods: Good[] = Array.from({ length: nights }, () => [
      { name: 'Übernachtung Einzelzimmer', rate: 7, price },
      { name: 'Frühstück', rate: 19, price: 1450 },
    ])
      .flat()
      .map((good) => ({
        ...good,
        details: [],
        code: '',
        quantity: 1000,
        unit: '',
        discount: 0,
        amount: good.price,
      }));
    const taxes = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Hotel Fährhaus Betriebs GmbH',
      s.random.pick(['Frau Anja Kluge', 'Nordwerk Maschinenbau GmbH']),
    ];
    const arrival = s.day - nights;
    const body = `<div class="c"><b style="font-size:15pt">Hotel Fährhaus</b></div><p class="small">${vendor} · Elbuferweg 9 · 22587 Hamburg</p>${lines(customer, 'Werkstraße 9', '24534 Neumünster')}<br>
      <h2>Rechnung</h2>${pairs([
        ['Rechnungsnummer', number],
        ['Rechnungsdatum', s.date(s.day)],
        ['Zimmer', '214'],
        ['Anreise', s.date(arrival)],
        ['Abreise', s.date(s.day)],
      ])}<br>
      ${goodsTable(
        [
          ['Datum', 'l', (_, index) => s.date(arrival + (index >> 1))],
          ['Bezeichnung', 'l', (good) => good.name],
          ['Menge', 'r', () => '1'],
          ['Einzelpreis', 'r', (good) => s.number(good.price)],
          ['Betrag EUR', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['<b>Gesamtbetrag</b>', `<b>${s.number(total)} EUR</b>`],
          ['Kreditkarte Visa', `-${s.number(total)} EUR`],
          ['Offener Betrag', '0,00 EUR'],
        ],
        'right',
      )}
      <table class="right box"><tr><th>MwSt-Satz</th><th class="r">Netto</th><th class="r">MwSt</th><th class="r">Brutto</th></tr>${taxes.map((share) => `<tr><td>${s.percent(share.rate)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${s.number(share.base + share.tax)}</td></tr>`).join('')}</table>`;
    return {
      html: page('.box td,.box th{border:1px solid #aaa}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal: null,
        tax,
        total,
        alt: {
          subtotal: [plain(total - tax)],
          vendor: ['Hotel Fährhaus'],
          customer: [customer.replace('Frau ', '')],
        },
      },
      lines: goods,
    };
  },
};

/** A French energy bill: subscription and consumption with their own VAT, contributions, direct debit. */
const energy: Template = {
  ...FR,
  id: 'fr-energie',
  dates: ['dd/MM/yyyy', 'd MMMM yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Abonnement électricité 6 kVA',
        'Consommation heures pleines',
        'Consommation heures creuses',
        'Contribution tarifaire d’acheminement',
        'Taxe sur la consommation finale',
      ],
      quantities: [1000],
      price: [350, 15_000],
      rates: [5.5, 20],
    });
    const taxes = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = `${s.random.digits(3)} ${s.random.digits(3)} ${s.random.digits(3)}`.replaceAll(' ', '');
    const [vendor, customer] = [
      'Énergie du Midi SA',
      s.random.pick(['M. Pierre Aubert', 'Mme Claire Fontaine']),
    ];
    const due = s.day + 15;
    const body = `<div class="flex"><b style="font-size:16pt;color:#075">Énergie du Midi</b><div>${lines(customer, '12 allée des Pins', '34000 Montpellier')}</div></div>
      <h2>Votre facture d’électricité</h2>${pairs([
        ['N° de facture', number],
        ['Date de facture', s.date(s.day)],
        ['N° client', s.random.digits(8)],
      ])}
      <p>Montant à payer : <b>${s.number(subtotal + tax)} €</b>, prélevé le ${s.date(due)}</p>
      ${goodsTable(
        [
          ['Libellé', 'l', (good) => good.name],
          ['Taux TVA', 'r', (good) => s.percent(good.rate)],
          ['Montant HT', 'r', (good) => `${s.number(good.amount)} €`],
        ],
        goods,
      )}
      ${pairs([['Total hors TVA', `${s.number(subtotal)} €`], ...taxes.map((share) => [`TVA à ${s.percent(share.rate)}`, `${s.number(share.tax)} €`] as const), ['<b>Total TTC</b>', `<b>${s.number(subtotal + tax)} €</b>`]], 'right')}
      <p class="small">${vendor} au capital de 2 000 000 € - RCS Montpellier 401 234 567 - N° TVA FR12401234567</p>`;
    return {
      html: page('.goods td{border-bottom:1px solid #ddd}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due: null,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax,
        alt: {
          due_date: [new Date(due * 864e5).toISOString().slice(0, 10)],
          vendor: ['Énergie du Midi'],
          customer: [customer.replace(/^\S+ /, '')],
        },
      },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** A statement-like layout in capitals from an accounting package of the nineties: dot-matrix columns, no rules. */
const matrix: Template = {
  ...EN,
  id: 'us-dot-matrix',
  numbers: [PLAIN_DOT, DOT],
  dates: ['MM/dd/yy'],
  draw: (s) => {
    const goods = s.goods({
      count: [3, 14],
      names: [
        'HEX BOLT 3/8-16 X 2',
        'FLAT WASHER 3/8 ZINC',
        'SILICONE SEALANT CLR',
        'CUTTING DISC 4-1/2',
        'SAFETY GLASSES',
        'NITRILE GLOVES LG',
      ],
      units: ['EA', 'BX', 'CS'],
      quantities: [1000, 12_000, 100_000],
      price: [8, 4400],
    });
    const subtotal = sumOf(goods);
    const freight = s.random.pick([0, 1250, 1875]);
    const tax = Math.round(subtotal * 0.06);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'KEYSTONE INDUSTRIAL SUPPLY',
      s.random.pick(['RIDGE FABRICATION INC', 'MILLER & SONS GARAGE']),
    ];
    const pad = (text: string, width: number) => text.padEnd(width).slice(0, width);
    const num = (text: string, width: number) => text.padStart(width);
    const rows = goods.map(
      (good, index) =>
        `${num(String(index + 1), 3)} ${num(s.quantity(good.quantity), 6)} ${pad(good.unit, 3)} ${pad(good.code, 9)} ${pad(good.name, 24)} ${num(s.number(good.price), 9)} ${num(s.number(good.amount), 11)}`,
    );
    const foot = (label: string, value: number) =>
      `${' '.repeat(44)}${pad(label, 14)}${num(s.number(value), 12)}`;
    const text = [
      `${pad(vendor, 46)}INVOICE`,
      `${pad('1400 FURNACE RD', 46)}INVOICE NO: ${number}`,
      `${pad('YORK PA 17403', 46)}INV DATE: ${s.date(s.day)}`,
      `${pad('717-555-0133', 46)}TERMS: 2% 10 NET 30`,
      '',
      `SOLD TO: ${customer}`,
      '         455 QUARRY LN',
      '         LANCASTER PA 17601',
      '',
      `LN     QTY U/M ITEM NO   DESCRIPTION                   PRICE   EXTENSION`,
      '-'.repeat(72),
      ...rows,
      '-'.repeat(72),
      foot('SUBTOTAL', subtotal),
      ...(freight > 0 ? [foot('FREIGHT', freight)] : []),
      foot('SALES TAX', tax),
      foot('TOTAL DUE', subtotal + freight + tax),
    ];
    return {
      html: page(
        'pre{font:8.5pt "Liberation Mono"}',
        `<pre>${text.join('\n').replaceAll('&', '&amp;')}</pre>`,
        0,
      ),
      facts: { number, day: s.day, vendor, customer, subtotal, tax, total: subtotal + freight + tax },
      lines: goods,
    };
  },
};

/** Freight: one load, accessorial charges, weights and miles that look like quantities. */
const freightBill: Template = {
  ...EN,
  id: 'us-freight-bill',
  dates: ['MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Line haul', 'Fuel surcharge', 'Lumper fee', 'Detention 2 hrs', 'Tarp'],
      quantities: [1000],
      price: [5000, 280_000],
    });
    const total = sumOf(goods);
    const number = s.random.digits(7);
    const [vendor, customer] = [
      'Two Rivers Trucking LLC',
      s.random.pick(['Atlas Brokerage Group', 'Prime Produce Inc.']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('PO Box 118, Sioux Falls, SD 57101', 'MC# 884411  DOT# 2210099', 'dispatch@tworivers.example')}</div><h1>Freight Invoice</h1></div>
      <table class="wide box"><tr><td><b>Bill To</b>${lines(customer, '1 Commerce Plaza', 'Omaha, NE 68102')}</td><td>${pairs(
        [
          ['Invoice #', number],
          ['Invoice Date', s.date(s.day)],
          ['Load #', s.random.digits(6)],
          ['Terms', 'Net 30'],
          ['Due Date', s.date(s.day + 30)],
        ],
      )}</td></tr>
      <tr><td><b>Shipper</b>${lines('Prairie Mills', 'Fargo, ND 58102', `Pickup ${s.date(s.day - 4)}`)}</td><td><b>Consignee</b>${lines('Gulf Foods Distribution', 'Houston, TX 77029', `Delivery ${s.date(s.day - 2)}`)}</td></tr></table>
      <table class="wide box"><tr><th>Pieces</th><th>Weight (lbs)</th><th>Miles</th><th>Commodity</th></tr><tr><td>24 pallets</td><td>41,800</td><td>1,312</td><td>Flour, bagged</td></tr></table><br>
      ${goodsTable(
        [
          ['Charge', 'l', (good) => good.name],
          ['Amount', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
      )}${pairs([['<b>Total Due</b>', `<b>$${s.number(total)}</b>`]], 'right')}
      <p class="small">Remit to: Summit Factoring, PO Box 9001, Dallas, TX 75201</p>`;
    return {
      html: page('.box td,.box th{border:1px solid #666}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 30, vendor, customer, subtotal: null, tax: null, total },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** A rent bill in German with running charges, without tax. */
const rent: Template = {
  ...DE,
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
    return {
      html: page('.goods th{background:#eef}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 3, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

export const SERVICE_PAPERS: readonly Template[] = [
  cloud,
  ride,
  agency,
  practice,
  germanHotel,
  energy,
  matrix,
  freightBill,
  rent,
];
