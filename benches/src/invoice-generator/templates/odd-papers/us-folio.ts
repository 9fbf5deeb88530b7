import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { type Good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A hotel's folio with charges and payments in one column each, a balance of nought. */
export const usFolio: Template = {
  ...COUNTRY.us,
  id: 'us-folio',
  kind: 'receipt',
  dates: ['MM/dd/yyyy', 'dd-MMM-yy'],
  draw: (s) => {
    const nights = s.random.whole(1, 4);
    const rate = s.random.whole(9000, 28_000);
    const goods: Good[] = Array.from({ length: nights }, (_, night) =>
      ['Room charge', 'State tax', 'Occupancy tax'].map((name, index) => ({
        name,
        details: [],
        code: String(night),
        quantity: 1000,
        unit: '',
        price: 0,
        discount: 0,
        rate: 0,
        amount: [rate, Math.round(rate * 0.06), Math.round(rate * 0.05)][index] ?? 0,
      })),
    ).flat();
    const total = sumOf(goods);
    const number = s.random.digits(6);
    const [vendor, customer] = ['Harborview Inn & Suites', s.random.pick(['Carla Mendes', 'Robert Yates'])];
    const arrival = s.day - nights;
    const body = `<div class="c"><b style="font-size:16pt">${vendor}</b>${lines('200 Pier Avenue, Annapolis, MD 21401', 'Tel (410) 555-0144')}</div><h2>Guest Folio</h2>
      <div class="flex"><div>${pairs([
        ['Guest:', customer],
        ['Room:', '412'],
        ['Arrival:', s.date(arrival)],
        ['Departure:', s.date(s.day)],
      ])}</div><div>${pairs([
        ['Folio No:', number],
        ['Confirmation:', s.random.digits(8)],
        ['Rate plan:', 'BAR'],
      ])}</div></div><br>
      ${goodsTable(
        [
          ['Date', 'l', (good) => s.date(arrival + Number(good.code))],
          ['Description', 'l', (good) => good.name],
          ['Charges', 'r', (good) => s.number(good.amount)],
          ['Credits', 'r', () => ''],
        ],
        goods,
        `<tr><td>${s.date(s.day)}</td><td>Visa ************1881</td><td></td><td class="r">${s.number(total)}</td></tr>`,
      )}
      ${pairs(
        [
          ['Total charges', `$${s.number(total)}`],
          ['Total payments', `$${s.number(total)}`],
          ['<b>Balance due</b>', '<b>$0.00</b>'],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { style: '.goods thead{border-bottom:1px solid}', body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        total,
        alt: { date: [null, new Date(arrival * 864e5).toISOString().slice(0, 10)] },
      },
    );
  },
};
