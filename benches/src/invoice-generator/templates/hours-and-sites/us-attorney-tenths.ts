import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** An American lawyer's bill: narratives over several lines, tenths of hours, costs apart, the retainer applied. */
export const usAttorneyTenths: Template = {
  ...COUNTRY.us,
  id: 'us-attorney-tenths',
  dates: ['MM/dd/yyyy', 'M/d/yyyy'],
  draw: (s) => {
    const texts = [
      'Telephone conference with client regarding discovery responses and strategy for upcoming mediation session',
      'Draft and revise motion to compel; review exhibits; correspondence with opposing counsel',
      'Attend deposition of plant manager',
      'Review production of documents Bates 0001-0412 and prepare summary memorandum for partner',
    ];
    const work = s.random
      .shuffle(texts)
      .slice(0, s.random.whole(2, 4))
      .map((name, index) =>
        good(name, 32_500, { quantity: s.random.whole(2, 48) * 100, code: s.date(s.day - 20 + index) }),
      );
    const costs = [good('Filing fee - Superior Court', 43_500), good('Copies 212 @ 0.20', 4240)];
    const goods = [...work, ...costs];
    const total = sumOf(goods);
    const applied = s.random.pick([50_000, 100_000]);
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Whitcomb & Reyes, P.C.',
      s.random.pick(['Delta Packaging Corp.', 'Janet Pruitt']),
    ];
    const n = (minor: number) => `$${s.number(minor)}`;
    const body = `<div class="c"><b style="font-size:15pt">${vendor}</b>${lines('Attorneys at Law', '400 Congress Avenue, Suite 900', 'Austin, TX 78701')}</div><br><div class="flex"><div>${lines(customer, '1200 Industrial Blvd', 'Round Rock, TX 78664')}</div>${pairs(
      [
        ['Invoice No.', number],
        ['Invoice Date', s.date(s.day)],
        ['Matter', '20417-002'],
      ],
    )}</div><p><b>Professional Services</b></p><table class="wide"><tr><th>Date</th><th>Description</th><th class="r">Hours</th><th class="r">Rate</th><th class="r">Amount</th></tr>${work.map((item) => `<tr><td>${item.code}</td><td style="width:55%">${item.name}</td><td class="r">${(item.quantity / 1000).toFixed(2)}</td><td class="r">${s.number(item.price)}</td><td class="r">${n(item.amount)}</td></tr>`).join('')}<tr><td></td><td>Total Fees</td><td class="r">${(work.reduce((sum, item) => sum + item.quantity, 0) / 1000).toFixed(2)}</td><td></td><td class="r">${n(sumOf(work))}</td></tr></table><p><b>Costs Advanced</b></p><table class="wide">${costs.map((item, index) => `<tr><td>${s.date(s.day - 9 + index)}</td><td style="width:55%">${item.name}</td><td class="r">${n(item.amount)}</td></tr>`).join('')}<tr><td></td><td>Total Costs</td><td class="r">${n(sumOf(costs))}</td></tr></table><br>${pairs(
      [
        ['Total Current Charges', n(total)],
        ['Less Retainer Applied', `(${n(applied)})`],
        ['<b>Balance Due</b>', `<b>${n(total - applied)}</b>`],
      ],
      'right',
    )}`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      { number, vendor, customer, total, alt: { subtotal: [plain(total)] } },
    );
  },
};
