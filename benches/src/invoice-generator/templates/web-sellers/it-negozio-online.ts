import { COUNTRY } from '../countries.ts';
import { grid, pairs } from '../html.ts';
import { good, sumOf, taxesOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** An Italian web shop: prices with tax, shipping and a coupon in the list, tax shown in the foot, "bonifico" or card. */
export const itNegozioOnline: Template = {
  ...COUNTRY.it,
  id: 'it-negozio-online',
  draw: (s) => {
    const items = s.goods({
      count: [1, 5],
      names: [
        'Macchina da caffè Mokina',
        'Set 6 tazzine porcellana',
        'Cialde 100 pz arabica',
        'Tostapane inox',
        'Bilancia da cucina',
      ],
      quantities: [1000, 2000],
      price: [990, 15_900],
      rates: [22],
    });
    const goods = [
      ...items,
      good('Spedizione corriere espresso', 690, { rate: 22 }),
      good('Buono sconto BENVENUTO', -500, { rate: 22 }),
    ];
    const total = sumOf(goods);
    const [share] = taxesOf(goods, true);
    const [subtotal, tax] = [share?.base ?? 0, share?.tax ?? 0];
    const number = `${s.random.digits(5)}/W`;
    const [vendor, customer] = ['Casa Bella S.r.l.', s.random.pick(['Giulia Moretti', 'Paolo De Santis'])];
    const n = (minor: number) => `${s.number(minor)} €`;
    const body = `<div class="flex"><b style="font-size:17pt;color:#a40">CasaBella.it</b><h2>FATTURA</h2></div><table class="wide"><tr><td><b>Fatturare a</b><br>${customer}<br>Via Garibaldi 18<br>10122 Torino (TO)<br>CF MRTGLI85A41L219X</td><td><b>Spedire a</b><br>${customer}<br>Via Garibaldi 18<br>10122 Torino (TO)</td><td>Fattura n. ${number}<br>Data: ${s.date(s.day)}<br>Ordine #${s.random.digits(9)}<br>Pagamento: PayPal</td></tr></table><br>
      ${grid(
        ['Prodotto', 'Prezzo (IVA incl.)', 'Q.tà', 'Totale (IVA incl.)'],
        items.map((item) => [
          `${item.name}<br><span class="small">SKU ${item.code}</span>`,
          n(item.price),
          s.quantity(item.quantity),
          n(item.amount),
        ]),
      )}<br>${pairs(
        [
          ['Totale prodotti', n(sumOf(items))],
          ['Spedizione corriere espresso', n(690)],
          ['Buono sconto BENVENUTO', n(-500)],
          ['<b>Totale ordine</b>', `<b>${n(total)}</b>`],
          ['di cui IVA 22%', n(tax)],
          ['Imponibile', n(subtotal)],
        ],
        'right',
      )}<p class="small">Casa Bella S.r.l. - Viale Monza 100, 20127 Milano - P.IVA 09988776655</p>`;
    const listed = items.map((item) => ({ ...item, details: [`SKU ${item.code}`] }));
    return drawn(
      s,
      { body, goods: listed },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['CasaBella.it'],
          subtotal: [plain(sumOf(items))],
          ...Object.fromEntries(items.map((item, index) => [`lines.${index}.description`, [item.name]])),
        },
      },
    );
  },
};
