import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Norwegian bill: rates by line, each tax with its base, a number for the payment. */
export const noFaktura: Template = {
  ...COUNTRY.no,
  id: 'no-faktura',
  dates: ['dd.MM.yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 7],
      names: ['Rørleggerarbeid', 'Servicebesøk', 'Laks fersk, hel', 'Leie av møterom', 'Programvarelisens'],
      rates: [25, 15],
      price: [5000, 200_000],
    });
    const taxes = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), sumOfTaxes(taxes)];
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Fjellrør AS',
      s.random.pick(['Sameiet Bryggen 4', 'Kari Nordmann', 'Vestland Sjømat AS']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('Bryggegata 2', '5003 Bergen', 'Org.nr: NO 987 654 321 MVA')}</div><div>${pairs(
      [
        ['Fakturanr', number],
        ['Fakturadato', s.date(s.day)],
        ['Forfallsdato', s.date(s.day + 14)],
        ['KID', s.random.digits(12)],
        ['Kontonummer', '1503.22.33445'],
      ],
    )}</div></div>
      <div>${lines(customer, 'Storgata 9', '0155 Oslo')}</div><h1>Faktura</h1>
      ${goodsTable(
        [
          ['Beskrivelse', 'l', named],
          ['Antall', 'r', (good) => s.quantity(good.quantity)],
          ['Pris', 'r', (good) => s.number(good.price)],
          ['MVA', 'r', (good) => s.percent(good.rate)],
          ['Beløp', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs([['Sum eks. mva', s.number(subtotal)], ...taxes.map((share) => [`MVA ${s.percent(share.rate)} av ${s.number(share.base)}`, s.number(share.tax)] as const), ['<b>Å betale NOK</b>', `<b>${s.number(subtotal + tax)}</b>`]], 'right')}`;
    return drawn(
      s,
      { style: '.goods tr{border-bottom:1px solid #ccc}', body, goods },
      { number, due: s.day + 14, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
