import { english } from '../../generator/languages/english.ts';
import { goodsTable, lines, named, page, pairs } from './html.ts';
import { sumOf, taxesOf } from './sheet.ts';
import { DOT, type Template } from './template.ts';

const UK = {
  kind: 'invoice',
  language: 'en',
  country: 'GB',
  currency: 'GBP',
  digits: 2,
  numbers: [DOT],
  names: english,
} as const;
const GOODS = [
  'Oak worktop 40mm',
  'Site survey',
  'Annual boiler service',
  'Copy editing',
  'Hire of scaffolding (week)',
  'Photography, half day',
  'Printer toner black',
  'Children’s books, assorted',
];
const BUYERS = [
  'Ashcombe Parish Council',
  'Fenwick & Daughters Ltd',
  'Mrs R Patel',
  'Lindale Primary School',
];

/** Online bookkeeping's default: VAT per line as a rate, totals by rate, a payment advice at the foot. */
const bookkeeping: Template = {
  ...UK,
  id: 'uk-vat-advice',
  dates: ['d MMM yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 8],
      names: GOODS,
      details: ['Ref: agreed by phone', 'Collected from depot'],
      rates: [20, 20, 0],
    });
    const subtotal = sumOf(goods);
    const taxes = taxesOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const total = subtotal + tax;
    const number = `INV-${s.random.digits(4)}`;
    const [vendor, customer] = ['Marlowe Joinery Ltd', s.random.pick(BUYERS)];
    const due = s.day + 30;
    const body = `<div class="flex"><div><h1>TAX INVOICE</h1>${lines(customer, '4 Church Lane', 'ASHCOMBE', 'TQ13 7LE', 'UNITED KINGDOM')}</div>
      <div><b>Invoice Date</b>${lines(s.date(s.day))}<b>Invoice Number</b>${lines(number)}<b>Reference</b>${lines('PO 7781')}<b>VAT Number</b>${lines('GB 412 7788 31')}</div>
      <div>${lines(vendor, 'Unit 3 Mill Yard', 'Totnes', 'TQ9 5AB', 'UNITED KINGDOM')}</div></div><br><br>
      ${goodsTable(
        [
          ['Description', 'l', named],
          ['Quantity', 'r', (good) => s.number(good.quantity / 10)],
          ['Unit Price', 'r', (good) => s.number(good.price)],
          ['VAT', 'r', (good) => (good.rate === 0 ? 'Zero Rated' : s.percent(good.rate))],
          ['Amount GBP', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs([['Subtotal', s.number(subtotal)], ...taxes.filter((share) => share.rate > 0).map((share) => [`TOTAL VAT ${s.percent(share.rate)}`, s.number(share.tax)] as const), ['<b>TOTAL GBP</b>', `<b>${s.number(total)}</b>`]], 'right')}
      <p><b>Due Date: ${s.date(due)}</b></p>${lines('Bank: Harbour Mutual, Sort Code 20-41-07, Account 80112233')}
      <hr style="border-top:1px dashed"><div class="flex"><div><h2>PAYMENT ADVICE</h2>To: ${lines(vendor, 'Unit 3 Mill Yard', 'Totnes')}</div>
      ${pairs([
        ['Customer', customer],
        ['Invoice Number', number],
        ['<b>Amount Due</b>', `<b>${s.number(total)}</b>`],
        ['Due Date', s.date(due)],
        ['Amount Enclosed', ''],
      ])}</div><p class="small">Enter the amount you are paying above</p>
      <p class="small">Company Registration No: 08811223. Registered Office: Unit 3 Mill Yard, Totnes, TQ9 5AB, United Kingdom.</p>`;
    return {
      html: page('.goods thead{border-bottom:1px solid}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        ...(tax === 0 ? { alt: { tax: [null] } } : {}),
      },
      lines: goods,
    };
  },
};

/** Net, VAT and gross on every line, a table of VAT by code. */
const threeSums: Template = {
  ...UK,
  id: 'uk-net-vat-gross',
  dates: ['dd/MM/yyyy', 'd MMMM yyyy'],
  draw: (s) => {
    const goods = s.goods({ count: [2, 9], names: GOODS, rates: [20, 5, 0], discounts: [0, 0, 10] });
    const taxes = goods.map((good) => Math.round((good.amount * good.rate) / 100));
    const tax = taxes.reduce((sum, value) => sum + value, 0);
    const subtotal = sumOf(goods);
    const number = s.random.digits(6);
    const [vendor, customer] = ['Thornbury Trade Supplies Limited', s.random.pick(BUYERS)];
    const body = `<table class="wide"><tr><td><b style="font-size:14pt">${vendor}</b>${lines('Station Road, Thornbury, Bristol BS35 2AA', 'Tel: 01454 555 010', 'VAT Reg No: 221 4455 09')}</td><td class="r"><h1>Invoice</h1></td></tr></table>
      <table class="wide box"><tr><td style="width:50%"><b>Invoice to:</b>${lines(customer, '19 The Green', 'Wickwar', 'GL12 8NE')}</td><td>${lines(`Invoice No: ${number}`, `Date/Tax Point: ${s.date(s.day)}`, 'Account Ref: FEN001', `Your Order No: PO${s.random.digits(4)}`)}</td></tr></table><br>
      ${goodsTable(
        [
          ['Code', 'l', (good) => good.code],
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Details', 'l', (good) => good.name],
          ['Price', 'r', (good) => s.number(good.price)],
          ['Disc%', 'r', (good) => s.number(good.discount * 100)],
          ['Net', 'r', (good) => s.number(good.amount)],
          ['VAT %', 'r', (good) => s.number(good.rate * 100)],
          ['VAT', 'r', (_, index) => s.number(taxes[index] ?? 0)],
        ],
        goods,
      )}<br>
      <div class="flex"><p class="small">Goods remain the property of ${vendor} until paid for in full.<br>Settlement terms: 30 days from invoice date.</p>
      ${pairs(
        [
          ['Total Net Amount', `£${s.number(subtotal)}`],
          ['Carriage Net', '£0.00'],
          ['Total VAT Amount', `£${s.number(tax)}`],
          ['<b>Invoice Total</b>', `<b>£${s.number(subtotal + tax)}</b>`],
        ],
        'box',
      )}</div>`;
    return {
      html: page('.box td,.goods td,.goods th{border:1px solid #777}', body, s.random.fraction()),
      facts: { number, day: s.day, due: null, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

/** A credit note that prints its amounts without a minus. */
const creditNote: Template = {
  ...UK,
  id: 'uk-credit-plain',
  dates: ['d MMM yyyy', 'dd.MM.yyyy'],
  draw: (s) => {
    const goods = s.goods({ count: [1, 4], names: GOODS, rates: [20] });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal / 5);
    const number = `CN-${s.random.digits(4)}`;
    const [vendor, customer] = ['Pennine Paper Company Ltd', s.random.pick(BUYERS)];
    const body = `<h1>CREDIT NOTE</h1><div class="flex"><div>${lines(`<b>${vendor}</b>`, '88 Canal Street', 'Skipton BD23 1AA')}</div><div><b>Credit to</b>${lines(customer, '2 Fold Lane', 'Otley LS21 3DT')}</div>
      ${pairs([
        ['Credit Note No', number],
        ['Date', s.date(s.day)],
        ['Original invoice', `INV-${s.random.digits(4)}`],
      ])}</div><br>
      ${goodsTable(
        [
          ['Item', 'l', (good) => good.name],
          ['Qty', 'c', (good) => s.quantity(good.quantity)],
          ['Price', 'r', (good) => `£${s.number(good.price)}`],
          ['Total', 'r', (good) => `£${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Sub Total', `£${s.number(subtotal)}`],
          ['VAT @ 20%', `£${s.number(tax)}`],
          ['<b>Total Credit</b>', `<b>£${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}`;
    return {
      html: page('.goods th{background:#333;color:#fff}', body, s.random.fraction()),
      facts: { number, day: s.day, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

/** A mobile operator's bill: plan, calls, a discount among the charges, VAT at the end. */
const telecom: Template = {
  ...UK,
  id: 'uk-telecom',
  dates: ['d MMMM yyyy', 'd MMM yy'],
  draw: (s) => {
    const charges = s.goods({
      count: [2, 5],
      names: [
        'Monthly plan 30GB SIM only',
        'Device plan instalment',
        'Calls to 084 and 087 numbers',
        'Roaming day pass x 3',
        'Insurance',
      ],
      quantities: [1000],
      price: [150, 4500],
    });
    const off = {
      ...charges[0],
      name: 'Loyalty discount',
      details: [],
      amount: -s.random.whole(100, 400),
    } as (typeof charges)[number];
    const goods = [...charges, off];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal / 5);
    const number = `M${s.random.digits(9)}`;
    const [vendor, customer] = ['Clearwave Mobile Limited', s.random.pick(BUYERS)];
    const body = `<div class="flex"><div>${lines(customer, '7 Orchard Close', 'Hereford', 'HR1 2AB')}</div><div class="r"><b style="font-size:18pt;color:#609">clearwave</b></div></div>
      <h1>Your bill</h1>${pairs([
        ['Bill number', number],
        ['Bill date', s.date(s.day)],
        ['Account number', s.random.digits(8)],
      ])}
      <p style="font-size:15pt">Total to pay <b>£${s.number(subtotal + tax)}</b></p><p>We’ll collect this by Direct Debit on or after ${s.date(s.day + 14)}.</p><h2>What makes up your bill</h2>
      ${goodsTable(
        [
          ['Description', 'l', (good) => good.name],
          [
            'Amount',
            'r',
            (good) => (good.amount < 0 ? `-£${s.number(-good.amount)}` : `£${s.number(good.amount)}`),
          ],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Total before VAT', `£${s.number(subtotal)}`],
          ['VAT at 20%', `£${s.number(tax)}`],
          ['<b>Total charges</b>', `<b>£${s.number(subtotal + tax)}</b>`],
        ],
        'wide',
      )}
      <p class="small">${vendor}, registered in England 01234567. Registered office: 1 Wave Court, Reading RG1 1AA. VAT no. GB 111 2223 44</p>`;
    return {
      html: page('', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due: null,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax,
        alt: { due_date: [new Date((s.day + 14) * 864e5).toISOString().slice(0, 10)], vendor: ['clearwave'] },
      },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

export const UNITED_KINGDOM: readonly Template[] = [bookkeeping, threeSums, creditNote, telecom];
