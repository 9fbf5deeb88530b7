import { COUNTRY } from '../countries.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A ride's receipt by mail: fare parts with amounts, tip, charged to a card; no table. */
export const usRide: Template = {
  ...COUNTRY.us,
  id: 'us-ride',
  kind: 'receipt',
  dates: ['MMMM d, yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const parts = s.goods({
      count: [3, 5],
      names: ['Trip fare', 'Booking fee', 'Airport surcharge', 'City congestion fee', 'Wait time'],
      quantities: [1000],
      price: [75, 3900],
    });
    const total = sumOf(parts);
    const body = `<div class="flex"><b style="font-size:16pt">Hopin Rides</b><p>${s.date(s.day)}</p></div><h1>Thanks for riding, Jamie</h1><p>Here’s your receipt for your ride this evening.</p>
      <table class="wide"><tr><td style="font-size:16pt"><b>Total</b></td><td class="r" style="font-size:16pt"><b>$${s.number(total)}</b></td></tr></table><hr>
      <table class="wide">${parts.map((good) => `<tr><td>${good.name}</td><td class="r">$${s.number(good.amount)}</td></tr>`).join('')}</table><hr>
      <b>Payments</b><table class="wide"><tr><td>Visa ••••4410<br><span class="small">${s.date(s.day)} 9:14 PM</span></td><td class="r">$${s.number(total)}</td></tr></table>
      <p>You rode with Carlos</p><p>7:58 PM | 1200 Market St, San Francisco, CA 94102</p><p>8:31 PM | SFO Terminal 2, San Francisco, CA 94128</p>`;
    return drawn(
      s,
      { body, goods: parts, prints: AMOUNTS_ONLY },
      { vendor: 'Hopin Rides', total, alt: { customer: ['Jamie'] } },
    );
  },
};
