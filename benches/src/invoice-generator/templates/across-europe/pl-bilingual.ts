import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Polish service bill in two languages, every heading and label with its English next to it. */
export const plBilingual: Template = {
  ...COUNTRY.pl,
  id: 'pl-bilingual',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Usługi programistyczne', 'Testy automatyczne', 'Utrzymanie serwera'],
      units: ['godz.', 'szt.'],
      quantities: [1000, 40_000, 168_000],
      price: [9000, 120_000],
      rates: [23],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `FV/${s.random.whole(1, 99)}/${s.random.whole(1, 12)}/${s.random.whole(2021, 2026)}`;
    const [vendor, customer] = [
      'Kodownia Sp. z o.o.',
      s.random.pick(['Baltic Freight Sp. z o.o.', 'Hurtownia Wir S.A.']),
    ];
    const body = `<h2>Faktura VAT / VAT Invoice nr ${number}</h2>${pairs([
      ['Data wystawienia / Issue date:', s.date(s.day)],
      ['Data sprzedaży / Sale date:', s.date(s.day)],
      ['Termin płatności / Due date:', s.date(s.day + 14)],
    ])}<table class="wide"><tr><td><b>Sprzedawca / Seller</b>${lines(vendor, 'ul. Piękna 20', '00-549 Warszawa', 'NIP: 5252345678')}</td><td><b>Nabywca / Buyer</b>${lines(customer, 'ul. Portowa 4', '81-350 Gdynia', 'NIP: 9581234567')}</td></tr></table><br>
      ${grid(
        [
          'Lp.',
          'Nazwa usługi / Service',
          'J.m.',
          'Ilość / Qty',
          'Cena netto / Net price',
          'Wartość netto / Net value',
          'VAT %',
          'Kwota VAT / VAT amount',
          'Wartość brutto / Gross value',
        ],
        goods.map((item, index) => {
          const part = Math.round(item.amount * 0.23);
          return [
            String(index + 1),
            item.name,
            item.unit,
            s.quantity(item.quantity),
            s.number(item.price),
            s.number(item.amount),
            '23',
            s.number(part),
            s.number(item.amount + part),
          ];
        }),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Razem netto / Net total', `${s.number(subtotal)} PLN`],
          ['Razem VAT / VAT total', `${s.number(tax)} PLN`],
          ['<b>Do zapłaty / Amount due</b>', `<b>${s.number(total)} PLN</b>`],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { style: boxedGoods('#888'), body, chance: 0.3, goods },
      { number, due: s.day + 14, vendor, customer, subtotal, tax, total },
    );
  },
};
