import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** Software's licences: codes, terms of service, tax by line, and the totals in a row of headings over figures. */
export const ieSoftwareLicences: Template = {
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
    return drawn(
      s,
      { style: '.goods{font-size:8pt}', body, goods },
      { number, vendor, customer, subtotal, tax, total },
    );
  },
};
