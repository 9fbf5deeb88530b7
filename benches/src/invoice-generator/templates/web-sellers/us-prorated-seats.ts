import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** An American app's monthly bill with proration lines: credit for unused time, remaining time, periods below, tax, amount due. */
export const usProratedSeats: Template = {
  ...COUNTRY.us,
  id: 'us-prorated-seats',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const seats = s.random.whole(3, 30);
    const period = `${s.date(s.day)} – ${s.date(s.day + 30)}`;
    const goods = [
      good('Team plan (per seat)', 1200, { quantity: seats * 1000, details: [period] }),
      good('Remaining time on 2 × Team plan', s.random.whole(300, 2300), {
        details: [`${s.date(s.day - 12)} – ${s.date(s.day)}`],
      }),
      good('Unused time on 1 × Guest', -s.random.whole(50, 290), {
        details: [`${s.date(s.day - 12)} – ${s.date(s.day)}`],
      }),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.08875);
    const total = subtotal + tax;
    const number = `${s.random.code(8)}-0007`;
    const customer = s.random.pick(['Fernway Design LLC', 'Olive & Oak Inc.']);
    const n = (minor: number) => `${minor < 0 ? '-' : ''}$${s.number(Math.abs(minor))}`;
    const body = `<div class="flex"><h1>Invoice</h1><b style="font-size:15pt">Boardly</b></div>${pairs([
      ['<b>Invoice number</b>', number],
      ['<b>Date of issue</b>', s.date(s.day)],
      ['<b>Date due</b>', s.date(s.day)],
    ])}<br><div style="display:flex"><div style="width:50%">${lines('<b>Boardly, Inc.</b>', '548 Market St', 'San Francisco, California 94104', 'United States')}</div><div>${lines('<b>Bill to</b>', customer, '99 Water Street', 'Brooklyn, New York 11201', 'United States')}</div></div><h2>${n(total)} due ${s.date(s.day)}</h2>
      <table class="wide"><tr><th>Description</th><th class="r">Qty</th><th class="r">Unit price</th><th class="r">Amount</th></tr>${goods.map((item, index) => `<tr><td>${item.name}<br><span class="small">${item.details[0] ?? ''}</span></td><td class="r">${index === 0 ? seats : 1}</td><td class="r">${index === 0 ? n(item.price) : ''}</td><td class="r">${n(item.amount)}</td></tr>`).join('')}</table>
      ${pairs(
        [
          ['Subtotal', n(subtotal)],
          [`Sales Tax - New York (8.875% on ${n(subtotal)})`, n(tax)],
          ['Total', n(total)],
          ['<b>Amount due</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day,
        vendor: 'Boardly, Inc.',
        customer,
        subtotal,
        tax,
        total,
        alt: { vendor: ['Boardly'] },
      },
    );
  },
};
