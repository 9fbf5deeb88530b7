import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A US insurance broker's bill: premium, fees, no tax, policy numbers that look like the bill's. */
export const usInsurancePremium: Template = {
  ...COUNTRY.us,
  id: 'us-insurance-premium',
  draw: (s) => {
    const goods = [
      good('General Liability Premium', s.random.whole(40_000, 300_000)),
      good('Policy Fee', 15_000),
      good('Surplus Lines Tax', s.random.whole(1000, 9000)),
      good('Stamping Fee', 320),
    ];
    const total = sumOf(goods);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Hollis & Grant Insurance Brokers, Inc.',
      s.random.pick(['Summit Roofing LLC', 'Blue Heron Daycare']),
    ];
    const n = (minor: number) => `$${s.number(minor)}`;
    const body = `<table class="wide"><tr><td><b>${vendor}</b>${lines('300 Commerce Square', 'Memphis, TN 38103')}</td><td class="r"><h2>INVOICE # ${number}</h2>${grid(['Account', 'Date', 'Balance Due On', 'Amount Due'], [[`SUMMI-1`, s.date(s.day), s.date(s.day + 30), n(total)]], 'right box')}</td></tr></table><p>${customer}<br>77 Ridge Road<br>Bartlett, TN 38134</p><table class="wide box"><tr><td>Policy Number: CPL${s.random.digits(7)}</td><td>Effective: ${s.date(s.day)} to ${s.date(s.day + 365)}</td></tr></table><br>${grid(
      ['Item #', 'Trans Eff Date', 'Due Date', 'Trans', 'Description', 'Amount'],
      goods.map((item, index) => [
        String(88_120 + index),
        s.date(s.day),
        s.date(s.day + 30),
        'NEW',
        item.name,
        n(item.amount),
      ]),
      'wide',
    )}${pairs([['<b>Total Invoice Balance:</b>', `<b>${n(total)}</b>`]], 'right')}`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #888}', body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 30, vendor, customer, total },
    );
  },
};
