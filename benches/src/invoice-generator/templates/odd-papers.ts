import { english } from '../../generator/languages/english.ts';
import { german } from '../../generator/languages/german.ts';
import { goodsTable, lines, named, page, pairs } from './html.ts';
import { type Good, sumOf, taxesOf } from './sheet.ts';
import { COMMA, DOT, type Template } from './template.ts';

const US = {
  kind: 'invoice',
  language: 'en',
  country: 'US',
  currency: 'USD',
  digits: 2,
  numbers: [DOT],
  names: english,
  size: 'letter',
} as const;

/** A pro-forma invoice with shipping, insurance and a deposit asked for. */
const proForma: Template = {
  ...US,
  id: 'us-pro-forma',
  dates: ['MMMM d, yyyy', 'yyyy-MM-dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 10],
      names: ['Hydraulic pump HP-200', 'Seal kit', 'Control valve 3/8', 'Hose assembly 2m', 'Pressure gauge'],
      units: ['ea'],
      price: [900, 250_000],
    });
    const subtotal = sumOf(goods);
    const [freight, insurance] = [s.random.whole(5000, 40_000), s.random.whole(500, 4000)];
    const total = subtotal + freight + insurance;
    const number = `PF${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Great Lakes Hydraulics Corp.',
      s.random.pick(['Andes Mining S.A.C.', 'Baltic Forest Machines OÜ']),
    ];
    const body = `<h1>PROFORMA INVOICE</h1><table class="wide box"><tr><td><b>Seller</b>${lines(vendor, '900 Dock Street', 'Duluth, MN 55802, USA')}</td><td><b>Buyer</b>${lines(customer, 'Av. Industrial 455', 'Lima, Peru')}</td></tr><tr><td>${lines(`Proforma Invoice No: ${number}`, `Date: ${s.date(s.day)}`, `Validity: ${s.date(s.day + 30)}`)}</td><td>${lines('Incoterms: CIF Callao', 'Country of origin: USA', 'Currency: USD')}</td></tr></table><br>
      ${goodsTable(
        [
          ['#', 'c', (_, index) => `${index + 1}`],
          ['Part No', 'l', (good) => good.code],
          ['Description of goods', 'l', (good) => good.name],
          ['HS Code', 'l', () => '8413.60'],
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Unit', 'c', (good) => good.unit],
          ['Unit Price USD', 'r', (good) => s.number(good.price)],
          ['Total USD', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Total FOB', s.number(subtotal)],
          ['Freight', s.number(freight)],
          ['Insurance', s.number(insurance)],
          ['<b>Total CIF USD</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p>Payment: 30% deposit with order, balance before shipment.</p>`;
    return {
      html: page(
        '.box td,.goods td,.goods th{border:1px solid #444}.goods{font-size:8.5pt}',
        body,
        s.random.fraction(),
      ),
      facts: {
        number,
        day: s.day,
        due: null,
        vendor,
        customer,
        subtotal,
        tax: null,
        total,
        alt: { subtotal: [null] },
      },
      lines: goods,
    };
  },
};

/** A hotel's folio with charges and payments in one column each, a balance of nought. */
const folio: Template = {
  ...US,
  id: 'us-folio',
  kind: 'receipt',
  dates: ['MM/dd/yyyy', 'dd-MMM-yy'],
  draw: (s) => {
    const nights = s.random.whole(1, 4);
    const rate = s.random.whole(9000, 28_000);
    const goods: Good[] = Array.from({ length: nights }, (_, night) =>
      ['Room charge', 'State tax', 'Occupancy tax'].map((name, index) => ({
        name,
        details: [],
        code: String(night),
        quantity: 1000,
        unit: '',
        price: 0,
        discount: 0,
        rate: 0,
        amount: [rate, Math.round(rate * 0.06), Math.round(rate * 0.05)][index] ?? 0,
      })),
    ).flat();
    const total = sumOf(goods);
    const number = s.random.digits(6);
    const [vendor, customer] = ['Harborview Inn & Suites', s.random.pick(['Carla Mendes', 'Robert Yates'])];
    const arrival = s.day - nights;
    const body = `<div class="c"><b style="font-size:16pt">${vendor}</b>${lines('200 Pier Avenue, Annapolis, MD 21401', 'Tel (410) 555-0144')}</div><h2>Guest Folio</h2>
      <div class="flex"><div>${pairs([
        ['Guest:', customer],
        ['Room:', '412'],
        ['Arrival:', s.date(arrival)],
        ['Departure:', s.date(s.day)],
      ])}</div><div>${pairs([
        ['Folio No:', number],
        ['Confirmation:', s.random.digits(8)],
        ['Rate plan:', 'BAR'],
      ])}</div></div><br>
      ${goodsTable(
        [
          ['Date', 'l', (good) => s.date(arrival + Number(good.code))],
          ['Description', 'l', (good) => good.name],
          ['Charges', 'r', (good) => s.number(good.amount)],
          ['Credits', 'r', () => ''],
        ],
        goods,
        `<tr><td>${s.date(s.day)}</td><td>Visa ************1881</td><td></td><td class="r">${s.number(total)}</td></tr>`,
      )}
      ${pairs(
        [
          ['Total charges', `$${s.number(total)}`],
          ['Total payments', `$${s.number(total)}`],
          ['<b>Balance due</b>', '<b>$0.00</b>'],
        ],
        'right',
      )}`;
    return {
      html: page('.goods thead{border-bottom:1px solid}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal: null,
        tax: null,
        total,
        alt: { date: [null, new Date(arrival * 864e5).toISOString().slice(0, 10)] },
      },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** A restaurant's check: quantity, name, amount; subtotal, tax, tip written on the card slip. */
const restaurant: Template = {
  ...US,
  id: 'us-restaurant',
  kind: 'receipt',
  size: 'slip',
  dates: ['MM/dd/yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 9],
      names: [
        'House burger',
        'Caesar salad',
        'Iced tea',
        'Fish tacos',
        'Draft lager',
        'Kids pasta',
        'Key lime pie',
      ],
      quantities: [1000, 1000, 2000],
      price: [250, 2900],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.08);
    const tip = s.random.chance(0.5) ? Math.round(subtotal * 0.18) : 0;
    const number = s.random.digits(4);
    const vendor = s.random.pick(['The Rusty Anchor', 'Casa Mango Cantina']);
    const rows = goods
      .map(
        (good) =>
          `<tr><td>${good.quantity / 1000}</td><td>${good.name}</td><td class="r">${s.number(good.amount)}</td></tr>`,
      )
      .join('');
    const body = `<div class="c"><b>${vendor}</b>${lines('15 Front Street', 'Key West, FL 33040', '(305) 555-0190')}</div><p>Server: Amy &nbsp; Table 12 &nbsp; Guests: 3</p><p>Check #${number}</p><p>${s.date(s.day)} 7:42 PM</p><hr><table class="wide">${rows}</table><hr>
      ${pairs(
        [
          ['Subtotal', s.number(subtotal)],
          ['Tax', s.number(tax)],
          ['Gratuity (18%)', tip > 0 ? s.number(tip) : null],
          ['<b>Total</b>', `<b>$${s.number(subtotal + tax + tip)}</b>`],
        ],
        'wide',
      )}<p>VISA ************4417</p>${pairs(
        [
          ['Amount', `$${s.number(subtotal + tax + tip)}`],
          ['Auth', '03391C'],
        ],
        'wide',
      )}<div class="c">Thank you!</div>`;
    return {
      html: page('body{font-size:9pt}', body, s.random.pick([0.3, 0])),
      facts: { number, day: s.day, vendor, customer: null, subtotal, tax, total: subtotal + tax + tip },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** A German supermarket: deposits, weights below, a discount line, tax letters, the table of taxes. */
const supermarket: Template = {
  ...US,
  id: 'de-kassenbon',
  kind: 'receipt',
  language: 'de',
  country: 'DE',
  currency: 'EUR',
  numbers: [COMMA],
  dates: ['dd.MM.yyyy'],
  names: german,
  size: 'slip',
  draw: (s) => {
    const base = s.goods({
      count: [3, 10],
      names: [
        'VOLLMILCH 3,5%',
        'BANANEN',
        'MINERALWASSER 6X1,5',
        'LAUGENBREZEL',
        'GOUDA JUNG',
        'SPUELMITTEL',
        'TOMATEN RISPE',
        'KAFFEE GEMAHLEN',
      ],
      quantities: [1000, 1000, 2000, 3000],
      price: [49, 899],
      rates: [7, 19],
    });
    const goods: Good[] = base.flatMap((good, index) =>
      index === 1
        ? [good, { ...good, name: 'PFAND 0,25 EURO', quantity: 1000, price: 25, amount: 25, rate: 19 }]
        : [good],
    );
    const total = sumOf(goods);
    const taxes = taxesOf(goods, true);
    const vendor = 'Frischemarkt Bergmann';
    const rows = goods
      .map(
        (good) =>
          `<tr><td>${good.name}</td><td class="r">${s.number(good.amount)} ${good.rate === 19 ? 'A' : 'B'}</td></tr>${good.quantity > 1000 ? `<tr><td>&nbsp;&nbsp;${good.quantity / 1000} Stk x ${s.number(good.price)}</td><td></td></tr>` : ''}`,
      )
      .join('');
    const number = s.random.digits(5);
    const body = `<div class="c">${lines(vendor, 'Marktplatz 3', '71032 Böblingen', 'UID Nr.: DE812706034')}</div><p class="r">EUR</p><table class="wide">${rows}</table><hr>${pairs(
      [
        ['<b>SUMME EUR</b>', `<b>${s.number(total)}</b>`],
        ['Geg. EC-Cash EUR', s.number(total)],
      ],
      'wide',
    )}
      <table class="wide"><tr><th>Steuer %</th><th class="r">Netto</th><th class="r">Steuer</th><th class="r">Brutto</th></tr>${taxes.map((share) => `<tr><td>${share.rate === 19 ? 'A' : 'B'}= ${s.number(share.rate * 100)}%</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${s.number(share.base + share.tax)}</td></tr>`).join('')}
      <tr><td>Gesamtbetrag</td><td class="r">${s.number(taxes.reduce((sum, share) => sum + share.base, 0))}</td><td class="r">${s.number(taxes.reduce((sum, share) => sum + share.tax, 0))}</td><td class="r">${s.number(total)}</td></tr></table><p>Bon-Nr.: ${number}</p><p>${s.date(s.day)} 18:04 &nbsp; Kasse: 2 &nbsp; Bed.: 141414</p>`;
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    return {
      html: page('body{font-size:8.5pt}td,th{padding:1pt 2pt}', body, 0.3),
      facts: {
        number,
        day: s.day,
        vendor,
        customer: null,
        subtotal: total - tax,
        tax,
        total,
        alt: { subtotal: [null] },
      },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** A purchase by card in a shop: item codes below the names, several of one thing as "2 @ 4.99". */
const hardware: Template = {
  ...US,
  id: 'us-hardware',
  kind: 'receipt',
  size: 'slip',
  dates: ['MM/dd/yy', 'MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 8],
      names: [
        'PAINT ROLLER 9IN',
        'DECK SCREWS 1LB',
        'AA BATTERY 8PK',
        'GARDEN HOSE 50FT',
        'LIGHT BULB 60W',
        'DUCT TAPE',
      ],
      quantities: [1000, 1000, 2000, 4000],
      price: [199, 5900],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.0825);
    const vendor = 'BUILDERS DEPOT';
    const number = s.random.digits(8);
    const rows = goods
      .map(
        (good) =>
          `<p>${s.random.digits(12)}</p><div class="flex"><span>${good.name}</span><span>${s.number(good.amount)} T</span></div>${good.quantity > 1000 ? `<p>&nbsp;&nbsp;&nbsp;${good.quantity / 1000} @ ${s.number(good.price)}</p>` : ''}`,
      )
      .join('');
    const body = `<div class="c">${lines(`<b>${vendor}</b>`, '5500 Hwy 290', 'AUSTIN, TX 78735', 'STORE 0417 REG 03')}</div><p>${s.date(s.day)} 02:15 PM</p><p>TRANS # ${number}</p><p>SALE</p>${rows}<br>${pairs(
      [
        ['SUBTOTAL', s.number(subtotal)],
        ['SALES TAX 8.25%', s.number(tax)],
        ['TOTAL', `$${s.number(subtotal + tax)}`],
        ['MASTERCARD', s.number(subtotal + tax)],
        ['CHANGE', '0.00'],
      ],
      'wide',
    )}<p class="c">ITEMS SOLD ${goods.length}</p><p class="c">RETURN POLICY: 90 DAYS WITH RECEIPT</p>`;
    return {
      html: page('body{font-size:9pt;font-family:"DejaVu Sans Mono"}', body, 0.3),
      facts: { number, day: s.day, vendor, customer: null, subtotal, tax, total: subtotal + tax },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** An invoice in a foreign currency that tells the sum in its own as well. */
const foreign: Template = {
  ...US,
  id: 'de-fremdwaehrung',
  language: 'en',
  country: 'DE',
  numbers: [DOT, COMMA],
  dates: ['dd.MM.yyyy', 'yyyy-MM-dd'],
  size: 'a4',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Machine inspection', 'Spare part set B', 'Travel expenses', 'Remote support'],
      details: ['PO line 10'],
      price: [5000, 400_000],
    });
    const total = sumOf(goods);
    const number = `EX-${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Nordwerk Maschinenbau GmbH',
      s.random.pick(['Cascade Brewing Co.', 'Tulsa Packaging LLC']),
    ];
    const body = `<p class="small"><u>${vendor}, Werkstrasse 9, 24534 Neumünster, Germany</u></p>${lines(customer, '1500 Industrial Pkwy', 'Tulsa, OK 74107', 'USA')}<div class="r">${lines(`Invoice no.: ${number}`, `Invoice date: ${s.date(s.day)}`, `Due date: ${s.date(s.day + 30)}`, 'Currency: USD')}</div><h2>INVOICE</h2>
      ${goodsTable(
        [
          ['Pos.', 'l', (_, index) => `${index + 1}`],
          ['Description', 'l', named],
          ['Quantity', 'r', (good) => s.quantity(good.quantity)],
          ['Unit price USD', 'r', (good) => s.number(good.price)],
          ['Amount USD', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Net amount', s.number(total)],
          ['VAT 0%', s.number(0)],
          ['<b>Total amount USD</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">For information: equals EUR ${s.number(Math.round(total * 0.92))} at an exchange rate of 1 USD = 0.9200 EUR. Tax-free export delivery.</p>`;
    return {
      html: page('.goods thead{border-bottom:1px solid}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due: s.day + 30,
        vendor,
        customer,
        subtotal: total,
        tax: 0,
        total,
        alt: { tax: [null] },
      },
      lines: goods,
    };
  },
};

export const ODD_PAPERS: readonly Template[] = [proForma, folio, restaurant, supermarket, hardware, foreign];
