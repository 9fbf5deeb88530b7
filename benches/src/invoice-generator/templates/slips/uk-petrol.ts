import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** Fuel: pump, litres, price a litre, tax within the sum. */
export const ukPetrol: Template = {
  ...COUNTRY.uk,
  ...SLIP,
  id: 'uk-petrol',
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  draw: (s) => {
    const litres = s.random.whole(1200, 6200);
    const pence = s.random.whole(1389, 1629);
    const goods = [
      good('Unleaded Pump 04', 0, { quantity: litres * 10, amount: Math.round((litres * pence) / 1000) }),
      ...(s.random.chance(0.5) ? [good('CAR WASH GOLD', 900)] : []),
    ];
    const total = sumOf(goods);
    const net = Math.round(total / 1.2);
    const number = s.random.digits(6);
    const look = slip(
      head(
        '<b>HILLTOP SERVICE STATION</b>',
        'A46 Fosse Way',
        'Leicester LE7 4PF',
        'VAT No: 987 6543 21',
        'Tel 0116 555 0121',
      ),
      lines(`Receipt No: ${number}`, `Date: ${s.date(s.day)} &nbsp; Time: 08:14`, 'Operator: 12'),
      rows([
        ['Unleaded &nbsp; Pump 04', `£${s.number(goods[0]?.amount ?? 0)}`],
        [`${plain(litres)} L @ £${(pence / 1000).toFixed(3)}/L`, ''],
        ...goods.slice(1).map((item) => [item.name, `£${s.number(item.amount)}`]),
        ['<b>TOTAL</b>', `<b>£${s.number(total)}</b>`],
        ['VISA DEBIT', `£${s.number(total)}`],
        ['CHANGE', '£0.00'],
      ]),
      lines('VAT Analysis', `20.00% &nbsp; Net £${s.number(net)} &nbsp; VAT £${s.number(total - net)}`),
      head(
        'CONTACTLESS',
        'AID: A0000000031010',
        'PAN: ************4021',
        `AUTH CODE: ${s.random.digits(6)}`,
        'Please retain for your records',
      ),
    );
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      { number, vendor: 'HILLTOP SERVICE STATION', subtotal: net, tax: total - net, total },
    );
  },
};
