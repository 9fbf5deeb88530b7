import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** A marketplace's order printed from its web page: items with their price, seller and condition below, several sums, no table heading but "Price". */
export const usOrderDetails: Template = {
  ...COUNTRY.us,
  id: 'us-order-details',
  dates: ['MMMM d, yyyy'],
  draw: (s) => {
    const n = (minor: number) => `$${s.number(minor)}`;
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Stainless Steel Kettle, 1.7 Liter, Cordless',
        'USB-C Cable 6ft (2-Pack)',
        'Desk Organizer, Black',
        'The Art of Bread, Hardcover',
      ],
      quantities: [1000],
      price: [799, 8999],
    });
    const subtotal = sumOf(goods);
    const shipping = s.random.chance(0.5) ? 599 : 0;
    const tax = Math.round((subtotal + shipping) * 0.0825);
    const total = subtotal + shipping + tax;
    const number = `112-${s.random.digits(7)}-${s.random.digits(7)}`;
    const customer = s.random.pick(['Daniel Whitcomb', 'Grace Liu']);
    const body = `<div class="c"><b style="font-size:14pt">Final Details for Order #${number}</b></div>${lines(`<b>Order Placed:</b> ${s.date(s.day)}`, `<b>Bazaaro.com order number:</b> ${number}`, `<b>Order Total: ${n(total)}</b>`)}
      <div class="box"><p class="c"><b>Shipped on ${s.date(s.day + 2)}</b></p><table class="wide"><tr><td><b>Items Ordered</b></td><td class="r"><b>Price</b></td></tr>${goods.map((item) => `<tr><td>1 of: <i>${item.name}</i><br><span class="small">Sold by: Bazaaro.com Services LLC<br>Condition: New</span></td><td class="r">${n(item.amount)}</td></tr>`).join('')}</table>
      <table class="wide"><tr><td><b>Shipping Address:</b>${lines(customer, '410 Cypress Bend', 'Round Rock, TX 78664', 'United States')}<b>Shipping Speed:</b><p>Two-Day Shipping</p></td><td>${pairs(
        [
          ['Item(s) Subtotal:', n(subtotal)],
          ['Shipping &amp; Handling:', n(shipping)],
          ['Total before tax:', n(subtotal + shipping)],
          ['Sales Tax:', n(tax)],
          ['<b>Total for This Shipment:</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}</td></tr></table></div><br>
      <div class="box"><p class="c"><b>Payment information</b></p><table class="wide"><tr><td><b>Payment Method:</b><p>Visa | Last digits: 4471</p><b>Billing address</b>${lines(customer, '410 Cypress Bend', 'Round Rock, TX 78664')}</td><td>${pairs(
        [
          ['Item(s) Subtotal:', n(subtotal)],
          ['Shipping &amp; Handling:', n(shipping)],
          ['Total before tax:', n(subtotal + shipping)],
          ['Estimated Tax:', n(tax)],
          ['<b>Grand Total:</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}</td></tr></table></div>
      <p class="small c">To view the status of your order, return to Order Summary. © 1996-2026, Bazaaro.com, Inc. or its affiliates</p>`;
    return drawn(
      s,
      {
        style: '.box{border:1px solid #999;padding:4pt}',
        body,
        goods: goods.map((item) => ({
          ...item,
          name: `1 of: ${item.name}`,
          details: ['Sold by: Bazaaro.com Services LLC', 'Condition: New'],
        })),
        prints: AMOUNTS_ONLY,
      },
      {
        number,
        vendor: 'Bazaaro.com Services LLC',
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['Bazaaro.com', 'Bazaaro.com, Inc.'],
          subtotal: [plain(subtotal + shipping)],
        },
      },
    );
  },
};
