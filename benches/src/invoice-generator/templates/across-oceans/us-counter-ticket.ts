import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A US parts store's counter ticket: core charge, negative core return, tax, tendered by card. */
export const usCounterTicket: Template = {
  ...COUNTRY.us,
  id: 'us-counter-ticket',
  kind: 'receipt',
  size: 'slip',
  dates: ['MM/dd/yyyy', 'MM/dd/yy'],
  draw: (s) => {
    const goods = [
      ...s.goods({
        count: [1, 4],
        names: ['BATTERY H6 AGM', 'OIL FILTER', 'WIPER BLADE 22IN', '5W30 SYN 5QT'],
        quantities: [1000],
        price: [599, 21_900],
      }),
      good('CORE CHARGE', 2200),
      good('CORE RETURN', -2200),
    ];
    const { subtotal, tax, total } = withTax(goods, 0.07);
    const number = s.random.digits(6);
    const body = `<div class="c"><b style="font-size:11pt">PISTON AUTO PARTS</b>${lines('STORE #4417', '2210 E BROADWAY', 'COLUMBIA, MO 65201', '(573) 555-0161')}</div><br>${lines(`TICKET# ${number} &nbsp; REG 02`, `${s.date(s.day)} 10:22 AM &nbsp; CASHIER: DAWN`)}<table class="wide">${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${item.amount < 0 ? `${s.number(-item.amount)}-` : `${s.number(item.amount)} T`}</td></tr>`).join('')}<tr><td>SUBTOTAL</td><td class="r">${s.number(subtotal)}</td></tr><tr><td>TAX 7.000%</td><td class="r">${s.number(tax)}</td></tr><tr><td><b>TOTAL</b></td><td class="r"><b>${s.number(total)}</b></td></tr><tr><td>VISA XXXXXXXXXXXX9921</td><td class="r">${s.number(total)}</td></tr></table><div class="c">${lines('APPROVED AUTH 04417Z', `ITEMS SOLD ${goods.length}`, 'RETURNS WITHIN 90 DAYS WITH RECEIPT')}</div>`;
    return drawn(
      s,
      {
        style: '@page{margin:5mm}body{font-family:"DejaVu Sans Mono";font-size:7.5pt}td{padding:0}',
        body,
        chance: 0,
        goods,
        prints: AMOUNTS_ONLY,
      },
      { number, vendor: 'PISTON AUTO PARTS', subtotal, tax, total },
    );
  },
};
