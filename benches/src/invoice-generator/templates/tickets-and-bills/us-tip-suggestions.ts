import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, type Template } from '../template.ts';

/** A steakhouse's check with a tip written in and suggested tips below, which are none of its sums. */
export const usTipSuggestions: Template = {
  ...COUNTRY.us,
  id: 'us-tip-suggestions',
  kind: 'receipt',
  size: 'slip',
  dates: ['MM/dd/yyyy', 'MMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: ['Ribeye 14oz', 'Caesar Salad', 'Draft IPA', 'Key Lime Pie', 'Iced Tea'],
      quantities: [1000, 2000],
      price: [350, 4900],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.07);
    const tip = Math.round(subtotal * 0.2);
    const total = subtotal + tax + tip;
    const number = s.random.digits(4);
    const n = (minor: number) => `$${s.number(minor)}`;
    const row = (name: string, value: string) => `<tr><td>${name}</td><td class="r">${value}</td></tr>`;
    const body = `<div class="c"><b>Copper Ridge Steakhouse</b>${lines('901 Main St', 'Boise, ID 83702', '(208) 555-0117')}</div><p>Check #${number} &nbsp; Table 22</p><p>Server: Amy</p><p>${s.date(s.day)} 7:48 PM</p><table class="wide">${goods.map((item) => row(`${s.quantity(item.quantity)} ${item.name}`, n(item.amount))).join('')}${row('Subtotal', n(subtotal))}${row('Tax', n(tax))}${row('Tip', n(tip))}${row('<b>Total</b>', `<b>${n(total)}</b>`)}</table><p>VISA ****1881 &nbsp; Auth 552190</p><div class="c"><p>Suggested tips:</p><p>18% = ${n(Math.round(subtotal * 0.18))}</p><p>20% = ${n(tip)}</p><p>22% = ${n(Math.round(subtotal * 0.22))}</p></div>`;
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
        vendor: 'Copper Ridge Steakhouse',
        subtotal,
        tax,
        total,
        alt: alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} ${item.name}`]),
      },
    );
  },
};
