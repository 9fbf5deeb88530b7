import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A restaurant's check: quantity, name, amount; subtotal, tax, tip written on the card slip. */
export const usRestaurant: Template = {
  ...COUNTRY.us,
  id: 'us-restaurant',
  kind: 'receipt',
  size: 'slip',
  dates: ['MM/dd/yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 9],
      names: [
        'House burger',
        'Caesar salad',
        'Iced tea',
        'Fish tacos',
        'Draft lager',
        'Kids pasta',
        'Key lime pie',
      ],
      quantities: [1000, 1000, 2000],
      price: [250, 2900],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.08);
    const tip = s.random.chance(0.5) ? Math.round(subtotal * 0.18) : 0;
    const number = s.random.digits(4);
    const vendor = s.random.pick(['The Rusty Anchor', 'Casa Mango Cantina']);
    const rows = goods
      .map(
        (good) =>
          `<tr><td>${good.quantity / 1000}</td><td>${good.name}</td><td class="r">${s.number(good.amount)}</td></tr>`,
      )
      .join('');
    const body = `<div class="c"><b>${vendor}</b>${lines('15 Front Street', 'Key West, FL 33040', '(305) 555-0190')}</div><p>Server: Amy &nbsp; Table 12 &nbsp; Guests: 3</p><p>Check #${number}</p><p>${s.date(s.day)} 7:42 PM</p><hr><table class="wide">${rows}</table><hr>
      ${pairs(
        [
          ['Subtotal', s.number(subtotal)],
          ['Tax', s.number(tax)],
          ['Gratuity (18%)', tip > 0 ? s.number(tip) : null],
          ['<b>Total</b>', `<b>$${s.number(subtotal + tax + tip)}</b>`],
        ],
        'wide',
      )}<p>VISA ************4417</p>${pairs(
        [
          ['Amount', `$${s.number(subtotal + tax + tip)}`],
          ['Auth', '03391C'],
        ],
        'wide',
      )}<div class="c">Thank you!</div>`;
    return drawn(
      s,
      { style: 'body{font-size:9pt}', body, chance: s.random.pick([0.3, 0]), goods, prints: AMOUNTS_ONLY },
      { number, vendor, subtotal, tax, total: subtotal + tax + tip },
    );
  },
};
