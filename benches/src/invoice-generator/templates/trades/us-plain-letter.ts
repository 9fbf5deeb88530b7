import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A jobbing gardener's letter: no table, each job a sentence with its sum at the end. */
export const usPlainLetter: Template = {
  ...COUNTRY.us,
  id: 'us-plain-letter',
  dates: ['MMMM d, yyyy', 'M/d/yy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Mowing and edging, four visits',
        'Hedge trimming along driveway',
        'Mulch, 6 yards delivered and spread',
        'Spring cleanup',
        'Haul away debris',
      ],
      quantities: [1000],
      price: [4000, 68_000],
    });
    const total = sumOf(goods);
    const number = s.random.digits(4);
    const [vendor, customer] = [
      'Green Thumb Yard Care',
      s.random.pick(['Walter & Ann Pruitt', 'St. Mark Lutheran Church']),
    ];
    const body = `<p><b style="font-size:15pt">${vendor}</b></p>${lines('Hank Sorensen, owner', 'RR 2 Box 118, Decorah, IA 52101', '563-555-0190')}<br><p class="r">${s.date(s.day)}</p><p>Invoice #${number}</p><br>${lines(customer, '310 College Drive', 'Decorah, IA 52101')}<br><p>For work done this month:</p>${goods.map((item) => `<p style="display:flex"><span>${item.name}</span><span style="flex:1;border-bottom:1px dotted #999"></span><span>$${s.number(item.amount)}</span></p>`).join('')}<br><p style="text-align:right"><b>Total due: $${s.number(total)}</b></p><p>Please make checks payable to Hank Sorensen. Thank you!</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      { number, vendor, customer, total, alt: { vendor: ['Hank Sorensen'] } },
    );
  },
};
