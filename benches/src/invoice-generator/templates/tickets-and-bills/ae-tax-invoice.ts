import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A consultant's bill in English from the Emirates: VAT at five percent, dirhams by code. */
export const aeTaxInvoice: Template = {
  ...COUNTRY.uk,
  id: 'ae-tax-invoice',
  country: 'AE',
  currency: 'AED',
  dates: ['dd/MM/yyyy', 'dd-MMM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Project management fee', 'Site supervision', 'Drawings revision', 'Authority submission'],
      quantities: [1000, 3000],
      price: [50_000, 1_200_000],
      rates: [5],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `TI-${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Dune Axis Engineering Consultants LLC',
      s.random.pick(['Palm Gate Properties LLC', 'Al Noor Trading FZE']),
    ];
    const body = `<div class="c"><b style="font-size:15pt">${vendor}</b>${lines('P.O. Box 12345, Dubai, United Arab Emirates', 'TRN: 100123456700003')}<h2>TAX INVOICE</h2></div><table class="wide box"><tr><td>${pairs(
      [
        ['Customer:', customer],
        ['Address:', 'P.O. Box 777, Abu Dhabi'],
        ['Customer TRN:', '100765432100003'],
      ],
    )}</td><td>${pairs([
      ['Invoice No.:', number],
      ['Invoice Date:', s.date(s.day)],
      ['Due Date:', s.date(s.day + 30)],
      ['Project:', 'Tower B'],
    ])}</td></tr></table><br>${grid(
      [
        'S.No',
        'Description',
        'Qty',
        'Unit Price (AED)',
        'Taxable Amount (AED)',
        'VAT %',
        'VAT (AED)',
        'Total (AED)',
      ],
      goods.map((item, index) => {
        const part = Math.round(item.amount * 0.05);
        return [
          String(index + 1),
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
          '5%',
          s.number(part),
          s.number(item.amount + part),
        ];
      }),
      'wide box',
    )}${pairs(
      [
        ['Total Excluding VAT (AED)', s.number(subtotal)],
        ['VAT 5% (AED)', s.number(tax)],
        ['<b>Total Including VAT (AED)</b>', `<b>${s.number(total)}</b>`],
      ],
      'right',
    )}`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #888}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total },
    );
  },
};
