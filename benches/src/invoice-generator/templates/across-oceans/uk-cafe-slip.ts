import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, type Template } from '../template.ts';

/** A British parking and a German one are alike; this is a café's slip with eat-in rate, gratuity, and the date at the foot. */
export const ukCafeSlip: Template = {
  ...COUNTRY.uk,
  id: 'uk-cafe-slip',
  kind: 'receipt',
  size: 'slip',
  dates: ['dd/MM/yyyy', 'dd MMM yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: ['Flat White', 'Eggs Benedict', 'Almond Croissant', 'Iced Latte', 'Soup of the Day'],
      quantities: [1000, 2000],
      price: [280, 1450],
    });
    const sum = sumOf(goods);
    const service = Math.round(sum * 0.125);
    const total = sum + service;
    const tax = Math.round(sum / 6);
    const number = s.random.digits(4);
    const n = (minor: number) => `£${s.number(minor)}`;
    const body = `<div class="c"><b style="font-size:12pt">Juniper &amp; Rye</b>${lines('27 Lamb’s Conduit Street', 'London WC1N 3NG')}</div><br>${lines('Table 6 &nbsp; Covers 2', `Check ${number}`)}<table class="wide">${goods.map((item) => `<tr><td>${s.quantity(item.quantity)} x ${item.name}</td><td class="r">${n(item.amount)}</td></tr>`).join('')}<tr><td>Sub Total</td><td class="r">${n(sum)}</td></tr><tr><td>Optional Service 12.5%</td><td class="r">${n(service)}</td></tr><tr><td><b>Total to Pay</b></td><td class="r"><b>${n(total)}</b></td></tr></table><p>Includes VAT @ 20% ${n(tax)}</p><p>VAT Reg 345 6789 12</p><p>${s.date(s.day)} 13:08</p><div class="c">Thank you</div>`;
    return drawn(
      s,
      {
        style: '@page{margin:5mm}body{font-size:8pt}td{padding:0}',
        body,
        chance: 0,
        goods,
        prints: AMOUNTS_ONLY,
      },
      {
        number,
        vendor: 'Juniper & Rye',
        subtotal: sum,
        tax,
        total,
        alt: alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} x ${item.name}`, `x ${item.name}`]),
      },
    );
  },
};
