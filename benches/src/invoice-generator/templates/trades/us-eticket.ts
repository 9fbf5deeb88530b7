import { COUNTRY } from '../countries.ts';
import { grid } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** An airline's receipt: fare, taxes by code, what was charged to which card; no table. */
export const usEticket: Template = {
  ...COUNTRY.us,
  id: 'us-eticket',
  kind: 'receipt',
  dates: ['dd MMM yyyy', 'MMM d, yyyy', 'ddMMMyy'],
  draw: (s) => {
    const goods = [
      good('Base fare', s.random.whole(8900, 64_000)),
      good('U.S. Transportation Tax (US)', s.random.whole(900, 4000)),
      good('September 11th Security Fee (AY)', 1120),
      good('Passenger Facility Charge (XF)', 900),
      good('Carry-on and checked bag', 3500),
    ];
    const total = sumOf(goods);
    const number = `016 ${s.random.digits(10)}`;
    const customer = s.random.pick(['PARKER/THOMAS MR', 'OLSEN/KARIN MS']);
    const body = `<div class="flex"><b style="font-size:18pt">Meridian Airways</b><b>eTicket Itinerary and Receipt</b></div><p>Confirmation: ${s.random.code(6)}</p><p>Issue Date: ${s.date(s.day)}</p><br>${grid(['Traveler', 'eTicket Number', 'Frequent Flyer', 'Seats'], [[customer, number, 'MM-XXXXX221', '14C']], 'wide')}<br><b>FLIGHT INFORMATION</b>${grid(['Day, Date', 'Flight', 'Class', 'Departure City and Time', 'Arrival City and Time'], [[`Mon, ${s.date(s.day + 12)}`, 'MR1182', 'S', 'DENVER, CO (DEN) 7:05 AM', 'CHICAGO, IL (ORD) 10:31 AM']], 'wide')}<br><b>FARE INFORMATION</b><table class="wide"><tr><td>Fare Breakdown</td><td></td></tr>${goods.map((item) => `<tr><td>${item.name}:</td><td class="r">${s.number(item.amount)} USD</td></tr>`).join('')}<tr><td><b>eTicket Total:</b></td><td class="r"><b>${s.number(total)} USD</b></td></tr></table><p>Form of Payment: VISA Last Four Digits 2230</p><p class="small">The airfare you paid on this itinerary totals: ${s.number(goods[0]?.amount ?? 0)} USD. Bag fees may apply.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Meridian Airways',
        customer,
        total,
        alt: {
          number: [number.replace(' ', ''), null],
          customer: [null],
          subtotal: [null, ((goods[0]?.amount ?? 0) / 100).toFixed(2)],
        },
      },
    );
  },
};
