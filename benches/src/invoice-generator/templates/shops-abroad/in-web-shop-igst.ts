import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, INDIAN, type Template } from '../template.ts';

/** An Indian web shop's invoice: gross, discount, taxable value and one tax a line, the sum in words. */
export const inWebShopIgst: Template = {
  ...COUNTRY.in,
  id: 'in-web-shop-igst',
  numbers: [INDIAN],
  draw: (s) => {
    const items = s.goods({
      count: [1, 4],
      names: ['Cotton Kurta Navy M', 'Bluetooth Neckband', 'Steel Lunch Box 3 Tier', 'Yoga Mat 6mm'],
      quantities: [1000, 2000],
      price: [19_900, 249_900],
    });
    const rows = items.map((item) => {
      const off = Math.round(item.amount * 0.1);
      const gross = item.amount - off;
      const base = Math.round((gross * 100) / 118);
      return { item: { ...item, amount: gross }, full: item.amount, off, base, tax: gross - base };
    });
    const [base, tax] = [
      rows.reduce((sum, row) => sum + row.base, 0),
      rows.reduce((sum, row) => sum + row.tax, 0),
    ];
    const total = base + tax;
    const number = `FAE${s.random.digits(9)}`;
    const [vendor, customer] = [
      'Nayaab Retail Private Limited',
      s.random.pick(['Rohan Deshpande', 'Anita Krishnan']),
    ];
    const body = `<div class="flex"><h2>Tax Invoice</h2><div>${lines(`Invoice Number # ${number}`, `Order ID: OD${s.random.digits(12)}`, `Order Date: ${s.date(s.day - 1)}`, `Invoice Date: ${s.date(s.day)}`)}</div></div>${lines(`Sold By: <b>${vendor}</b>`, 'Plot 7, Sector 18, Gurugram, Haryana 122015', 'GSTIN: 06AABCN1234M1Z2')}<br><table class="wide"><tr><td>${lines('<b>Bill To</b>', customer, '12 MG Road', 'Pune, Maharashtra 411001')}</td><td>${lines('<b>Ship To</b>', customer, '12 MG Road', 'Pune, Maharashtra 411001')}</td></tr></table><br><table class="wide"><tr><th>Product</th><th class="r">Qty</th><th class="r">Gross Amount ₹</th><th class="r">Discount ₹</th><th class="r">Taxable Value ₹</th><th class="r">IGST ₹</th><th class="r">Total ₹</th></tr>${rows.map(({ item, full, off, base: own, tax: part }) => `<tr><td>${item.name}<br><span class="small">HSN: 6109 | IGST: 18.0%</span></td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(full)}</td><td class="r">-${s.number(off)}</td><td class="r">${s.number(own)}</td><td class="r">${s.number(part)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}<tr><td><b>Total</b></td><td class="r">${s.quantity(items.reduce((sum, item) => sum + item.quantity, 0))}</td><td class="r">${s.number(rows.reduce((sum, row) => sum + row.full, 0))}</td><td class="r">-${s.number(rows.reduce((sum, row) => sum + row.off, 0))}</td><td class="r">${s.number(base)}</td><td class="r">${s.number(tax)}</td><td class="r">${s.number(total)}</td></tr></table><p class="r"><b>Grand Total ₹ ${s.number(total)}</b></p>`;
    return drawn(
      s,
      {
        body,
        goods: rows.map(({ item, base: own }) => ({
          ...item,
          amount: own,
          details: ['HSN: 6109 | IGST: 18.0%'],
        })),
        prints: AMOUNTS_ONLY,
      },
      {
        number,
        vendor,
        customer,
        subtotal: base,
        tax,
        total,
        alt: alsoCalled(items, (item) => [item.name]),
      },
    );
  },
};
