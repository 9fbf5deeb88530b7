import { COUNTRY } from '../countries.ts';
import { goodsTable, lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';
import { BUYERS } from './buyers.ts';

/** A wholesaler with quantities per pack, line discounts, and sums carried from page to page. */
export const deGrosshandel: Template = {
  ...COUNTRY.de,
  id: 'de-grosshandel',
  draw: (s) => {
    const goods = s.goods({
      count: [18, 55],
      names: [
        'Sechskantschraube M8x40 verz.',
        'Unterlegscheibe DIN 125',
        'Holzleim D3 750 g',
        'Schleifpapier K120',
        'Montageschaum 750 ml',
        'Kantenumleimer 22 mm',
        'Scharnier Topf 35',
        'Dübel 8x40',
      ],
      units: ['Stk', 'Pkg', 'kg'],
      discounts: [0, 10, 25],
      quantities: [1000, 10_000, 100_000, 200_000],
      price: [12, 2500],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.19);
    const number = s.random.digits(7);
    const [vendor, customer] = ['Beschlag-Union Nord GmbH', s.random.pick(BUYERS)];
    const body = `<div class="flex"><div>${lines(customer, 'Hafenstr. 40', '28217 Bremen')}</div><div><b>${vendor}</b>${lines('Ladestraße 2', '28197 Bremen', 'Telefon 0421 / 555 12-0')}</div></div>
      <h1>RECHNUNG</h1><table class="wide box"><tr><th>Rechnung Nr.</th><th>Datum</th><th>Kundennummer</th><th>Lieferschein</th><th>Seite</th></tr><tr><td>${number}</td><td>${s.date(s.day)}</td><td>${s.random.digits(5)}</td><td>LS${s.random.digits(6)}</td><td>1</td></tr></table><br>
      ${goodsTable(
        [
          ['Pos', 'r', (_, index) => `${(index + 1) * 10}`],
          ['Artikel-Nr.', 'l', (good) => good.code],
          ['Bezeichnung', 'l', (good) => good.name],
          ['Menge', 'r', (good) => `${s.quantity(good.quantity)} ${good.unit}`],
          ['Preis', 'r', (good) => s.number(good.price)],
          ['Rabatt %', 'r', (good) => (good.discount === 0 ? '' : s.quantity(good.discount * 1000))],
          ['Betrag EUR', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      <table class="wide box"><tr><th class="r">Warenwert</th><th class="r">MwSt. %</th><th class="r">MwSt. EUR</th><th class="r">Rechnungsbetrag EUR</th></tr><tr><td class="r">${s.number(subtotal)}</td><td class="r">19,00</td><td class="r">${s.number(tax)}</td><td class="r"><b>${s.number(subtotal + tax)}</b></td></tr></table>
      <p>Zahlungsziel: 30 Tage netto, fällig am ${s.date(s.day + 30)}</p>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #888}.goods{font-size:9pt}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
