import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { COMMA, drawn, type Template } from '../template.ts';

/** A Danish bill: units in a column, one tax, the account to pay to in a sentence. */
export const dkFaktura: Template = {
  ...COUNTRY.dk,
  id: 'dk-faktura',
  numbers: [COMMA],
  dates: ['dd-MM-yyyy', 'd. MMMM yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 7],
      names: [
        'Rådgivning',
        'Murerarbejde',
        'Kørsel',
        'Webhotel 12 måneder',
        'Cykelservice',
        'Catering pr. kuvert',
      ],
      units: ['timer', 'stk.', 'km'],
      price: [3500, 120_000],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal / 4);
    const number = s.random.digits(4);
    const [vendor, customer] = [
      'Havnens Murerfirma ApS',
      s.random.pick(['Ejerforeningen Strandparken', 'Mette Sørensen', 'Fjordens Frugt A/S']),
    ];
    const body = `<div class="flex"><div>${lines(customer, 'Strandvejen 100', '2900 Hellerup')}</div><div>${lines(`<b>${vendor}</b>`, 'Kajgade 5', '5000 Odense C', 'CVR-nr.: 12345678')}</div></div>
      <h1>Faktura</h1>${pairs([
        ['Fakturanr.:', number],
        ['Fakturadato:', s.date(s.day)],
        ['Forfaldsdato:', s.date(s.day + 8)],
      ])}<br>
      ${goodsTable(
        [
          ['Beskrivelse', 'l', named],
          ['Antal', 'r', (good) => s.quantity(good.quantity)],
          ['Enhed', 'l', (good) => good.unit],
          ['Enhedspris', 'r', (good) => s.number(good.price)],
          ['Pris', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Subtotal', s.number(subtotal)],
          ['Moms (25%)', s.number(tax)],
          ['<b>Total DKK</b>', `<b>${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}<p>Betalingsbetingelser: Netto 8 dage. Beløbet indbetales på konto: 5301 0123456</p>`;
    return drawn(
      s,
      { style: '.goods th{background:#eee}', body, goods },
      { number, due: s.day + 8, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
