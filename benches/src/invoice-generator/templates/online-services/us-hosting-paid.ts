import { COUNTRY } from '../countries.ts';
import { grid, lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A hosting firm's bill paid from credit: VAT of another country, credit applied, a balance of nought and the list of payments. */
export const usHostingPaid: Template = {
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
      s,
      { style: '.box td,.box th{border:1px solid #ccc}', body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 14, vendor, customer, subtotal, total: subtotal },
    );
  },
};
