import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A purchase by card in a shop: item codes below the names, several of one thing as "2 @ 4.99". */
export const usHardware: Template = {
  ...COUNTRY.us,
  id: 'us-hardware',
  kind: 'receipt',
  size: 'slip',
  dates: ['MM/dd/yy', 'MM/dd/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 8],
      names: [
        'PAINT ROLLER 9IN',
        'DECK SCREWS 1LB',
        'AA BATTERY 8PK',
        'GARDEN HOSE 50FT',
        'LIGHT BULB 60W',
        'DUCT TAPE',
      ],
      quantities: [1000, 1000, 2000, 4000],
      price: [199, 5900],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.0825);
    const vendor = 'BUILDERS DEPOT';
    const number = s.random.digits(8);
    const rows = goods
      .map(
        (good) =>
          `<p>${s.random.digits(12)}</p><div class="flex"><span>${good.name}</span><span>${s.number(good.amount)} T</span></div>${good.quantity > 1000 ? `<p>&nbsp;&nbsp;&nbsp;${good.quantity / 1000} @ ${s.number(good.price)}</p>` : ''}`,
      )
      .join('');
    const body = `<div class="c">${lines(`<b>${vendor}</b>`, '5500 Hwy 290', 'AUSTIN, TX 78735', 'STORE 0417 REG 03')}</div><p>${s.date(s.day)} 02:15 PM</p><p>TRANS # ${number}</p><p>SALE</p>${rows}<br>${pairs(
      [
        ['SUBTOTAL', s.number(subtotal)],
        ['SALES TAX 8.25%', s.number(tax)],
        ['TOTAL', `$${s.number(subtotal + tax)}`],
        ['MASTERCARD', s.number(subtotal + tax)],
        ['CHANGE', '0.00'],
      ],
      'wide',
    )}<p class="c">ITEMS SOLD ${goods.length}</p><p class="c">RETURN POLICY: 90 DAYS WITH RECEIPT</p>`;
    return drawn(
      s,
      {
        style: 'body{font-size:9pt;font-family:"DejaVu Sans Mono"}',
        body,
        chance: 0.3,
        goods,
        prints: AMOUNTS_ONLY,
      },
      { number, vendor, subtotal, tax, total: subtotal + tax },
    );
  },
};
