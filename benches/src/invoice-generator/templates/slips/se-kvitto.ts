import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { type Good, good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, PLAIN_COMMA, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** A Swedish grocer: several at a price, a price by the kilo, a deposit, a discount in a row of its own, tax in a table of four columns. */
export const seKvitto: Template = {
  ...COUNTRY.se,
  ...SLIP,
  id: 'se-kvitto',
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 8],
      names: ['Mellanmjölk 1,5%', 'Limpa', 'Smör normalsaltat', 'Kaffe mörkrost', 'Lösgodis', 'Falukorv'],
      quantities: [1000, 1000, 2000],
      price: [890, 7990],
      rates: [12],
    });
    const extra = [good('Pant', 200), good('Rabatt:Kaffe', -1000)];
    const all: Good[] = [...goods, ...extra];
    const total = sumOf(all);
    const tax = Math.round((total * 12) / 112);
    const number = s.random.digits(6);
    const look = slip(
      head(
        '<b>Torgets Livs AB</b>',
        'Storgatan 12',
        '753 31 Uppsala',
        'Org.nr 556677-8899',
        'Tel 018-555 01 22',
      ),
      lines(`Kvitto: ${number}`, `Datum: ${s.date(s.day)} 18:02`, 'Kassa: 2 &nbsp; Kassör: 14'),
      rows([
        ...all.map((item) => [
          item.quantity > 1000
            ? `${item.name} ${s.quantity(item.quantity)}st*${s.number(item.price)}`
            : item.name,
          s.number(item.amount),
        ]),
        [`Totalt ${all.length} varor`, ''],
        ['<b>Totalt (SEK)</b>', `<b>${s.number(total)}</b>`],
        ['Mottaget Kontokort', s.number(total)],
      ]),
      rows([
        ['Moms %', 'Moms', 'Netto', 'Brutto'],
        ['12,00', s.number(tax), s.number(total - tax), s.number(total)],
      ]),
      head('Debit/Mastercard', `Ref: ${s.random.digits(10)}`, 'SPARA KVITTOT', 'Välkommen åter!'),
    );
    return drawn(
      s,
      { ...look, goods: all, prints: AMOUNTS_ONLY },
      { number, vendor: 'Torgets Livs AB', subtotal: total - tax, tax, total, alt: { subtotal: [null] } },
    );
  },
};
