import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, PLAIN_DOT, type Template } from '../template.ts';

/** An import bill from China in English: terms of delivery, figures in dollars without cents by the thousand, banking below. */
export const cnCommercialInvoice: Template = {
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
    return drawn(s, { style: boxedGoods('#888'), body, goods }, { number, vendor, customer, total });
  },
};
