import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { alsoCalled, drawn, type Template } from '../template.ts';

/** Trade prices by the hundred and by the thousand, freight on top, a page with a sum carried forward. */
export const usPricedPerHundred: Template = {
  ...COUNTRY.us,
  id: 'us-priced-per-hundred',
  draw: (s) => {
    const goods = [
      ...[
        'HEX BOLT 3/8-16 X 2 ZINC',
        'FLAT WASHER 3/8 USS',
        'LOCK NUT NYLON 3/8-16',
        'CARRIAGE BOLT 1/4-20 X 3',
        'DRYWALL SCREW #6 X 1-1/4',
      ]
        .slice(0, s.random.whole(2, 5))
        .map((name) => {
          const quantity = s.random.whole(2, 40) * 50;
          const price = s.random.whole(320, 9800);
          return good(name, price, {
            quantity: quantity * 1000,
            amount: Math.round((quantity * price) / 100),
            unit: 'C',
            code: s.random.digits(7),
          });
        }),
      good('IMPACT DRIVER KIT 18V', 14_900, { quantity: 2000, unit: 'EA', code: s.random.digits(7) }),
      good('BATTERY 5.0AH - PROMO NO CHARGE', 0, { quantity: 2000, unit: 'EA', code: s.random.digits(7) }),
    ];
    const subtotal = sumOf(goods);
    const freight = s.random.whole(1200, 4800);
    const tax = Math.round(subtotal * 0.06);
    const total = subtotal + freight + tax;
    const number = `${s.random.digits(7)}-00`;
    const [vendor, customer] = [
      'TRI-COUNTY FASTENER SUPPLY, INC.',
      s.random.pick(['KELLER METAL BUILDINGS', 'MIDSTATE TRUCK BODY CO.']),
    ];
    const body = `<table class="wide"><tr><td><b>${vendor}</b>${lines('P.O. BOX 1180', 'FORT WAYNE, IN 46801', 'PHONE 260-555-0175')}</td><td class="r"><h1>INVOICE</h1>${grid(['INVOICE DATE', 'INVOICE NUMBER', 'PAGE'], [[s.date(s.day), number, '1 of 1']], 'box right')}</td></tr></table>
      <div class="flex"><div>${lines('<b>BILL TO:</b>', customer, '5500 INDUSTRIAL PKWY', 'MUNCIE, IN 47302')}</div><div>${lines('<b>SHIP TO:</b>', customer, 'DOCK 4', '5500 INDUSTRIAL PKWY', 'MUNCIE, IN 47302')}</div></div><br>
      ${grid(['ORDER DATE', 'PO NUMBER', 'ORDERED BY', 'SHIP VIA', 'TERMS', 'SALESPERSON'], [[s.date(s.day - 3), `K-${s.random.digits(5)}`, 'DARLENE', 'OUR TRUCK', 'NET 30', 'HOUSE']], 'wide box')}<br>
      ${grid(
        ['QTY ORD', 'QTY SHIP', 'QTY B/O', 'ITEM / DESCRIPTION', 'UNIT PRICE', 'UOM', 'EXTENDED PRICE'],
        goods.map((item) => [
          s.quantity(item.quantity),
          s.quantity(item.quantity),
          '0',
          `${item.code}<br>${item.name}`,
          s.number(item.price),
          item.unit,
          s.number(item.amount),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['SUB TOTAL', s.number(subtotal)],
          ['FREIGHT', s.number(freight)],
          ['SALES TAX', s.number(tax)],
          ['<b>AMOUNT DUE</b>', `<b>$${s.number(total)}</b>`],
        ],
        'right box',
      )}<p class="small">A SERVICE CHARGE OF 1.5% PER MONTH WILL BE ADDED TO PAST DUE ACCOUNTS</p>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #333}.goods{font-size:8.5pt}', body, goods },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: alsoCalled(goods, (item) => [`${item.code} ${item.name}`]),
      },
    );
  },
};
