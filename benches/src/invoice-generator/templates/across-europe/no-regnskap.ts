import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** Norwegian: gross sums by line with their rate, a table of taxes, payment with a reference number. */
export const noRegnskap: Template = {
  ...COUNTRY.no,
  id: 'no-regnskap',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Regnskapsføring mars', 'Lønnskjøring 4 ansatte', 'Årsoppgjør', 'Programlisens'],
      quantities: [1000, 4000, 6500],
      price: [9900, 320_000],
      rates: [25],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Fjordtall Regnskap AS',
      s.random.pick(['Brygga Kafé AS', 'Lofoten Sjømat AS']),
    ];
    const body = `<div class="flex"><div>${lines(customer, 'Havnegata 2', '8300 SVOLVÆR')}</div><div><b>${vendor}</b>${lines('Storgata 40', '9008 TROMSØ', 'Org.nr. NO 998 877 665 MVA')}</div></div><h2>FAKTURA</h2>${grid(['Fakturanr.', 'Fakturadato', 'Forfallsdato', 'Kundenr.', 'KID'], [[number, s.date(s.day), s.date(s.day + 14), s.random.digits(5), s.random.digits(12)]], 'wide box')}<br>
      ${grid(
        ['Tekst', 'Antall', 'Pris', 'Mva %', 'Beløp eks. mva'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          '25',
          s.number(item.amount),
        ]),
      )}<br>
      ${grid(['Mva-grunnlag', 'Sats', 'Mva'], [[s.number(subtotal), '25 %', s.number(tax)]], 'right')}${pairs(
        [
          ['Sum eks. mva', s.number(subtotal)],
          ['Sum mva', s.number(tax)],
          ['<b>Å betale NOK</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p>Til konto: 1503.22.33445. Ved forsinket betaling beregnes forsinkelsesrente.</p>`;
    return drawn(
      s,
      { style: boxedGoods('#888'), body, goods },
      { number, due: s.day + 14, vendor, customer, subtotal, tax, total },
    );
  },
};
