import { COUNTRY } from '../countries.ts';
import { grid } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A US freelancer's minimal page: labels small above their values, no ruled lines, hours as h:mm next to decimals left out. */
export const usMinimal: Template = {
  ...COUNTRY.us,
  id: 'us-minimal',
  dates: ['MMM d, yyyy', 'dd MMM yyyy'],
  draw: (s) => {
    const n = (minor: number) => `$${s.number(minor)}`;
    const goods = s.goods({
      count: [1, 4],
      names: ['Brand identity', 'Landing page design', 'Revision round', 'Icon set'],
      quantities: [1000, 3000, 12_500],
      price: [5000, 240_000],
    });
    const total = sumOf(goods);
    const number = `#${s.random.whole(1, 400)}`;
    const [vendor, customer] = [
      'Ines Calloway',
      s.random.pick(['Driftwood Coffee Roasters', 'Pioneer Valley Bikes']),
    ];
    const label = (name: string, value: string) =>
      `<td><span class="small">${name}</span><br><b>${value}</b></td>`;
    const body = `<h1 style="font-weight:300">${vendor}</h1><p class="small">Independent designer</p><br><table class="wide"><tr>${label('Invoice', number)}${label('Issued', s.date(s.day))}${label('Due', s.date(s.day + 30))}${label('Amount due', n(total))}</tr></table><br><table class="wide"><tr>${label('Billed to', customer)}${label('From', vendor)}</tr><tr><td class="small">88 Harbor Road<br>Portland, ME 04101</td><td class="small">ines@calloway.example<br>Northampton, MA 01060</td></tr></table><br><br>
      ${grid(
        ['Description', 'Hours', 'Rate', 'Total'],
        goods.map((item) => [item.name, s.quantity(item.quantity), n(item.price), n(item.amount)]),
      )}<br><div class="r"><span class="small">Total</span><br><b style="font-size:16pt">${n(total)}</b></div><p class="small">Bank transfer · Routing 211870281 · Account 000123456789</p>`;
    return drawn(s, { body, goods }, { number: number.slice(1), due: s.day + 30, vendor, customer, total });
  },
};
