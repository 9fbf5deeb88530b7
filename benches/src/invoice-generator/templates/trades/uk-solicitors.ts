import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A lawyer's bill: entries by day with who, hours, rate and sum, expenses apart, tax on both. */
export const ukSolicitors: Template = {
  ...COUNTRY.uk,
  id: 'uk-solicitors',
  draw: (s) => {
    const work = [
      'Reviewing disclosure bundle and preparing note of advice',
      'Telephone attendance on client regarding settlement proposals',
      'Drafting particulars of claim',
      'Attending conference with counsel',
    ];
    const hours = Array.from({ length: s.random.whole(3, 14) }, (_, index) =>
      good(work[index % work.length] ?? '', s.random.pick([18_500, 27_500, 34_000]), {
        quantity: s.random.pick([200, 600, 1500, 2300]),
        code: s.random.pick(['JAB', 'MRT']),
      }),
    );
    const spent = [good('Court issue fee', 45_500), good('Courier', 1850)].slice(0, s.random.whole(1, 2));
    const goods = [...hours, ...spent];
    const { subtotal, tax, total } = withTax(goods, 0.2);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Thornbury Pike LLP',
      s.random.pick(['Mrs Eleanor Vane', 'Castlegate Developments Ltd']),
    ];
    const body = `<div class="c"><b style="font-size:16pt">${vendor}</b>${lines('Solicitors', '4 Temple Row, Birmingham B2 5HG')}</div><br>${lines(customer, '22 Vicarage Road', 'Solihull', 'B91 3RH')}<br>${pairs(
      [
        ['Our ref:', 'JAB/VAN0012/1'],
        ['Invoice no:', number],
        ['Invoice date/tax point:', s.date(s.day)],
        ['VAT no:', 'GB 244 155 576'],
      ],
    )}<p><b>Re: Boundary dispute</b></p><p>To our professional charges in connection with the above matter:</p>
      ${grid(
        ['Date', 'Fee earner', 'Description', 'Hours', 'Rate', 'Amount'],
        hours.map((item, index) => [
          s.date(s.day - 30 + index),
          item.code,
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
        ]),
      )}
      ${pairs([['Total profit costs', s.number(sumOf(hours))]], 'right')}<p><b>Disbursements</b></p>${grid(
        ['', ''],
        spent.map((item) => [item.name, s.number(item.amount)]),
      )}
      ${pairs(
        [
          ['Total disbursements', s.number(sumOf(spent))],
          ['Total excluding VAT', s.number(subtotal)],
          ['VAT @ 20%', s.number(tax)],
          ['<b>Total due</b>', `<b>£${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">Payment terms: 14 days. Account name: ${vendor} Office Account. Sort code 20-00-00 Account 12345678.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      { number, vendor, customer, subtotal, tax, total },
    );
  },
};
