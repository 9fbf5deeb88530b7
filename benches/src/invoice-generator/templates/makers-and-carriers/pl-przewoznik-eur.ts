import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** A Polish carrier's bill in euros: the tax told again in złoty at the bank's rate. */
export const plPrzewoznikEur: Template = {
  ...COUNTRY.pl,
  id: 'pl-przewoznik-eur',
  currency: 'EUR',
  draw: (s) => {
    const goods = [
      good('Usługa transportowa Poznań - Lyon, zlecenie 4411/25', s.random.whole(60_000, 260_000)),
      good('Postój 1 dzień', 20_000),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.23);
    const total = subtotal + tax;
    const rate = 42_513;
    const number = `FV/${s.random.digits(3)}/08/2025`;
    const [vendor, customer] = [
      'Trans-Wielkopolska Sp. z o.o.',
      s.random.pick(['Meblomax S.A.', 'Agro Import Sp. z o.o.']),
    ];
    const body = `<div class="flex"><b style="font-size:14pt">FAKTURA ${number}</b>${pairs([
      ['Data wystawienia:', s.date(s.day)],
      ['Data sprzedaży:', s.date(s.day - 4)],
      ['Termin płatności:', s.date(s.day + 45)],
    ])}</div><table class="wide"><tr><td>${lines('<b>Sprzedawca:</b>', vendor, 'ul. Logistyczna 8', '62-080 Sady', 'NIP: 7811234567')}</td><td>${lines('<b>Nabywca:</b>', customer, 'ul. Fabryczna 1', '64-000 Kościan', 'NIP: 6981234567')}</td></tr></table><br>${grid(
      [
        'Lp.',
        'Nazwa usługi',
        'J.m.',
        'Ilość',
        'Cena netto',
        'Wartość netto',
        'VAT',
        'Kwota VAT',
        'Wartość brutto',
      ],
      goods.map((item, index) => {
        const part = Math.round(item.amount * 0.23);
        return [
          String(index + 1),
          item.name,
          'szt.',
          '1',
          s.number(item.price),
          s.number(item.amount),
          '23%',
          s.number(part),
          s.number(item.amount + part),
        ];
      }),
      'wide box',
    )}<br>${pairs(
      [
        ['Razem netto EUR', s.number(subtotal)],
        ['VAT 23% EUR', s.number(tax)],
        ['<b>Do zapłaty EUR</b>', `<b>${s.number(total)}</b>`],
      ],
      'right',
    )}<p>Kurs średni NBP z dnia ${s.date(s.day - 1)}: 1 EUR = 4,2513 PLN. Kwota VAT w PLN: ${s.number(Math.round((tax * rate) / 10_000))}</p>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #777}td,th{font-size:8pt}', body, goods },
      {
        number,
        due: s.day + 45,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { tax: [plain(goods.reduce((sum, item) => sum + Math.round(item.amount * 0.23), 0))] },
      },
    );
  },
};
