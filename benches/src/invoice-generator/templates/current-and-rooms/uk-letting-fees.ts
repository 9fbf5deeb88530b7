import { COUNTRY } from '../countries.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A British letting agent's statement of fees: no table, labels and sums at fixed stops, VAT by the line in brackets. */
export const ukLettingFees: Template = {
  ...COUNTRY.uk,
  id: 'uk-letting-fees',
  draw: (s) => {
    const goods = [
      good('Tenant find fee', s.random.whole(30_000, 90_000)),
      good('Inventory and check in', 14_000),
      good('Deposit registration', 3000),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.2);
    const total = subtotal + tax;
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Haversham Lettings Ltd',
      s.random.pick(['Mr & Mrs T Aldous', 'Oakfield Estates LLP']),
    ];
    const at = (left: number, top: number, text: string, style = '') =>
      `<div style="position:absolute;left:${left}mm;top:${top}mm;${style}">${text}</div>`;
    const amount = (top: number, text: string) => at(130, top, text, 'width:40mm;text-align:right');
    const body = `<div style="position:relative;height:250mm">${at(0, 0, `<b style="font-size:15pt">${vendor}</b>`)}${at(0, 8, '14 High Street, Marlow, Buckinghamshire SL7 1AX')}${at(0, 13, 'VAT Reg No 771 4432 10')}${at(0, 30, customer)}${at(0, 35, '3 Riverside Walk')}${at(0, 40, 'Maidenhead SL6 8AB')}${at(120, 30, `Invoice ${number}`)}${at(120, 35, `Tax point ${s.date(s.day)}`)}${at(120, 40, `Payment due ${s.date(s.day + 7)}`)}${at(0, 58, '<b>INVOICE</b> re: 22 Station Road, Bourne End')}${goods.map((item, index) => at(0, 70 + index * 7, item.name) + amount(70 + index * 7, `£${s.number(item.amount)}`)).join('')}${at(95, 100, 'Net')}${amount(100, `£${s.number(subtotal)}`)}${at(95, 106, 'VAT @ 20%')}${amount(106, `£${s.number(tax)}`)}${at(95, 112, '<b>Total due</b>')}${amount(112, `<b>£${s.number(total)}</b>`)}${at(0, 130, 'Bank: Sort code 20-11-33 Account 70112233')}</div>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 7, vendor, customer, subtotal, tax, total },
    );
  },
};
