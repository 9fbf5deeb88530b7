import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Swedish bill: sums in one row at the foot, the total rounded to whole kronor. */
export const seFaktura: Template = {
  ...COUNTRY.se,
  id: 'se-faktura',
  dates: ['yyyy-MM-dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 8],
      names: [
        'Konsulttimmar utveckling',
        'Resekostnader',
        'Snickeriarbete',
        'Målarfärg vit 10 l',
        'Städning trapphus',
        'Licens per användare',
      ],
      details: ['enligt avtal', 'vecka 11'],
      units: ['tim', 'st', 'km'],
      rates: [25],
      price: [5000, 150_000],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal / 4);
    const total = Math.round((subtotal + tax) / 100) * 100;
    const rounding = total - subtotal - tax;
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Björkdalens Bygg AB',
      s.random.pick(['Brf Solsidan', 'Anna Lindqvist', 'Nordhamn Logistik AB']),
    ];
    const body = `<div class="flex"><b style="font-size:16pt">${vendor}</b><div><h1>Faktura</h1></div></div><div class="flex"><div>${lines('<b>Faktureringsadress</b>', customer, 'Storgatan 14', '731 30 Köping')}</div>
      ${pairs([
        ['Fakturanummer', number],
        ['Fakturadatum', s.date(s.day)],
        ['Förfallodatum', s.date(s.day + 30)],
        ['Kundnummer', s.random.digits(4)],
        ['OCR', s.random.digits(9)],
        ['Betalningsvillkor', '30 dagar netto'],
      ])}</div><br>
      ${goodsTable(
        [
          ['Art.nr', 'l', (good) => good.code],
          ['Benämning', 'l', named],
          ['Antal', 'r', (good) => s.quantity(good.quantity)],
          ['Enhet', 'l', (good) => good.unit],
          ['À-pris', 'r', (good) => s.number(good.price)],
          ['Belopp', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}<br>
      <table class="wide box"><tr><th>Netto</th><th>Moms %</th><th>Moms kr</th><th>Öresutj.</th><th class="r">Att betala</th></tr><tr><td>${s.number(subtotal)}</td><td>25</td><td>${s.number(tax)}</td><td>${s.number(rounding)}</td><td class="r"><b>SEK ${s.number(total)}</b></td></tr></table>
      <div class="flex small" style="margin-top:40pt"><div>${lines(vendor, 'Industrivägen 3', '731 40 Köping')}</div><div>${lines('Telefon 0221-555 10', 'Bankgiro 555-1234')}</div><div>${lines('Org.nr 556677-8899', 'Momsreg.nr SE556677889901', 'Godkänd för F-skatt')}</div></div>`;
    return drawn(
      s,
      {
        style: '.goods thead{border-bottom:1px solid}.box{border-top:1px solid;border-bottom:1px solid}',
        body,
        goods,
      },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total },
    );
  },
};
