import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** An American pay application: a schedule of values with previous, this period, completed, percent and balance. */
export const usScheduleOfValues: Template = {
  ...COUNTRY.us,
  id: 'us-schedule-of-values',
  size: 'landscape',
  dates: ['MM/dd/yyyy', 'MMMM d, yyyy'],
  draw: (s) => {
    const works = ['General conditions', 'Sitework', 'Concrete', 'Structural steel', 'Roofing'].map(
      (name) => {
        const value = s.random.whole(20, 300) * 100_000;
        const [before, now] = [
          (value * s.random.pick([0, 20, 40])) / 100,
          (value * s.random.pick([10, 25, 30])) / 100,
        ];
        return { name, value, before, item: good(name, now) };
      },
    );
    const goods = works.map(({ item }) => item);
    const total = sumOf(goods);
    const kept = Math.round(total * 0.1);
    const number = `${s.random.digits(4)}-03`;
    const [vendor, customer] = [
      'Ironwood Builders, Inc.',
      s.random.pick(['Mesa Unified School District', 'Palisade Hotels LLC']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('2200 Foundry Way', 'Tempe, AZ 85281')}</div><div>${lines('<b>PROGRESS INVOICE</b>', `Invoice # ${number}`, `Date: ${s.date(s.day)}`, `Period to: ${s.date(s.day - 1)}`)}</div><div>${lines('To Owner:', customer, '63 E Main St', 'Mesa, AZ 85201')}</div></div><br>${grid(
      [
        'Item',
        'Description of Work',
        'Scheduled Value',
        'Previous Application',
        'This Period',
        'Completed to Date',
        '%',
        'Balance to Finish',
      ],
      works.map(({ name, value, before, item }, index) => [
        String(index + 1),
        name,
        s.number(value),
        s.number(before),
        s.number(item.amount),
        s.number(before + item.amount),
        `${Math.round(((before + item.amount) / value) * 100)}%`,
        s.number(value - before - item.amount),
      ]),
      'wide box',
    )}<br>${pairs(
      [
        ['Total this period', `$${s.number(total)}`],
        ['Less 10% retainage', `-$${s.number(kept)}`],
        ['<b>Current payment due</b>', `<b>$${s.number(total - kept)}</b>`],
      ],
      'right',
    )}`;
    return drawn(
      s,
      {
        style: '.box td,.box th{border:1px solid #777}td,th{font-size:8pt}',
        body,
        goods,
        prints: AMOUNTS_ONLY,
      },
      {
        number,
        vendor,
        customer,
        total,
        alt: { total: [plain(total - kept)], subtotal: [plain(total)] },
      },
    );
  },
};
