import { english } from '../../generator/languages/english.ts';
import { goodsTable, lines, named, page, pairs } from './html.ts';
import { sumOf } from './sheet.ts';
import { DOT, type Template } from './template.ts';

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

const SERVICES = [
  'Lawn maintenance - weekly mowing',
  'Irrigation system inspection',
  'Website design and development',
  'Monthly bookkeeping',
  'Tree trimming and removal',
  'Consulting services',
  'Office deep clean',
  'Drywall repair and paint',
];
const DETAILS = [
  'Front and back yard, includes edging',
  'Per signed proposal dated 3/2',
  'Labor and materials',
  'Crew of two',
];
const BUYERS = ['Dana Whitfield', 'Maple Ridge HOA', 'Kessler & Boyd LLP', 'Riverbend Animal Hospital'];

/** Services with an activity column, sales tax and a balance due, as small-business ledgers print them. */
const ledgerStyle: Template = {
  ...US,
  id: 'us-activity',
  dates: ['MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({ count: [1, 7], names: SERVICES, details: DETAILS, price: [4500, 90_000] });
    const subtotal = sumOf(goods);
    const rate = s.random.pick([0, 6.25, 8.875]);
    const tax = Math.round((subtotal * rate) / 100);
    const paid = s.random.chance(0.3) ? Math.round((subtotal + tax) / 2) : 0;
    const number = s.random.digits(4);
    const [vendor, customer] = [
      s.random.pick(['Green Acres Landscaping LLC', 'Summit Bookkeeping Inc.', 'Bright Home Services']),
      s.random.pick(BUYERS),
    ];
    const body = `<div class="flex"><div><b style="font-size:13pt">${vendor}</b>${lines('4410 Juniper Road', 'Fort Collins, CO 80525 US', '+1 9705550143', 'billing@example.com')}</div></div>
      <h1 style="color:#2a7ab0">INVOICE</h1><div class="flex"><div><b>BILL TO</b>${lines(customer, '812 W Elm Street', 'Loveland, CO  80537')}</div>
      ${pairs([
        ['<b>INVOICE #</b>', number],
        ['<b>DATE</b>', s.date(s.day)],
        ['<b>DUE DATE</b>', s.date(s.day + 15)],
        ['<b>TERMS</b>', 'Net 15'],
      ])}</div><br>
      ${goodsTable(
        [
          ['DATE', 'l', () => s.date(s.day - 2)],
          [
            'ACTIVITY',
            'l',
            (good) => `<b>${good.name}</b>${good.details.map((text) => `<br>${text}`).join('')}`,
          ],
          ['QTY', 'r', (good) => s.quantity(good.quantity)],
          ['RATE', 'r', (good) => s.number(good.price)],
          ['AMOUNT', 'r', (good) => `${s.number(good.amount)}${rate > 0 ? 'T' : ''}`],
        ],
        goods,
      )}<div class="flex"><p style="width:45%">Thank you for your business! Please make checks payable to ${vendor}.</p>
      ${pairs([
        ['SUBTOTAL', s.number(subtotal)],
        [`TAX (${rate}%)`, rate > 0 ? s.number(tax) : null],
        ['TOTAL', s.number(subtotal + tax)],
        ['PAYMENT', paid > 0 ? s.number(paid) : null],
        ['<b>BALANCE DUE</b>', `<b>$${s.number(subtotal + tax - paid)}</b>`],
      ])}</div>`;
    return {
      html: page(
        '.goods th{background:#d9ebf7;color:#2a7ab0}.goods td{border-bottom:1px dotted #bbb}',
        body,
        s.random.fraction(),
      ),
      facts: {
        number,
        day: s.day,
        due: s.day + 15,
        vendor,
        customer,
        subtotal,
        tax: rate > 0 ? tax : null,
        total: subtotal + tax,
        alt: { tax: [null] },
      },
      lines: goods,
    };
  },
};

/** A subscription's receipt of a payment service: few lines, periods below them, what was paid. */
const subscription: Template = {
  ...US,
  id: 'us-subscription',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 3],
      names: [
        'Team plan',
        'Pro workspace (per seat)',
        'Extra storage 500 GB',
        'API usage - requests',
        'Email add-on',
      ],
      details: ['Jan 5 – Feb 5, 2025', 'Feb 1, 2025 – Mar 1, 2025'],
      quantities: [1000, 1000, 5000, 12_000],
      price: [400, 12_000],
    });
    const subtotal = sumOf(goods);
    const tax = s.random.chance(0.4) ? Math.round(subtotal * 0.0725) : 0;
    const isReceipt = s.random.chance(0.5);
    const number = `${s.random.code(8)}-000${s.random.whole(1, 9)}`;
    const [vendor, customer] = [
      'Northstar Cloud, Inc.',
      s.random.pick(['Priya Raman', 'Oakline Studio', 'Hector Villanueva']),
    ];
    const total = subtotal + tax;
    const due = s.day;
    const body = `<div class="flex"><h1>${isReceipt ? 'Receipt' : 'Invoice'}</h1><b style="font-size:14pt;color:#888">Northstar</b></div>
      ${pairs(
        [
          ['Invoice number', number],
          [isReceipt ? 'Date paid' : 'Date of issue', s.date(s.day)],
          ['Date due', isReceipt ? null : s.date(due)],
          ['Payment method', isReceipt ? 'Visa - 4242' : null],
        ],
        'meta',
      )}<br>
      <div class="flex" style="width:75%"><div><b>${vendor}</b>${lines('548 Market Street', 'PMB 51234', 'San Francisco, California 94104', 'United States', 'support@northstar.example')}</div>
      <div><b>Bill to</b>${lines(customer, '77 Alder Way', 'Portland, Oregon 97205', 'United States', 'accounts@customer.example')}</div></div>
      <h2>$${s.number(total)} ${isReceipt ? `paid on ${s.date(s.day)}` : `USD due ${s.date(due)}`}</h2>
      ${goodsTable(
        [
          ['Description', 'l', named],
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Unit price', 'r', (good) => `$${s.number(good.price)}`],
          ['Amount', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
      )}${pairs(
        [
          ['Subtotal', `$${s.number(subtotal)}`],
          [`Sales Tax - Oregon (7.25% on $${s.number(subtotal)})`, tax > 0 ? `$${s.number(tax)}` : null],
          ['Total', `$${s.number(total)}`],
          [
            isReceipt ? '<b>Amount paid</b>' : '<b>Amount due</b>',
            `<b>$${s.number(total)}${isReceipt ? '' : ' USD'}</b>`,
          ],
        ],
        'right',
      )}`;
    return {
      html: page(
        '.meta td:first-child{font-weight:bold}.meta .r{text-align:left}.goods thead{border-bottom:1px solid #999}.right{width:55%}',
        body,
        s.random.fraction(),
      ),
      facts: {
        number,
        day: s.day,
        due: isReceipt ? null : due,
        vendor,
        customer,
        subtotal,
        tax: tax > 0 ? tax : null,
        total,
      },
      lines: goods,
    };
  },
};

/** Hours and materials in two tables with a sum each. */
const contractor: Template = {
  ...US,
  id: 'us-labor-materials',
  dates: ['MM/dd/yyyy', 'M/d/yy'],
  draw: (s) => {
    const labor = s.goods({
      count: [1, 3],
      names: ['Journeyman plumber', 'Apprentice', 'Service call / diagnostic', 'Overtime labor'],
      quantities: [1000, 2500, 4000, 8000],
      price: [6500, 14_000],
    });
    const parts = s.goods({
      count: [1, 5],
      names: [
        '3/4" ball valve',
        'PEX tubing 100 ft',
        'Water heater 50 gal',
        'Drain assembly',
        'Pipe insulation',
        'Shut-off valve kit',
      ],
      price: [350, 65_000],
      quantities: [1000, 2000, 4000],
    });
    const goods = [...labor, ...parts];
    const subtotal = sumOf(goods);
    const tax = Math.round(sumOf(parts) * 0.07);
    const number = `WO-${s.random.digits(5)}`;
    const vendor = 'Delgado Plumbing & Heating, Inc.';
    const customer = s.random.pick(BUYERS);
    const columns = (heading: string, count: string) =>
      [
        [heading, 'l', (good: (typeof goods)[number]) => good.name],
        [count, 'r', (good: (typeof goods)[number]) => s.quantity(good.quantity)],
        ['Rate', 'r', (good: (typeof goods)[number]) => `$${s.number(good.price)}`],
        ['Total', 'r', (good: (typeof goods)[number]) => `$${s.number(good.amount)}`],
      ] as const;
    const body = `<div class="flex"><div><b style="font-size:16pt">${vendor}</b>${lines('License #PL-20931', '2904 Harbor Blvd, Tampa, FL 33607', 'Phone (813) 555-0176')}</div>
      <div class="r"><h1>INVOICE</h1>${pairs([
        ['Invoice No.', number],
        ['Invoice Date', s.date(s.day)],
        ['Terms', 'Due on receipt'],
      ])}</div></div><hr>
      <div class="flex" style="width:80%"><div><b>Customer</b>${lines(customer, '1190 Bayshore Dr', 'Tampa, FL 33606')}</div><div><b>Job site</b>${lines('Unit 14, Palm Court', 'Tampa, FL 33611')}</div></div><br>
      ${goodsTable(columns('Labor', 'Hours'), labor, `<tr><td></td><td></td><td class="r">Labor total</td><td class="r">$${s.number(sumOf(labor))}</td></tr>`)}<br>
      ${goodsTable(columns('Materials', 'Qty'), parts, `<tr><td></td><td></td><td class="r">Materials total</td><td class="r">$${s.number(sumOf(parts))}</td></tr>`)}<br>
      ${pairs(
        [
          ['Subtotal', `$${s.number(subtotal)}`],
          ['Sales tax 7% (materials)', `$${s.number(tax)}`],
          ['<b>TOTAL DUE</b>', `<b>$${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}
      <p class="small">All work guaranteed for 90 days. A finance charge of 1.5% per month applies to past due balances.</p>`;
    return {
      html: page(
        '.goods td,.goods th{border:1px solid #999}.goods th{background:#eee}',
        body,
        s.random.fraction(),
      ),
      facts: { number, day: s.day, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

/** A utility's bill: charges grouped by service, a previous balance paid, current charges, amount due. */
const utility: Template = {
  ...US,
  id: 'us-utility',
  dates: ['MMM d, yyyy', 'MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [3, 6],
      names: [
        'Customer charge',
        'Energy charge 642 kWh @ $0.1124',
        'Fuel adjustment',
        'Distribution charge',
        'Street lighting',
        'Renewable program rider',
      ],
      quantities: [1000],
      price: [120, 9000],
    });
    const total = sumOf(goods);
    const previous = s.random.whole(4000, 15_000);
    const number = `${s.random.digits(4)} ${s.random.digits(4)}`.replace(' ', '-');
    const [vendor, customer] = ['Prairie Electric Cooperative', s.random.pick(BUYERS)];
    const body = `<div class="flex"><div><b style="font-size:15pt">${vendor}</b>${lines('P.O. Box 2200', 'Salina, KS 67402', 'Customer service 1-800-555-0117')}</div>
      ${pairs(
        [
          ['Invoice number', number],
          ['Account number', s.random.digits(10)],
          ['Bill date', s.date(s.day)],
          ['Due date', s.date(s.day + 20)],
        ],
        'box',
      )}</div>
      ${lines(customer, '301 Wheatland Ave', 'Salina, KS 67401')}<h2>Account summary</h2>
      ${pairs(
        [
          ['Previous balance', `$${s.number(previous)}`],
          ['Payment received - thank you', `-$${s.number(previous)}`],
          ['Balance forward', '$0.00'],
          ['Current charges', `$${s.number(total)}`],
          ['<b>Total amount due</b>', `<b>$${s.number(total)}</b>`],
        ],
        'wide',
      )}
      <h2>Current charges</h2>
      ${goodsTable(
        [
          ['Description', 'l', (good) => good.name],
          ['Amount', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
        `<tr><td><b>Total current charges</b></td><td class="r"><b>$${s.number(total)}</b></td></tr>`,
      )}`;
    return {
      html: page('.box td{border:1px solid #999}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 20, vendor, customer, subtotal: null, tax: null, total },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

export const UNITED_STATES: readonly Template[] = [ledgerStyle, subscription, contractor, utility];
