import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';
import { GOODS } from './goods.ts';

/** Online bookkeeping's default: VAT per line as a rate, totals by rate, a payment advice at the foot. */
export const ukVatAdvice: Template = {
  ...COUNTRY.uk,
  id: 'uk-vat-advice',
  dates: ['d MMM yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 8],
      names: GOODS,
      details: ['Ref: agreed by phone', 'Collected from depot'],
      rates: [20, 20, 0],
    });
    const subtotal = sumOf(goods);
    const taxes = taxesOf(goods);
    const tax = sumOfTaxes(taxes);
    const total = subtotal + tax;
    const number = `INV-${s.random.digits(4)}`;
    const [vendor, customer] = ['Marlowe Joinery Ltd', s.random.pick(BUYERS)];
    const due = s.day + 30;
    const body = `<div class="flex"><div><h1>TAX INVOICE</h1>${lines(customer, '4 Church Lane', 'ASHCOMBE', 'TQ13 7LE', 'UNITED KINGDOM')}</div>
      <div><b>Invoice Date</b>${lines(s.date(s.day))}<b>Invoice Number</b>${lines(number)}<b>Reference</b>${lines('PO 7781')}<b>VAT Number</b>${lines('GB 412 7788 31')}</div>
      <div>${lines(vendor, 'Unit 3 Mill Yard', 'Totnes', 'TQ9 5AB', 'UNITED KINGDOM')}</div></div><br><br>
      ${goodsTable(
        [
          ['Description', 'l', named],
          ['Quantity', 'r', (good) => s.number(good.quantity / 10)],
          ['Unit Price', 'r', (good) => s.number(good.price)],
          ['VAT', 'r', (good) => (good.rate === 0 ? 'Zero Rated' : s.percent(good.rate))],
          ['Amount GBP', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs([['Subtotal', s.number(subtotal)], ...taxes.filter((share) => share.rate > 0).map((share) => [`TOTAL VAT ${s.percent(share.rate)}`, s.number(share.tax)] as const), ['<b>TOTAL GBP</b>', `<b>${s.number(total)}</b>`]], 'right')}
      <p><b>Due Date: ${s.date(due)}</b></p>${lines('Bank: Harbour Mutual, Sort Code 20-41-07, Account 80112233')}
      <hr style="border-top:1px dashed"><div class="flex"><div><h2>PAYMENT ADVICE</h2>To: ${lines(vendor, 'Unit 3 Mill Yard', 'Totnes')}</div>
      ${pairs([
        ['Customer', customer],
        ['Invoice Number', number],
        ['<b>Amount Due</b>', `<b>${s.number(total)}</b>`],
        ['Due Date', s.date(due)],
        ['Amount Enclosed', ''],
      ])}</div><p class="small">Enter the amount you are paying above</p>
      <p class="small">Company Registration No: 08811223. Registered Office: Unit 3 Mill Yard, Totnes, TQ9 5AB, United Kingdom.</p>`;
    return drawn(
      s,
      { style: '.goods thead{border-bottom:1px solid}', body, goods },
      { number, due, vendor, customer, subtotal, tax, total, ...(tax === 0 ? { alt: { tax: [null] } } : {}) },
    );
  },
};
