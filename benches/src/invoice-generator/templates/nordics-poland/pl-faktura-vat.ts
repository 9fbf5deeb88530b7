import { COUNTRY } from '../countries.ts';
import { goodsTable, lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Polish tax invoice: net, rate, tax and gross by line, then by rate under the sum of all. */
export const plFakturaVat: Template = {
  ...COUNTRY.pl,
  id: 'pl-faktura-vat',
  dates: ['dd.MM.yyyy', 'yyyy-MM-dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 8],
      names: [
        'Usługa transportowa',
        'Papier ksero A4',
        'Montaż klimatyzacji',
        'Licencja roczna',
        'Farba emulsyjna 10 l',
        'Szkolenie BHP',
      ],
      units: ['szt.', 'usł.', 'kpl.', 'godz.'],
      rates: [23, 8],
      price: [1000, 90_000],
    });
    const taxes = goods.map((good) => Math.round((good.amount * good.rate) / 100));
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, value) => sum + value, 0);
    const shares = [...new Set(goods.map((good) => good.rate))].map((rate) => ({
      rate,
      base: sumOf(goods.filter((good) => good.rate === rate)),
      tax: goods.reduce((sum, good, index) => sum + (good.rate === rate ? (taxes[index] ?? 0) : 0), 0),
    }));
    const number = `FV/${s.random.digits(3)}/${s.random.whole(2021, 2026)}`;
    const [vendor, customer] = [
      'Klima-Serwis Sp. z o.o.',
      s.random.pick(['Hurtownia Wanda S.A.', 'Jan Kowalczyk', 'Przedszkole Bajka']),
    ];
    const row = (label: string, base: number, rate: string, vat: number) =>
      `<tr><td>${label}</td><td class="r">${s.number(base)}</td><td class="r">${rate}</td><td class="r">${s.number(vat)}</td><td class="r">${s.number(base + vat)}</td></tr>`;
    const body = `<div class="flex"><h1>Faktura VAT ${number}</h1><div>${lines(`Data wystawienia: ${s.date(s.day)}`, `Data sprzedaży: ${s.date(s.day - 1)}`, `Termin płatności: ${s.date(s.day + 14)}`, 'Sposób zapłaty: przelew')}</div></div>
      <div class="flex" style="width:80%"><div>${lines('<b>Sprzedawca</b>', vendor, 'ul. Lipowa 12', '30-702 Kraków', 'NIP: 676-123-45-67')}</div><div>${lines('<b>Nabywca</b>', customer, 'ul. Długa 5', '31-146 Kraków', 'NIP: 945-765-43-21')}</div></div><br>
      ${goodsTable(
        [
          ['Lp.', 'r', (_, index) => `${index + 1}`],
          ['Nazwa towaru lub usługi', 'l', (good) => good.name],
          ['Jm', 'l', (good) => good.unit],
          ['Ilość', 'r', (good) => s.quantity(good.quantity)],
          ['Cena netto', 'r', (good) => s.number(good.price)],
          ['Wartość netto', 'r', (good) => s.number(good.amount)],
          ['VAT %', 'r', (good) => s.percent(good.rate)],
          ['Kwota VAT', 'r', (_, index) => s.number(taxes[index] ?? 0)],
          ['Wartość brutto', 'r', (good, index) => s.number(good.amount + (taxes[index] ?? 0))],
        ],
        goods,
      )}<br>
      <table class="right box"><tr><th></th><th class="r">Wartość netto</th><th class="r">Stawka VAT</th><th class="r">Kwota VAT</th><th class="r">Wartość brutto</th></tr>${row('<b>Razem</b>', subtotal, 'X', tax)}${shares.map((share) => row('W tym', share.base, s.percent(share.rate), share.tax)).join('')}</table>
      <p style="font-size:13pt"><b>Do zapłaty: ${s.number(subtotal + tax)} PLN</b></p><p>Słownie: kwota złotych jak wyżej</p>`;
    return drawn(
      s,
      {
        style: '.goods,.box{font-size:8.5pt}.box td,.box th,.goods td,.goods th{border:1px solid #888}',
        body,
        goods,
      },
      { number, due: s.day + 14, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
