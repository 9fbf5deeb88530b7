import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A builder's claim for progress: what was contracted, what is done, what was claimed before, retention withheld. */
export const auProgressClaim: Template = {
  ...COUNTRY.au,
  id: 'au-progress-claim',
  size: 'landscape',
  draw: (s) => {
    const parts = [
      'Preliminaries',
      'Demolition',
      'Concrete slab',
      'Timber framing',
      'Roofing',
      'Electrical rough-in',
    ]
      .slice(0, s.random.whole(3, 6))
      .map((name) => {
        const contract = s.random.whole(20, 900) * 10_000;
        const [before, now] = [s.random.whole(0, 5) * 10, s.random.whole(1, 5) * 10];
        return { contract, before, now, line: good(name, contract, { amount: (contract * now) / 100 }) };
      });
    const goods = parts.map((part) => part.line);
    const held = Math.round(sumOf(goods) * 0.05);
    const subtotal = sumOf(goods) - held;
    const tax = Math.round(subtotal * 0.1);
    const total = subtotal + tax;
    const number = `PC-${s.random.digits(3)}`;
    const [vendor, customer] = [
      'Banksia Constructions Pty Ltd',
      s.random.pick(['Harbourside Apartments Pty Ltd', 'Dr Wei Tan']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('ABN 64 112 334 556', '8 Quarry Road, Ryde NSW 2112')}</div><div class="r"><h1>TAX INVOICE</h1>${lines('Progress Claim No. 4')}</div></div>
      <div class="flex"><div>${lines('To:', customer, '100 Marine Parade', 'Manly NSW 2095')}</div><div>${pairs(
        [
          ['Invoice No:', number],
          ['Date:', s.date(s.day)],
          ['Due date:', s.date(s.day + 15)],
          ['Project:', 'Lot 14 Residence'],
        ],
      )}</div></div><br>
      ${grid(
        ['Item', 'Contract Value', 'Previously Claimed', '% Complete to Date', 'This Claim'],
        parts.map(({ contract, before, now, line }) => [
          line.name,
          `$${s.number(contract)}`,
          `$${s.number((contract * before) / 100)}`,
          `${before + now}%`,
          `$${s.number(line.amount)}`,
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Total this claim', `$${s.number(sumOf(goods))}`],
          ['Less retention (5%)', `-$${s.number(held)}`],
          ['Subtotal (ex GST)', `$${s.number(subtotal)}`],
          ['GST 10%', `$${s.number(tax)}`],
          ['<b>Total payable (inc GST)</b>', `<b>$${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">This is a payment claim made under the Building and Construction Industry Security of Payment Act 1999 (NSW).</p>`;
    return drawn(
      s,
      { style: boxedGoods('#777'), body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 15, vendor, customer, subtotal, tax, total },
    );
  },
};
