import { isoDate } from '../../generator/format-date.ts';
import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from './template.ts';

/** A subscription billed by a payment service: the sum due in a sentence, periods under the names, the tax of another country. */
const subscription: Template = {
  ...COUNTRY.us,
  id: 'us-subscription-period',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const n = (minor: number) => (minor < 0 ? `-$${s.number(-minor)}` : `$${s.number(minor)}`);
    const period = `${s.date(s.day)} – ${s.date(s.day + 30)}`;
    const seats = s.random.whole(2, 40);
    const goods = [
      good('Team plan (per seat)', 1500, { quantity: seats * 1000, details: [period] }),
      good('Additional storage 100 GB', 900, { details: [period] }),
      ...(s.random.chance(0.5)
        ? [
            good('Unused time on Starter plan after upgrade', -412, {
              details: [period],
            }),
          ]
        : []),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.08875);
    const number = `${s.random.code(8)}-00${s.random.digits(2)}`;
    const [vendor, customer] = [
      'Papertrail Labs, Inc.',
      s.random.pick(['Marlow & Finch LLC', 'Nadia Okafor']),
    ];
    const body = `<h1>Invoice</h1>${pairs([
      ['<b>Invoice number</b>', `<b>${number}</b>`],
      ['Date of issue', s.date(s.day)],
      ['Date due', s.date(s.day)],
    ])}<br><div class="flex"><div><b>${vendor}</b>${lines('548 Market Street', 'PMB 71203', 'San Francisco, California 94104', 'United States', 'billing@papertrail.example')}</div><div style="width:55%"><b>Bill to</b>${lines(customer, '61 Mercer Street', 'New York, New York 10013', 'United States', 'accounts@customer.example')}</div></div><br>
      <h2>${n(subtotal + tax)} USD due ${s.date(s.day)}</h2><p><a href="#">Pay online</a></p><br>
      ${grid(
        ['Description', 'Qty', 'Unit price', 'Amount'],
        goods.map((item) => [
          `${item.name}<br><span class="small">${item.details[0]}</span>`,
          s.quantity(item.quantity),
          n(item.price),
          n(item.amount),
        ]),
      )}
      ${pairs(
        [
          ['Subtotal', n(subtotal)],
          ['Total excluding tax', n(subtotal)],
          [`Sales Tax - New York (8.875% on ${n(subtotal)})`, n(tax)],
          ['Total', n(subtotal + tax)],
          ['<b>Amount due</b>', `<b>${n(subtotal + tax)} USD</b>`],
        ],
        'right half',
      )}<p class="small" style="margin-top:60pt">${number} · ${n(subtotal + tax)} USD due ${s.date(s.day)} <span style="float:right">Page 1 of 1</span></p>`;
    return drawn(page('.half{width:50%}thead{border-bottom:1px solid}', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day,
      vendor,
      customer,
      subtotal,
      tax,
      total: subtotal + tax,
    });
  },
};

/** A European seller's monthly bill without tax, by reverse charge; the summary stands above its table. */
const reverseCharge: Template = {
  ...COUNTRY.uk,
  id: 'ie-reverse-charge',
  country: 'IE',
  currency: 'EUR',
  dates: ['d MMM yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const n = (minor: number) => `€${s.number(minor)}`;
    const users = s.random.whole(3, 60);
    const goods = [
      good('Workspace Business Standard', 0, {
        quantity: users * 1000,
        amount: users * 1150,
        details: ['Usage'],
      }),
      good('Workspace Business Standard', 0, { quantity: 2000, amount: 766, details: ['Prorated'] }),
    ];
    const total = sumOf(goods);
    const number = s.random.digits(10);
    const customer = s.random.pick(['Atelier Morin SARL', 'Brauhaus Keller GmbH']);
    const vendor = 'Skylark Cloud EMEA Limited';
    const body = `<div class="flex"><h1 style="color:#36c">Skylark</h1><div class="r">${lines('<b>Invoice</b>', `Invoice number: ${number}`)}</div></div>
      <div class="flex"><div>${lines(`<b>${vendor}</b>`, '3 Grand Canal Dock', 'Dublin 4', 'Ireland', 'VAT number: IE3668997OH')}<br>${lines('<b>Bill to</b>', customer, '14 Rue du Port', '33000 Bordeaux', 'VAT number: FR27489913024')}</div>
      <div style="width:48%">${lines('<b>Details</b>')}${pairs(
        [
          ['Invoice number', number],
          ['Invoice date', s.date(s.day)],
          ['Billing ID', '9087-1123-4411'],
          ['Domain name', 'customer.example'],
        ],
        'wide',
      )}<br><b>Business workspace</b><p>Total in EUR</p><p style="font-size:22pt">${n(total)}</p><p>Summary for ${s.date(s.day - 30)} - ${s.date(s.day)}</p>${pairs(
        [
          ['Subtotal in EUR', n(total)],
          ['VAT (0%)', n(0)],
          ['<b>Total in EUR</b>', `<b>${n(total)}</b>`],
        ],
        'wide',
      )}</div></div><p class="small">Services subject to the reverse charge - VAT to be accounted for by the recipient as per Art 196 of Council Directive 2006/112/EC.</p><br>
      ${grid(
        ['Subscription', 'Description', 'Interval', 'Quantity', 'Amount (€)'],
        goods.map((item) => [
          item.name,
          item.details[0] ?? '',
          `${s.date(s.day - 30)} - ${s.date(s.day)}`,
          s.quantity(item.quantity),
          s.number(item.amount),
        ]),
      )}
      ${pairs(
        [
          ['Subtotal in EUR', n(total)],
          ['VAT (0%)', n(0)],
          ['Total in EUR', n(total)],
        ],
        'right',
      )}`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal: total,
        tax: 0,
        total,
        alt: {
          'lines.0.description': ['Workspace Business Standard'],
          'lines.1.description': ['Workspace Business Standard'],
        },
      },
      { price: false },
    );
  },
};

/** Software's licences: codes, terms of service, tax by line, and the totals in a row of headings over figures. */
const licences: Template = {
  ...COUNTRY.uk,
  id: 'ie-software-licences',
  country: 'IE',
  currency: 'EUR',
  size: 'landscape',
  dates: ['dd-MMM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Creative Suite All Apps', 'Vector Pro Single App', 'Document Pro', 'Stock Images 40'],
      quantities: [1000, 3000, 5000],
      price: [1200, 6599],
      rates: [23],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `IEE${s.random.digits(10)}`;
    const [vendor, customer] = [
      'Quillon Systems Software Ireland Ltd',
      s.random.pick(['Hannah Byrne Design', 'Sheridan Print Co.']),
    ];
    const body = `<div class="flex"><b style="font-size:17pt;color:#c00">Quillon</b><h1>INVOICE</h1></div><div class="flex"><div>${lines(vendor, '4-6 Riverwalk, Citywest Business Campus', 'Dublin 24', 'Ireland', 'VAT Registration Number: IE6364992H')}</div><div>${lines('<b>Invoice Information</b>')}${pairs(
      [
        ['Invoice Number', number],
        ['Invoice Date', s.date(s.day)],
        ['Payment Terms', 'Credit Card'],
        ['Purchase Order', `AD${s.random.digits(9)}`],
        ['Contract Number', s.random.digits(8)],
        ['Currency', 'EUR'],
      ],
    )}</div></div><div class="flex"><div>${lines('<b>Bill To</b>', customer, '9 Main Street', 'Naas', 'Co. Kildare', 'Ireland')}</div><div><b>Ship To</b>${lines(customer, '9 Main Street', 'Naas')}</div></div><br>
      ${grid(
        [
          'PRODUCT NUMBER',
          'PRODUCT DESCRIPTION',
          'SERVICE TERM',
          'QTY',
          'UNIT',
          'UNIT PRICE',
          'NET AMOUNT',
          'TAXES',
          'TOTAL',
        ],
        goods.map((item) => [
          item.code.replace('-', ''),
          item.name,
          `${s.date(s.day)} to ${s.date(s.day + 30)}`,
          s.quantity(item.quantity),
          'EA',
          s.number(item.price),
          s.number(item.amount),
          `${s.percent(item.rate)}`,
          s.number(item.amount + Math.round(item.amount * 0.23)),
        ]),
        'wide goods',
      )}<br>
      ${grid(['TAX SUMMARY', 'NET AMOUNT', 'TAXES', 'GRAND TOTAL'], [[`VAT ${s.percent(23)}`, s.number(subtotal), s.number(tax), s.number(total)]], 'right')}
      ${pairs(
        [
          ['NET AMOUNT (EUR)', s.number(subtotal)],
          ['TAXES (SEE DETAILS FOR RATES)', s.number(tax)],
          ['<b>GRAND TOTAL (EUR)</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">Tax point: ${s.date(s.day)}</p>`;
    return drawn(page('.goods{font-size:8pt}', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** A mobile operator's bill: charges by number under group names, each group with its sum, net throughout. */
const mobile: Template = {
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
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.19);
    const total = subtotal + tax;
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
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor,
        customer: customer.replace('Frau ', ''),
        subtotal,
        tax,
        total,
        alt: { customer: [customer], due_date: [isoDate(s.day + 10)] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** Gas and light together: usage priced in pence, a standing charge by the day, a balance brought forward and a new one. */
const energy: Template = {
  ...COUNTRY.uk,
  id: 'uk-energy',
  draw: (s) => {
    const [kwh, days] = [s.random.whole(180, 900), s.random.whole(28, 92)];
    const [rate, standing] = [s.random.whole(2200, 3100), s.random.whole(4800, 6100)];
    const goods = [
      good('Electricity used', 0, { quantity: kwh * 1000, amount: Math.round((kwh * rate) / 100) }),
      good('Standing charge', 0, { quantity: days * 1000, amount: Math.round((days * standing) / 100) }),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.05);
    const total = subtotal + tax;
    const [before, paid] = [s.random.whole(4000, 20_000), 9500];
    const number = s.random.digits(9);
    const [vendor, customer] = [
      'Brightwell Energy Limited',
      s.random.pick(['Mr D Hargreaves', 'Ms Priya Nair']),
    ];
    const pence = (value: number) => `${plain(value)}p`;
    const body = `<div class="flex"><b style="font-size:20pt;color:#072">Brightwell</b><div>${lines('Your energy bill', `Bill date: ${s.date(s.day)}`, `Bill number: ${number}`, `Account number: A-${s.random.digits(8)}`)}</div></div>${lines(customer, '7 Orchard Close', 'Stroud', 'GL5 4AB')}<br>
      <h2>Your account summary</h2><p>${s.date(s.day - days)} to ${s.date(s.day)}</p>
      ${pairs(
        [
          ['Your previous balance', `£${s.number(before)}`],
          ['Payments received - thank you', `-£${s.number(paid)}`],
          ['Total electricity charges this period (incl. VAT)', `£${s.number(total)}`],
          ['<b>Your new account balance (debit)</b>', `<b>£${s.number(before - paid + total)}</b>`],
        ],
        'wide',
      )}
      <h2>Your electricity charges in detail</h2><p>Meter S12K 40918 · Previous reading ${s.random.whole(20_000, 60_000)} (actual)</p>
      <table class="wide"><tr><td>Electricity used</td><td>${kwh} kWh at ${pence(rate)} per kWh</td><td class="r">£${s.number(goods[0]?.amount ?? 0)}</td></tr><tr><td>Standing charge</td><td>${days} days at ${pence(standing)} per day</td><td class="r">£${s.number(goods[1]?.amount ?? 0)}</td></tr><tr><td>Subtotal before VAT</td><td></td><td class="r">£${s.number(subtotal)}</td></tr><tr><td>VAT at 5.00%</td><td></td><td class="r">£${s.number(tax)}</td></tr><tr><td><b>Total electricity charges</b></td><td></td><td class="r"><b>£${s.number(total)}</b></td></tr></table>
      <p class="small">${vendor}. Registered in England and Wales No. 05551234. VAT No GB 123 4567 89.</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['Brightwell'],
          customer: [customer.replace(/^M\w+ /, '')],
          'lines.0.description': [`Electricity used ${kwh} kWh at ${pence(rate)} per kWh`],
          'lines.1.description': [`Standing charge ${days} days at ${pence(standing)} per day`],
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A hosting firm's bill paid from credit: VAT of another country, credit applied, a balance of nought and the list of payments. */
const hosting: Template = {
  ...COUNTRY.us,
  id: 'us-hosting-paid',
  dates: ['dddd, MMMM do, yyyy', 'dd/MM/yyyy'],
  draw: (s) => {
    const n = (minor: number) => `$${s.number(minor)} USD`;
    const goods = [
      good(
        `Business Hosting - example.org (${s.date(s.day)} - ${s.date(s.day + 364)})`,
        s.random.whole(4900, 14_900),
      ),
      good('Domain Renewal - example.org - 1 Year/s', 1595),
      good('ID Protection', 0),
    ];
    const subtotal = sumOf(goods);
    const number = s.random.digits(6);
    const [vendor, customer] = ['Fleetway Hosting LLC', s.random.pick(['Oldtown Ceramics', 'Ruth Abrams'])];
    const body = `<div class="flex"><b style="font-size:18pt">FLEETWAY</b><b style="color:#090;font-size:16pt">PAID</b></div>${lines(vendor, '2700 Commerce Road', 'Austin, TX 78741')}<br><div style="background:#eee"><b>Invoice #${number}</b>${lines(`Invoice Date: ${s.date(s.day)}`, `Due Date: ${s.date(s.day + 14)}`)}</div><br><b>Invoiced To</b>${lines(customer, 'ATTN: Accounts', '12 Kiln Lane', 'Asheville, NC 28801', 'United States')}<br>
      ${grid(['Description', 'Total'], [...goods.map((item) => [item.name, n(item.amount)]), ['Sub Total', n(subtotal)], ['Credit', n(0)], ['Total', n(subtotal)]], 'wide box')}
      <h3>Transactions</h3>${grid(
        ['Transaction Date', 'Gateway', 'Transaction ID', 'Amount'],
        [
          [s.date(s.day), 'Credit Card', `ch_${s.random.code(16)}`, n(subtotal)],
          ['', '', 'Balance', n(0)],
        ],
        'wide box',
      )}<p class="small">PDF Generated on ${s.date(s.day + 3)}</p>`;
    return drawn(
      page('.box td,.box th{border:1px solid #ccc}', body, s.random.fraction()),
      goods,
      { number, day: s.day, due: s.day + 14, vendor, customer, subtotal, total: subtotal },
      AMOUNTS_ONLY,
    );
  },
};

/** Bills of software, energy and lines, as their sellers' systems write them. */
export const ONLINE_SERVICES: readonly Template[] = [
  subscription,
  reverseCharge,
  licences,
  mobile,
  energy,
  hosting,
];
