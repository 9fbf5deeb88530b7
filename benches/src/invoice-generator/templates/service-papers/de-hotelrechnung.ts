import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { type Good, sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** A hotel in Germany: gross rows by night, two rates, city tax, paid by card, nothing due. */
export const deHotelrechnung: Template = {
  ...COUNTRY.de,
  id: 'de-hotelrechnung',
  dates: ['dd.MM.yyyy', 'dd.MM.yy'],
  draw: (s) => {
    const nights = s.random.whole(1, 3);
    const price = s.random.whole(7900, 19_900);
    const goods: Good[] = Array.from({ length: nights }, () => [
      { name: 'Übernachtung Einzelzimmer', rate: 7, price },
      { name: 'Frühstück', rate: 19, price: 1450 },
    ])
      .flat()
      .map((good) => ({
        ...good,
        details: [],
        code: '',
        quantity: 1000,
        unit: '',
        discount: 0,
        amount: good.price,
      }));
    const taxes = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = sumOfTaxes(taxes);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Hotel Fährhaus Betriebs GmbH',
      s.random.pick(['Frau Anja Kluge', 'Nordwerk Maschinenbau GmbH']),
    ];
    const arrival = s.day - nights;
    const body = `<div class="c"><b style="font-size:15pt">Hotel Fährhaus</b></div><p class="small">${vendor} · Elbuferweg 9 · 22587 Hamburg</p>${lines(customer, 'Werkstraße 9', '24534 Neumünster')}<br>
      <h2>Rechnung</h2>${pairs([
        ['Rechnungsnummer', number],
        ['Rechnungsdatum', s.date(s.day)],
        ['Zimmer', '214'],
        ['Anreise', s.date(arrival)],
        ['Abreise', s.date(s.day)],
      ])}<br>
      ${goodsTable(
        [
          ['Datum', 'l', (_, index) => s.date(arrival + (index >> 1))],
          ['Bezeichnung', 'l', (good) => good.name],
          ['Menge', 'r', () => '1'],
          ['Einzelpreis', 'r', (good) => s.number(good.price)],
          ['Betrag EUR', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['<b>Gesamtbetrag</b>', `<b>${s.number(total)} EUR</b>`],
          ['Kreditkarte Visa', `-${s.number(total)} EUR`],
          ['Offener Betrag', '0,00 EUR'],
        ],
        'right',
      )}
      <table class="right box"><tr><th>MwSt-Satz</th><th class="r">Netto</th><th class="r">MwSt</th><th class="r">Brutto</th></tr>${taxes.map((share) => `<tr><td>${s.percent(share.rate)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${s.number(share.base + share.tax)}</td></tr>`).join('')}</table>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #aaa}', body, goods },
      {
        number,
        vendor,
        customer,
        tax,
        total,
        alt: {
          subtotal: [plain(total - tax)],
          vendor: ['Hotel Fährhaus'],
          customer: [customer.replace('Frau ', '')],
        },
      },
    );
  },
};
