import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { withTax } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** Danish: head in two columns of pairs, prices without tax, tax on top, payment by slip code. */
export const dkHaandvaerker: Template = {
  ...COUNTRY.dk,
  id: 'dk-haandvaerker',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'Timeløn svend',
        'Kørsel servicevogn',
        'LED-panel 60x60',
        'Kabel PVIKJ 3G1,5',
        'Afbryder LK Fuga',
      ],
      units: ['timer', 'stk', 'm'],
      quantities: [1000, 7500, 25_000],
      price: [1295, 64_500],
    });
    const { subtotal, tax, total } = withTax(goods, 0.25);
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Strøm & Lys ApS',
      s.random.pick(['Andelsforeningen Solgården', 'Mette Krogh']),
    ];
    const body = `<div class="r"><b style="font-size:15pt">${vendor}</b>${lines('Industrivej 7', '8600 Silkeborg', 'CVR-nr. 31 22 44 55', 'Tlf. 86 55 01 22')}</div>${lines(customer, 'Solvænget 3', '8600 Silkeborg')}<br><h1>Faktura</h1><table class="wide"><tr><td>${pairs(
      [
        ['Fakturanr.', number],
        ['Fakturadato', s.date(s.day)],
        ['Forfaldsdato', s.date(s.day + 14)],
      ],
    )}</td><td>${pairs([
      ['Kundenr.', s.random.digits(4)],
      ['Ordrenr.', s.random.digits(5)],
      ['Vor ref.', 'Jens'],
    ])}</td></tr></table><br>
      ${grid(
        ['Varenr.', 'Beskrivelse', 'Antal', 'Enhed', 'Enhedspris', 'Beløb'],
        goods.map((item) => [
          item.code,
          item.name,
          s.quantity(item.quantity),
          item.unit,
          s.number(item.price),
          s.number(item.amount),
        ]),
      )}
      ${pairs(
        [
          ['Subtotal', s.number(subtotal)],
          ['Heraf momspligtigt beløb', s.number(subtotal)],
          ['25% moms', s.number(tax)],
          ['<b>Total DKK</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p>Betalingsbetingelser: Netto 14 dage. Bank: Reg. 7045 Konto 1234567. +71&lt;000000000012345+87654321&lt;</p>`;
    return drawn(s, { body, goods }, { number, due: s.day + 14, vendor, customer, subtotal, tax, total });
  },
};
