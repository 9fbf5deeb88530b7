import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { good, sumOf } from './sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_DOT, type Template } from './template.ts';

const BOX = '.box td,.box th{border:1px solid #888}.goods{font-size:8.5pt}';

/** A plumber's job sheet: labour and parts in two tables side by side in meaning, each with its sum, deposit paid, balance due. */
const job: Template = {
  ...COUNTRY.au,
  id: 'au-job-sheet',
  draw: (s) => {
    const n = (minor: number) => `$${s.number(minor)}`;
    const labour = [
      good('Call-out and first hour', 14_500),
      good('Additional labour (hours)', 11_000, { quantity: s.random.pick([1500, 2000, 3250]) }),
    ];
    const parts = s.goods({
      count: [1, 4],
      names: ['Flick mixer chrome', 'Copper pipe 15mm /m', 'Isolation valve', 'Silicone tube'],
      quantities: [1000, 2000, 3000],
      price: [450, 23_000],
    });
    const goods = [...labour, ...parts];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.1);
    const total = subtotal + tax;
    const paid = 10_000;
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Redback Plumbing & Gas',
      s.random.pick(['Tess Macarthur', 'Wattle Street Strata']),
    ];
    const body = `<div class="flex"><div><b style="font-size:16pt">${vendor}</b>${lines('ABN 12 345 678 901 · Lic 204466C', '0400 555 019 · jobs@redback.example', '4/17 Depot Lane, Marrickville NSW 2204')}</div><div style="text-align:right"><b style="font-size:14pt">Tax Invoice ${number}</b>${lines(`Issued ${s.date(s.day)}`, `Due ${s.date(s.day + 7)}`)}</div></div><br><table class="wide"><tr><td><span class="small">CUSTOMER</span>${lines(`<b>${customer}</b>`, '12 Wattle Street', 'Ultimo NSW 2007')}</td><td><span class="small">JOB</span>${lines('Leaking mixer, bathroom', 'Completed by: Sam')}</td></tr></table><br>
      <b>Labour</b>${grid(
        ['Item', 'Qty', 'Rate', 'Amount'],
        labour.map((item) => [item.name, s.quantity(item.quantity), n(item.price), n(item.amount)]),
      )}<p class="r">Labour total ${n(sumOf(labour))}</p>
      <b>Materials</b>${grid(
        ['Item', 'Qty', 'Price', 'Amount'],
        parts.map((item) => [item.name, s.quantity(item.quantity), n(item.price), n(item.amount)]),
      )}<p class="r">Materials total ${n(sumOf(parts))}</p>
      ${pairs(
        [
          ['Subtotal (ex GST)', n(subtotal)],
          ['GST', n(tax)],
          ['Total (inc GST)', n(total)],
          ['Deposit paid', `-${n(paid)}`],
          ['<b>Balance due</b>', `<b>${n(total - paid)}</b>`],
        ],
        'right',
      )}<p class="small">Direct deposit: BSB 062-000 Acct 1234 5678. Quote invoice number as reference.</p>`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 7,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** An Indian computer shop: integrated tax by line, discount by line, rounded off, the sum in words. */
const igst: Template = {
  ...COUNTRY.in,
  id: 'in-igst',
  size: 'landscape',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Wireless Mouse M185', 'HDMI Cable 3m', 'SSD 500GB NVMe', 'Laptop Stand Aluminium'],
      units: ['Nos', 'Pcs'],
      quantities: [1000, 2000, 10_000],
      price: [19_900, 650_000],
      discounts: [0, 5],
      rates: [18],
    });
    const taxes = goods.map((item) => Math.round(item.amount * 0.18));
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, value) => sum + value, 0);
    const raw = subtotal + tax;
    const total = Math.round(raw / 100) * 100;
    const number = `INV/${s.random.whole(21, 26)}-${s.random.whole(27, 30)}/${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Vertex Infosystems Private Limited',
      s.random.pick(['Kaveri Textiles', 'Om Sai Enterprises']),
    ];
    const body = `<div class="c"><b style="font-size:14pt">${vendor}</b>${lines('No. 21, SP Road, Bengaluru, Karnataka - 560002', 'GSTIN: 29AABCV1234F1Z8 | Email: sales@vertex.example')}<b>TAX INVOICE</b></div><table class="wide box"><tr><td style="width:50%"><b>Bill To</b>${lines(customer, '44 Gandhi Road', 'Coimbatore, Tamil Nadu - 641001', 'GSTIN: 33AAKFK4321M1ZQ')}</td><td>${pairs(
      [
        ['Invoice No', number],
        ['Invoice Date', s.date(s.day)],
        ['Due Date', s.date(s.day + 15)],
        ['Place of Supply', '33-Tamil Nadu'],
        ['Reverse Charge', 'No'],
      ],
    )}</td></tr></table>
      ${grid(
        [
          '#',
          'Item & Description',
          'HSN/SAC',
          'Qty',
          'Rate',
          'Disc %',
          'Taxable Amt',
          'IGST %',
          'IGST Amt',
          'Amount',
        ],
        goods.map((item, index) => [
          String(index + 1),
          item.name,
          '8471',
          `${s.quantity(item.quantity)} ${item.unit}`,
          s.number(item.price),
          item.discount > 0 ? '5' : '0',
          s.number(item.amount),
          '18%',
          s.number(taxes[index] ?? 0),
          s.number(item.amount + (taxes[index] ?? 0)),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Sub Total', s.number(subtotal)],
          ['IGST18 (18%)', s.number(tax)],
          ['Rounding', s.number(total - raw)],
          ['<b>Total</b>', `<b>₹${s.number(total)}</b>`],
          ['<b>Balance Due</b>', `<b>₹${s.number(total)}</b>`],
        ],
        'right',
      )}<p>Total In Words: <i>Indian Rupee as above Only</i></p><p class="small">Bank: HDFC Bank, A/c 50200012345678, IFSC HDFC0000123</p>`;
    return drawn(page(BOX, body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 15,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** A US parts store's counter ticket: core charge, negative core return, tax, tendered by card. */
const counter: Template = {
  ...COUNTRY.us,
  id: 'us-counter-ticket',
  kind: 'receipt',
  size: 'slip',
  dates: ['MM/dd/yyyy', 'MM/dd/yy'],
  draw: (s) => {
    const goods = [
      ...s.goods({
        count: [1, 4],
        names: ['BATTERY H6 AGM', 'OIL FILTER', 'WIPER BLADE 22IN', '5W30 SYN 5QT'],
        quantities: [1000],
        price: [599, 21_900],
      }),
      good('CORE CHARGE', 2200),
      good('CORE RETURN', -2200),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.07);
    const total = subtotal + tax;
    const number = s.random.digits(6);
    const body = `<div class="c"><b style="font-size:11pt">PISTON AUTO PARTS</b>${lines('STORE #4417', '2210 E BROADWAY', 'COLUMBIA, MO 65201', '(573) 555-0161')}</div><br>${lines(`TICKET# ${number} &nbsp; REG 02`, `${s.date(s.day)} 10:22 AM &nbsp; CASHIER: DAWN`)}<table class="wide">${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${item.amount < 0 ? `${s.number(-item.amount)}-` : `${s.number(item.amount)} T`}</td></tr>`).join('')}<tr><td>SUBTOTAL</td><td class="r">${s.number(subtotal)}</td></tr><tr><td>TAX 7.000%</td><td class="r">${s.number(tax)}</td></tr><tr><td><b>TOTAL</b></td><td class="r"><b>${s.number(total)}</b></td></tr><tr><td>VISA XXXXXXXXXXXX9921</td><td class="r">${s.number(total)}</td></tr></table><div class="c">${lines('APPROVED AUTH 04417Z', `ITEMS SOLD ${goods.length}`, 'RETURNS WITHIN 90 DAYS WITH RECEIPT')}</div>`;
    return drawn(
      page('@page{margin:5mm}body{font-family:"DejaVu Sans Mono";font-size:7.5pt}td{padding:0}', body, 0),
      goods,
      { number, day: s.day, vendor: 'PISTON AUTO PARTS', subtotal, tax, total },
      AMOUNTS_ONLY,
    );
  },
};

/** A British parking and a German one are alike; this is a café's slip with eat-in rate, gratuity, and the date at the foot. */
const cafe: Template = {
  ...COUNTRY.uk,
  id: 'uk-cafe-slip',
  kind: 'receipt',
  size: 'slip',
  dates: ['dd/MM/yyyy', 'dd MMM yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: ['Flat White', 'Eggs Benedict', 'Almond Croissant', 'Iced Latte', 'Soup of the Day'],
      quantities: [1000, 2000],
      price: [280, 1450],
    });
    const sum = sumOf(goods);
    const service = Math.round(sum * 0.125);
    const total = sum + service;
    const tax = Math.round(sum / 6);
    const number = s.random.digits(4);
    const n = (minor: number) => `£${s.number(minor)}`;
    const body = `<div class="c"><b style="font-size:12pt">Juniper &amp; Rye</b>${lines('27 Lamb’s Conduit Street', 'London WC1N 3NG')}</div><br>${lines('Table 6 &nbsp; Covers 2', `Check ${number}`)}<table class="wide">${goods.map((item) => `<tr><td>${s.quantity(item.quantity)} x ${item.name}</td><td class="r">${n(item.amount)}</td></tr>`).join('')}<tr><td>Sub Total</td><td class="r">${n(sum)}</td></tr><tr><td>Optional Service 12.5%</td><td class="r">${n(service)}</td></tr><tr><td><b>Total to Pay</b></td><td class="r"><b>${n(total)}</b></td></tr></table><p>Includes VAT @ 20% ${n(tax)}</p><p>VAT Reg 345 6789 12</p><p>${s.date(s.day)} 13:08</p><div class="c">Thank you</div>`;
    return drawn(
      page('@page{margin:5mm}body{font-size:8pt}td{padding:0}', body, 0),
      goods,
      {
        number,
        day: s.day,
        vendor: 'Juniper & Rye',
        subtotal: sum,
        tax,
        total,
        alt: alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} x ${item.name}`, `x ${item.name}`]),
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A US freelancer's minimal page: labels small above their values, no ruled lines, hours as h:mm beside decimals left out. */
const minimal: Template = {
  ...COUNTRY.us,
  id: 'us-minimal',
  dates: ['MMM d, yyyy', 'dd MMM yyyy'],
  draw: (s) => {
    const n = (minor: number) => `$${s.number(minor)}`;
    const goods = s.goods({
      count: [1, 4],
      names: ['Brand identity', 'Landing page design', 'Revision round', 'Icon set'],
      quantities: [1000, 3000, 12_500],
      price: [5000, 240_000],
    });
    const total = sumOf(goods);
    const number = `#${s.random.whole(1, 400)}`;
    const [vendor, customer] = [
      'Ines Calloway',
      s.random.pick(['Driftwood Coffee Roasters', 'Pioneer Valley Bikes']),
    ];
    const label = (name: string, value: string) =>
      `<td><span class="small">${name}</span><br><b>${value}</b></td>`;
    const body = `<h1 style="font-weight:300">${vendor}</h1><p class="small">Independent designer</p><br><table class="wide"><tr>${label('Invoice', number)}${label('Issued', s.date(s.day))}${label('Due', s.date(s.day + 30))}${label('Amount due', n(total))}</tr></table><br><table class="wide"><tr>${label('Billed to', customer)}${label('From', vendor)}</tr><tr><td class="small">88 Harbor Road<br>Portland, ME 04101</td><td class="small">ines@calloway.example<br>Northampton, MA 01060</td></tr></table><br><br>
      ${grid(
        ['Description', 'Hours', 'Rate', 'Total'],
        goods.map((item) => [item.name, s.quantity(item.quantity), n(item.price), n(item.amount)]),
      )}<br><div class="r"><span class="small">Total</span><br><b style="font-size:16pt">${n(total)}</b></div><p class="small">Bank transfer · Routing 211870281 · Account 000123456789</p>`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number: number.slice(1),
      day: s.day,
      due: s.day + 30,
      vendor,
      customer,
      total,
    });
  },
};

/** A Japanese hotel's receipt on a page: nights, tax of the house, what was received, seller at the foot. */
const ryokan: Template = {
  ...COUNTRY.jp,
  id: 'jp-ryokan',
  kind: 'receipt',
  draw: (s) => {
    const nights = s.random.whole(1, 3);
    const goods = [
      good('宿泊料', s.random.whole(8, 30) * 1000, { quantity: nights * 1000 }),
      good('夕食', 5500, { quantity: 2000 }),
      good('入湯税', 150, { quantity: 2000 }),
    ];
    const total = sumOf(goods);
    const tax = Math.floor(((total - 300) * 10) / 110);
    const number = s.random.digits(6);
    const customer = s.random.pick(['佐藤 健一', '株式会社あおば']);
    const body = `<h1 class="c">領収書</h1><div class="flex"><p style="font-size:13pt"><u>${customer} 様</u></p>${lines(`No. ${number}`, `発行日 ${s.date(s.day)}`)}</div><p class="c" style="font-size:16pt"><b>合計金額　¥${s.number(total)}</b></p><p>但し 宿泊代として 上記正に領収いたしました</p>
      ${grid(
        ['摘要', '数量', '単価', '金額'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['合計', `¥${s.number(total)}`],
          ['（内消費税 10%', `¥${s.number(tax)}）`],
        ],
        'right',
      )}<div class="r">${lines('<b>湯元旅館 山水</b>', '群馬県吾妻郡草津町1-2', '登録番号：T5432109876543')}</div>`;
    return drawn(page(`body{font-family:"Droid Sans Fallback"}${BOX}`, body, 0), goods, {
      number,
      day: s.day,
      vendor: '湯元旅館 山水',
      customer,
      tax,
      total,
      alt: { subtotal: [null], customer: [customer.replace(' ', '')] },
    });
  },
};

/** An import bill from China in English: terms of delivery, figures in dollars without cents by the thousand, banking below. */
const commercial: Template = {
  ...COUNTRY.us,
  id: 'cn-commercial-invoice',
  country: 'CN',
  size: 'a4',
  numbers: [PLAIN_DOT],
  dates: ['MMM.dd,yyyy', 'yyyy-MM-dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'LED STRIP LIGHT 5M/ROLL IP20',
        'ALUMINIUM PROFILE 2M',
        'POWER ADAPTER 12V 5A',
        'RF REMOTE CONTROLLER',
      ],
      units: ['PCS', 'ROLLS'],
      quantities: [200_000, 1_000_000, 3_000_000],
      price: [35, 980],
    });
    const total = sumOf(goods);
    const number = `SZ${s.random.digits(8)}`;
    const [vendor, customer] = [
      'SHENZHEN BRIGHTWAY LIGHTING CO., LTD.',
      s.random.pick(['LUMENAIRE TRADING LLC', 'NORDLYS IMPORT APS']),
    ];
    const n = (minor: number) => `USD${s.number(minor)}`;
    const body = `<div class="c"><b style="font-size:14pt">${vendor}</b>${lines('4F, BUILDING B, BAOAN INDUSTRIAL PARK, SHENZHEN, CHINA', 'TEL: 86-755-5550188')}<b style="font-size:13pt">COMMERCIAL INVOICE</b></div><table class="wide"><tr><td>${lines('TO:', customer, '1200 COMMERCE BLVD', 'MIAMI, FL 33166')}</td><td>${pairs(
      [
        ['INVOICE NO.:', number],
        ['DATE:', s.date(s.day)],
        ['S/C NO.:', `BW${s.random.digits(5)}`],
      ],
    )}</td></tr></table><p>FROM SHENZHEN, CHINA TO MIAMI BY SEA</p>
      ${grid(['MARKS &amp; NOS', 'DESCRIPTION OF GOODS', 'QUANTITY', 'UNIT PRICE', 'AMOUNT'], [['', '', '', 'FOB SHENZHEN', ''], ...goods.map((item) => ['N/M', item.name, `${s.quantity(item.quantity)} ${item.unit}`, n(item.price), n(item.amount)]), ['', '<b>TOTAL</b>', '', '', `<b>${n(total)}</b>`]], 'wide goods box')}
      <p>SAY US DOLLARS AS ABOVE ONLY.</p><p>PAYMENT TERMS: 30% T/T IN ADVANCE, 70% BEFORE SHIPMENT</p><p class="small">BENEFICIARY: ${vendor} A/C NO.: 7559123456 SWIFT: CMBCCNBS008</p>`;
    return drawn(page(BOX, body, s.random.fraction()), goods, {
      number,
      day: s.day,
      vendor,
      customer,
      total,
    });
  },
};

/** Papers of English and Eastern trades. */
export const ACROSS_OCEANS: readonly Template[] = [job, igst, counter, cafe, minimal, ryokan, commercial];
