import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A European seller's monthly bill without tax, by reverse charge; the summary stands above its table. */
export const ieReverseCharge: Template = {
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
      s,
      { body, goods, prints: { price: false } },
      {
        number,
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
    );
  },
};
