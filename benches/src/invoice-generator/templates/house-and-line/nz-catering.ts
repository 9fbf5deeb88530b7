import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** A New Zealand caterer: prices with tax, which the foot says is held in the total. */
export const nzCatering: Template = {
  ...COUNTRY.au,
  id: 'nz-catering',
  country: 'NZ',
  currency: 'NZD',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Gourmet sandwich platter',
        'Fruit platter',
        'Filter coffee (per head)',
        'Delivery',
        'Vegetarian lunch box',
      ],
      quantities: [1000, 4000, 12_000],
      price: [450, 9500],
    });
    const total = sumOf(goods);
    const tax = Math.round((total * 3) / 23);
    const number = `INV-${s.random.digits(4)}`;
    const customer = s.random.pick(['Harbour Legal', 'Kauri Primary School']);
    const body = `<div class="flex"><div><h1>TAX INVOICE</h1>${lines(customer, '44 Customs Street', 'Auckland 1010')}</div><div>${lines('<b>Invoice Date</b>', s.date(s.day), '<b>Invoice Number</b>', number, '<b>GST Number</b>', '098-765-432')}</div><div>${lines('Tūī Kitchen Ltd', '8 Rata Road', 'Grey Lynn', 'Auckland 1021')}</div></div><br>
      <table class="wide"><tr><th>Description</th><th class="r">Quantity</th><th class="r">Unit Price</th><th class="r">Amount NZD</th></tr>${goods.map((item) => `<tr style="border-bottom:1px solid #ccc"><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}.00</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}
      <tr><td></td><td></td><td class="r">Includes GST 15%</td><td class="r">${s.number(tax)}</td></tr><tr><td></td><td></td><td class="r"><b>TOTAL NZD</b></td><td class="r"><b>${s.number(total)}</b></td></tr></table><br><b>Due Date: ${s.date(s.day + 20)}</b><p>Bank Account: 12-3077-0123456-00</p>`;
    return drawn(
      s,
      { body, goods },
      {
        number,
        due: s.day + 20,
        vendor: 'Tūī Kitchen Ltd',
        customer,
        tax,
        total,
        alt: { subtotal: [plain(total), plain(total - tax)] },
      },
    );
  },
};
