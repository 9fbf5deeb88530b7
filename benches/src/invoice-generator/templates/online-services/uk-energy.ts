import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** Gas and light together: usage priced in pence, a standing charge by the day, a balance brought forward and a new one. */
export const ukEnergy: Template = {
  ...COUNTRY.uk,
  id: 'uk-energy',
  draw: (s) => {
    const [kwh, days] = [s.random.whole(180, 900), s.random.whole(28, 92)];
    const [rate, standing] = [s.random.whole(2200, 3100), s.random.whole(4800, 6100)];
    const goods = [
      good('Electricity used', 0, { quantity: kwh * 1000, amount: Math.round((kwh * rate) / 100) }),
      good('Standing charge', 0, { quantity: days * 1000, amount: Math.round((days * standing) / 100) }),
    ];
    const { subtotal, tax, total } = withTax(goods, 0.05);
    const [before, paid] = [s.random.whole(4000, 20_000), 9500];
    const number = s.random.digits(9);
    const [vendor, customer] = [
      'Brightwell Energy Limited',
      s.random.pick(['Mr D Hargreaves', 'Ms Priya Nair']),
    ];
    const pence = (value: number) => `${plain(value)}p`;
    const body = `<div class="flex"><b style="font-size:20pt;color:#072">Brightwell</b><div>${lines('Your energy bill', `Bill date: ${s.date(s.day)}`, `Bill number: ${number}`, `Account number: A-${s.random.digits(8)}`)}</div></div>${lines(customer, '7 Orchard Close', 'Stroud', 'GL5 4AB')}<br>
      <h2>Your account summary</h2><p>${s.date(s.day - days)} to ${s.date(s.day)}</p>
      ${pairs(
        [
          ['Your previous balance', `£${s.number(before)}`],
          ['Payments received - thank you', `-£${s.number(paid)}`],
          ['Total electricity charges this period (incl. VAT)', `£${s.number(total)}`],
          ['<b>Your new account balance (debit)</b>', `<b>£${s.number(before - paid + total)}</b>`],
        ],
        'wide',
      )}
      <h2>Your electricity charges in detail</h2><p>Meter S12K 40918 · Previous reading ${s.random.whole(20_000, 60_000)} (actual)</p>
      <table class="wide"><tr><td>Electricity used</td><td>${kwh} kWh at ${pence(rate)} per kWh</td><td class="r">£${s.number(goods[0]?.amount ?? 0)}</td></tr><tr><td>Standing charge</td><td>${days} days at ${pence(standing)} per day</td><td class="r">£${s.number(goods[1]?.amount ?? 0)}</td></tr><tr><td>Subtotal before VAT</td><td></td><td class="r">£${s.number(subtotal)}</td></tr><tr><td>VAT at 5.00%</td><td></td><td class="r">£${s.number(tax)}</td></tr><tr><td><b>Total electricity charges</b></td><td></td><td class="r"><b>£${s.number(total)}</b></td></tr></table>
      <p class="small">${vendor}. Registered in England and Wales No. 05551234. VAT No GB 123 4567 89.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['Brightwell'],
          customer: [customer.replace(/^M\w+ /, '')],
          'lines.0.description': [`Electricity used ${kwh} kWh at ${pence(rate)} per kWh`],
          'lines.1.description': [`Standing charge ${days} days at ${pence(standing)} per day`],
        },
      },
    );
  },
};
