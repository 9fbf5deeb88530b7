import { COUNTRY } from '../countries.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** An airline's e-ticket receipt: fare and taxes by code, one total, the card that paid. */
export const ieAirlineReceipt: Template = {
  ...COUNTRY.uk,
  id: 'ie-airline-receipt',
  kind: 'receipt',
  country: 'IE',
  currency: 'EUR',
  dates: ['dd MMM yyyy'],
  draw: (s) => {
    const goods = [
      good('Fare', s.random.whole(1999, 24_999)),
      good('Passenger Service Charge', s.random.whole(900, 2900)),
      good('Checked Bag 20kg', 3149),
      good('Reserved Seat 14C', s.random.pick([800, 1200])),
    ];
    const total = sumOf(goods);
    const number = s.random.code(6);
    const customer = s.random.pick(['MS NIAMH OSULLIVAN', 'MR PIOTR NOWAK']);
    const body = `<div class="flex"><b style="font-size:18pt;color:#063">Emerald Wings</b><b>Travel Receipt</b></div><p>Booking reference: <b>${number}</b></p><p>Date of booking: ${s.date(s.day)}</p><br><table class="wide"><tr><th>Passenger</th><th>Flight</th><th>From</th><th>To</th><th>Date</th></tr><tr><td>${customer}</td><td>EW 154</td><td>Dublin DUB</td><td>Porto OPO</td><td>${s.date(s.day + 31)}</td></tr></table><br>
      <b>Payment breakdown</b><table class="wide">${goods.map((item) => `<tr><td>${item.name}</td><td class="r">EUR ${s.number(item.amount)}</td></tr>`).join('')}<tr><td><b>Total paid</b></td><td class="r"><b>EUR ${s.number(total)}</b></td></tr></table><p>Paid with Visa ending 4417 on ${s.date(s.day)}</p><p class="small">Emerald Wings DAC, Airside Business Park, Swords, Co. Dublin. VAT zero rated international travel.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Emerald Wings DAC',
        customer,
        total,
        alt: {
          vendor: ['Emerald Wings'],
          customer: [customer.replace(/^M[RS] /, ''), null],
          number: [null],
          subtotal: [plain(total)],
        },
      },
    );
  },
};
