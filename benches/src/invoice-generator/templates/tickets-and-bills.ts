import { isoDate } from '../../generator/format-date.ts';
import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, plain, type Template } from './template.ts';

/** A rental car's closed contract: days at a rate, fees by percent, taxes, what the card was charged. */
const rental: Template = {
  ...COUNTRY.us,
  id: 'us-car-rental',
  kind: 'receipt',
  dates: ['dd-MMM-yyyy', 'MM/dd/yyyy'],
  draw: (s) => {
    const days = s.random.whole(1, 9);
    const goods = [
      good('TIME AND DISTANCE', s.random.whole(2900, 9900), { quantity: days * 1000 }),
      good('LOSS DAMAGE WAIVER', 2999, { quantity: days * 1000 }),
      good('VEHICLE LICENSE FEE', 145, { quantity: days * 1000 }),
      good('CONCESSION RECOVERY 11.11%', s.random.whole(400, 4000)),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.0825);
    const total = subtotal + tax;
    const number = s.random.digits(9);
    const customer = s.random.pick(['HELEN MARSH', 'VICTOR ODUYA']);
    const body = `<div class="flex"><b style="font-size:17pt">Roadrunner Rent-A-Car</b><b>RENTAL AGREEMENT RECEIPT</b></div>${pairs(
      [
        ['Rental Agreement No:', number],
        ['Renter:', customer],
        ['Date Out:', `${s.date(s.day - days)} 10:04`],
        ['Date In:', `${s.date(s.day)} 09:41`],
        ['Vehicle:', 'TOYOTA COROLLA 7ABC123'],
        ['Miles driven:', '312'],
      ],
    )}<br><b>CHARGES</b>
      ${grid(
        ['DESCRIPTION', 'QTY', 'RATE', 'AMOUNT'],
        goods.map((item, index) => [
          item.name,
          index < 3 ? `${days} DAYS` : '',
          index < 3 ? s.number(item.price) : '',
          s.number(item.amount),
        ]),
      )}${pairs(
        [
          ['SUBTOTAL', s.number(subtotal)],
          ['SALES TAX 8.25%', s.number(tax)],
          ['TOTAL CHARGES', `$${s.number(total)}`],
          ['VISA XX4410', `-$${s.number(total)}`],
          ['AMOUNT DUE', '$0.00'],
        ],
        'right',
      )}<p class="small">Roadrunner Rent-A-Car LLC, 8000 Airport Blvd, Houston, TX 77061</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor: 'Roadrunner Rent-A-Car LLC',
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['Roadrunner Rent-A-Car'],
          date: [isoDate(s.day - days)],
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** An Italian energy bill: a page of sums by group, tax on only part, a stamp of payment by. */
const bolletta: Template = {
  ...COUNTRY.it,
  id: 'it-bolletta',
  draw: (s) => {
    const goods = [
      good('Spesa per la materia energia', s.random.whole(2500, 14_000), { rate: 10 }),
      good('Spesa per il trasporto e la gestione del contatore', s.random.whole(900, 4000), { rate: 10 }),
      good('Spesa per oneri di sistema', s.random.whole(300, 2500), { rate: 10 }),
      good('Accise', s.random.whole(50, 900), { rate: 10 }),
    ];
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const extra = 900;
    const total = subtotal + tax + extra;
    const number = s.random.digits(12);
    const customer = s.random.pick(['ROSSI MARIO', 'BIANCHI LAURA']);
    const n = (minor: number) => `€ ${s.number(minor)}`;
    const body = `<div class="flex"><b style="font-size:18pt;color:#07a">Lumera Energia</b><div>${lines('Lumera Energia S.p.A.', 'Viale Europa 100 - 00144 Roma', 'P.IVA 09876543210')}</div></div><div class="flex"><div>${pairs(
      [
        ['Bolletta n.', number],
        ['Emessa il', s.date(s.day)],
        ['Periodo', `${s.date(s.day - 60)} - ${s.date(s.day - 1)}`],
        ['Codice cliente', s.random.digits(9)],
      ],
    )}</div><div>${lines('Gentile', `<b>${customer}</b>`, 'VIA DEI PINI 4', '40133 BOLOGNA BO')}</div></div><h2>Totale da pagare ${n(total)} entro il ${s.date(s.day + 20)}</h2><h3>Sintesi degli importi</h3>
      <table class="wide">${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${n(item.amount)}</td></tr>`).join('')}<tr><td>Totale imponibile</td><td class="r">${n(subtotal)}</td></tr><tr><td>IVA 10% su imponibile di ${n(subtotal)}</td><td class="r">${n(tax)}</td></tr><tr><td>Canone di abbonamento alla televisione per uso privato</td><td class="r">${n(extra)}</td></tr><tr><td><b>Totale bolletta</b></td><td class="r"><b>${n(total)}</b></td></tr></table>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        due: s.day + 20,
        vendor: 'Lumera Energia S.p.A.',
        customer,
        subtotal,
        tax,
        total,
        alt: { vendor: ['Lumera Energia'] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A German train ticket's online receipt: price with tax, base and tax in one sentence table. */
const ticket: Template = {
  ...COUNTRY.de,
  id: 'de-fahrkarte',
  kind: 'receipt',
  draw: (s) => {
    const goods = [
      good('Sparpreis ICE Fahrkarte 2. Klasse', s.random.whole(1790, 8990), { rate: 7 }),
      good('Sitzplatzreservierung', 520, { rate: 7 }),
    ];
    const [share] = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = share?.tax ?? 0;
    const number = s.random.code(6);
    const customer = s.random.pick(['Felix Ackermann', 'Svenja Thiel']);
    const body = `<div class="flex"><b style="font-size:16pt">Fernbahn</b><b>Online-Ticket</b></div><p>Auftragsnummer: ${number}</p><p>Fahrgast: ${customer}</p><p>Buchungsdatum: ${s.date(s.day)}</p><p>Hinfahrt am ${s.date(s.day + 9)}: Köln Hbf - Berlin Hbf</p><br><b>Zahlungspositionen und Preis</b>
      ${grid(
        ['Positionen', 'Preis', 'MwSt (D) 7%', 'Netto'],
        goods.map((item) => {
          const part = Math.round((item.amount * 7) / 107);
          return [
            item.name,
            `${s.number(item.amount)}€`,
            `${s.number(part)}€`,
            `${s.number(item.amount - part)}€`,
          ];
        }),
        'wide',
      )}${pairs([['Summe', `${s.number(total)}€`]], 'right')}<p>Der Gesamtpreis von ${s.number(total)}€ wurde Ihrer Kreditkarte belastet. Im Preis enthaltene MwSt 7%: ${s.number(tax)}€</p><p class="small">Fernbahn Vertrieb GmbH, Stephensonstr. 1, 60326 Frankfurt</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor: 'Fernbahn Vertrieb GmbH',
        customer,
        tax,
        total,
        subtotal: null,
        alt: {
          tax: [null],
          vendor: ['Fernbahn'],
          number: [null],
          subtotal: [plain(total - tax)],
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A steakhouse's check with a tip written in and suggested tips below, which are none of its sums. */
const tipped: Template = {
  ...COUNTRY.us,
  id: 'us-tip-suggestions',
  kind: 'receipt',
  size: 'slip',
  dates: ['MM/dd/yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: ['Ribeye 14oz', 'Caesar Salad', 'Draft IPA', 'Key Lime Pie', 'Iced Tea'],
      quantities: [1000, 2000],
      price: [350, 4900],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.07);
    const tip = Math.round(subtotal * 0.2);
    const total = subtotal + tax + tip;
    const number = s.random.digits(4);
    const n = (minor: number) => `$${s.number(minor)}`;
    const row = (name: string, value: string) => `<tr><td>${name}</td><td class="r">${value}</td></tr>`;
    const body = `<div class="c"><b>Copper Ridge Steakhouse</b>${lines('901 Main St', 'Boise, ID 83702', '(208) 555-0117')}</div><p>Check #${number} &nbsp; Table 22</p><p>Server: Amy</p><p>${s.date(s.day)} 7:48 PM</p><table class="wide">${goods.map((item) => row(`${s.quantity(item.quantity)} ${item.name}`, n(item.amount))).join('')}${row('Subtotal', n(subtotal))}${row('Tax', n(tax))}${row('Tip', n(tip))}${row('<b>Total</b>', `<b>${n(total)}</b>`)}</table><p>VISA ****1881 &nbsp; Auth 552190</p><div class="c"><p>Suggested tips:</p><p>18% = ${n(Math.round(subtotal * 0.18))}</p><p>20% = ${n(tip)}</p><p>22% = ${n(Math.round(subtotal * 0.22))}</p></div>`;
    return drawn(
      page('@page{margin:5mm}body{font-size:8pt}td{padding:0}', body, 0),
      goods,
      {
        number,
        day: s.day,
        vendor: 'Copper Ridge Steakhouse',
        subtotal,
        tax,
        total,
        alt: alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} ${item.name}`]),
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A Dutch energy bill with an advance already taken, negative sums, a refund. */
const refund: Template = {
  ...COUNTRY.nl,
  id: 'nl-jaarnota',
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = [
      good('Leveringskosten stroom', s.random.whole(20_000, 60_000)),
      good('Vaste leveringskosten', 8395),
      good('Netbeheerkosten', 26_120),
      good('Vermindering energiebelasting', -63_150),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const total = subtotal + tax;
    const paid = Math.abs(total) + s.random.whole(2000, 30_000);
    const number = s.random.digits(10);
    const customer = s.random.pick(['Mevrouw J. de Boer', 'De heer A. Yilmaz']);
    const n = (minor: number) => `€ ${minor < 0 ? '-' : ''}${s.number(Math.abs(minor))}`;
    const body = `<div class="flex"><b style="font-size:17pt">Polderstroom</b>${lines('Polderstroom B.V.', 'Postbus 900', '8200 AD Lelystad', 'KvK 39012345')}</div>${lines(customer, 'Kanaalweg 7', '8243 PN Lelystad')}<h2>Jaarnota</h2>${pairs(
      [
        ['Notanummer', number],
        ['Notadatum', s.date(s.day)],
        ['Klantnummer', s.random.digits(8)],
      ],
    )}<br>${grid(
      ['Omschrijving', 'Bedrag'],
      goods.map((item) => [item.name, n(item.amount)]),
    )}${pairs(
      [
        ['Totaal exclusief btw', n(subtotal)],
        ['Btw 21%', n(tax)],
        ['<b>Totaal inclusief btw</b>', `<b>${n(total)}</b>`],
        ['In rekening gebrachte voorschotten', n(-paid)],
        ['U ontvangt terug', n(total - paid)],
      ],
      'wide',
    )}`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor: 'Polderstroom B.V.',
        customer,
        subtotal,
        tax,
        total,
        alt: { customer: [customer.replace(/^(Mevrouw|De heer) /, '')] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A US insurance broker's bill: premium, fees, no tax, policy numbers that look like the bill's. */
const premium: Template = {
  ...COUNTRY.us,
  id: 'us-insurance-premium',
  draw: (s) => {
    const goods = [
      good('General Liability Premium', s.random.whole(40_000, 300_000)),
      good('Policy Fee', 15_000),
      good('Surplus Lines Tax', s.random.whole(1000, 9000)),
      good('Stamping Fee', 320),
    ];
    const total = sumOf(goods);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Hollis & Grant Insurance Brokers, Inc.',
      s.random.pick(['Summit Roofing LLC', 'Blue Heron Daycare']),
    ];
    const n = (minor: number) => `$${s.number(minor)}`;
    const body = `<table class="wide"><tr><td><b>${vendor}</b>${lines('300 Commerce Square', 'Memphis, TN 38103')}</td><td class="r"><h2>INVOICE # ${number}</h2>${grid(['Account', 'Date', 'Balance Due On', 'Amount Due'], [[`SUMMI-1`, s.date(s.day), s.date(s.day + 30), n(total)]], 'right box')}</td></tr></table><p>${customer}<br>77 Ridge Road<br>Bartlett, TN 38134</p><table class="wide box"><tr><td>Policy Number: CPL${s.random.digits(7)}</td><td>Effective: ${s.date(s.day)} to ${s.date(s.day + 365)}</td></tr></table><br>${grid(
      ['Item #', 'Trans Eff Date', 'Due Date', 'Trans', 'Description', 'Amount'],
      goods.map((item, index) => [
        String(88_120 + index),
        s.date(s.day),
        s.date(s.day + 30),
        'NEW',
        item.name,
        n(item.amount),
      ]),
      'wide',
    )}${pairs([['<b>Total Invoice Balance:</b>', `<b>${n(total)}</b>`]], 'right')}`;
    return drawn(
      page('.box td,.box th{border:1px solid #888}', body, s.random.fraction()),
      goods,
      { number, day: s.day, due: s.day + 30, vendor, customer, total },
      AMOUNTS_ONLY,
    );
  },
};

/** A French pharmacy's slip with two rates and a code column, prices with tax. */
const pharmacie: Template = {
  ...COUNTRY.fr,
  id: 'fr-pharmacie',
  kind: 'receipt',
  size: 'slip',
  numbers: [PLAIN_COMMA],
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['DOLIPRANE 1G CPR 8', 'SERUM PHY 40 UNID', 'CREME SOLAIRE SPF50', 'PASTILLE GORGE MIEL'],
      quantities: [1000, 2000],
      price: [218, 1990],
      rates: [2.1, 20],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(6);
    const body = `<div class="c"><b>PHARMACIE DES ARCADES</b>${lines('Mme LACOMBE', '3 place Wilson 31000 TOULOUSE', 'Tél 05 61 55 01 11')}</div><p>FACTURETTE N° ${number} du ${s.date(s.day)} 17:20</p><table class="wide"><tr><td>Désignation</td><td class="r">Qté</td><td class="r">P.U.</td><td class="r">TTC</td></tr>${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}<tr><td><b>A PAYER</b></td><td></td><td></td><td class="r"><b>${s.number(total)} EUR</b></td></tr><tr><td>CARTE BLEUE</td><td></td><td></td><td class="r">${s.number(total)}</td></tr></table><p>${shares.map((share) => `TVA ${s.percent(share.rate)} : ${s.number(share.tax)}`).join(' &nbsp; ')}</p>`;
    return drawn(page('@page{margin:5mm}body{font-size:8pt}td{padding:0 2pt}', body, 0), goods, {
      number,
      day: s.day,
      vendor: 'PHARMACIE DES ARCADES',
      tax,
      total,
    });
  },
};

/** A consultant's bill in English from the Emirates: VAT at five percent, dirhams by code. */
const emirates: Template = {
  ...COUNTRY.uk,
  id: 'ae-tax-invoice',
  country: 'AE',
  currency: 'AED',
  dates: ['dd/MM/yyyy', 'dd-MMM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Project management fee', 'Site supervision', 'Drawings revision', 'Authority submission'],
      quantities: [1000, 3000],
      price: [50_000, 1_200_000],
      rates: [5],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `TI-${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Dune Axis Engineering Consultants LLC',
      s.random.pick(['Palm Gate Properties LLC', 'Al Noor Trading FZE']),
    ];
    const body = `<div class="c"><b style="font-size:15pt">${vendor}</b>${lines('P.O. Box 12345, Dubai, United Arab Emirates', 'TRN: 100123456700003')}<h2>TAX INVOICE</h2></div><table class="wide box"><tr><td>${pairs(
      [
        ['Customer:', customer],
        ['Address:', 'P.O. Box 777, Abu Dhabi'],
        ['Customer TRN:', '100765432100003'],
      ],
    )}</td><td>${pairs([
      ['Invoice No.:', number],
      ['Invoice Date:', s.date(s.day)],
      ['Due Date:', s.date(s.day + 30)],
      ['Project:', 'Tower B'],
    ])}</td></tr></table><br>${grid(
      [
        'S.No',
        'Description',
        'Qty',
        'Unit Price (AED)',
        'Taxable Amount (AED)',
        'VAT %',
        'VAT (AED)',
        'Total (AED)',
      ],
      goods.map((item, index) => {
        const part = Math.round(item.amount * 0.05);
        return [
          String(index + 1),
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
          '5%',
          s.number(part),
          s.number(item.amount + part),
        ];
      }),
      'wide box',
    )}${pairs(
      [
        ['Total Excluding VAT (AED)', s.number(subtotal)],
        ['VAT 5% (AED)', s.number(tax)],
        ['<b>Total Including VAT (AED)</b>', `<b>${s.number(total)}</b>`],
      ],
      'right',
    )}`;
    return drawn(page('.box td,.box th{border:1px solid #888}', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 30,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** Papers of journeys, houses and meals. */
export const TICKETS_AND_BILLS: readonly Template[] = [
  rental,
  bolletta,
  ticket,
  tipped,
  refund,
  premium,
  pharmacie,
  emirates,
];
