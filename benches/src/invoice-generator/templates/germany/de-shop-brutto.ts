import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { COMMA, drawn, PLAIN_COMMA, type Template } from '../template.ts';

/** An online shop: gross prices, shipping as its own row, included tax by rate. */
export const deShopBrutto: Template = {
  ...COUNTRY.de,
  id: 'de-shop-brutto',
  numbers: [COMMA, PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Kaffeemühle Classic',
        'Bio Olivenöl 500 ml',
        'Kinderbuch „Der Mond“',
        'LED-Leuchtmittel E27',
        'Wanderrucksack 30 l',
        'Gewürzset',
      ],
      details: ['Farbe: rot, Größe: M'],
      rates: [19, 7],
      quantities: [1000, 1000, 2000, 3000],
      price: [299, 12_000],
    });
    const shipping = s.random.pick([0, 490]);
    const all =
      shipping > 0
        ? [
            ...goods,
            {
              ...goods[0],
              name: 'Versandkosten',
              rate: 19,
              quantity: 1000,
              price: shipping,
              amount: shipping,
              details: [],
              code: '',
            } as (typeof goods)[number],
          ]
        : goods;
    const taxes = taxesOf(all, true);
    const total = sumOf(all);
    const tax = sumOfTaxes(taxes);
    const number = `RE${s.random.digits(8)}`;
    const [vendor, customer] = [
      'Waldkauz Versand GmbH',
      s.random.pick(['Jonas Ebert', 'Miriam Scholz', 'Anja Kluge']),
    ];
    const body = `<div class="flex"><div><b style="font-size:16pt;color:#183">Waldkauz</b></div><div class="small">${lines(vendor, 'Am Forst 3', '34117 Kassel', 'service@waldkauz.example')}</div></div>
      <div>${lines(customer, 'Gartenstraße 5', '50667 Köln', 'Deutschland')}</div><h2>Rechnung ${number}</h2>
      <p>Rechnungsdatum: ${s.date(s.day)} &nbsp; Bestellnummer: ${s.random.digits(9)} &nbsp; Lieferdatum: ${s.date(s.day + 1)}</p>
      ${goodsTable(
        [
          ['Menge', 'c', (good) => `${good.quantity / 1000} x`],
          ['Artikel', 'l', named],
          ['MwSt.', 'r', (good) => s.percent(good.rate)],
          ['Einzelpreis', 'r', (good) => `${s.number(good.price)} €`],
          ['Gesamtpreis', 'r', (good) => `${s.number(good.amount)} €`],
        ],
        all,
      )}
      ${pairs([['<b>Gesamtsumme</b>', `<b>${s.number(total)} €</b>`], ...taxes.map((share) => [`enthaltene MwSt. ${s.percent(share.rate)}`, `${s.number(share.tax)} €`] as const)], 'right')}
      <p>Zahlungsart: PayPal. Der Betrag wurde bereits bezahlt.</p>`;
    return drawn(
      s,
      { style: '.goods tr{border-bottom:1px solid #ddd}', body, goods: all },
      {
        number,
        vendor,
        customer,
        tax,
        total,
        alt: { subtotal: [String((total - tax) / 100)], vendor: ['Waldkauz'] },
      },
    );
  },
};
