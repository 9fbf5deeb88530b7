import { danish } from '../../generator/languages/danish.ts';
import { norwegian } from '../../generator/languages/norwegian.ts';
import { polish } from '../../generator/languages/polish.ts';
import { swedish } from '../../generator/languages/swedish.ts';
import { goodsTable, lines, named, page, pairs } from './html.ts';
import { sumOf, taxesOf } from './sheet.ts';
import { COMMA, SPACE, type Template } from './template.ts';

const BASE = { kind: 'invoice', digits: 2, numbers: [SPACE] } as const;

const swedishInvoice: Template = {
  ...BASE,
  id: 'se-faktura',
  language: 'sv',
  country: 'SE',
  currency: 'SEK',
  dates: ['yyyy-MM-dd'],
  names: swedish,
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
    return {
      html: page(
        '.goods thead{border-bottom:1px solid}.box{border-top:1px solid;border-bottom:1px solid}',
        body,
        s.random.fraction(),
      ),
      facts: { number, day: s.day, due: s.day + 30, vendor, customer, subtotal, tax, total },
      lines: goods,
    };
  },
};

const danishInvoice: Template = {
  ...BASE,
  id: 'dk-faktura',
  language: 'da',
  country: 'DK',
  currency: 'DKK',
  numbers: [COMMA],
  dates: ['dd-MM-yyyy', 'd. MMMM yyyy'],
  names: danish,
  draw: (s) => {
    const goods = s.goods({
      count: [1, 7],
      names: [
        'Rådgivning',
        'Murerarbejde',
        'Kørsel',
        'Webhotel 12 måneder',
        'Cykelservice',
        'Catering pr. kuvert',
      ],
      units: ['timer', 'stk.', 'km'],
      price: [3500, 120_000],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal / 4);
    const number = s.random.digits(4);
    const [vendor, customer] = [
      'Havnens Murerfirma ApS',
      s.random.pick(['Ejerforeningen Strandparken', 'Mette Sørensen', 'Fjordens Frugt A/S']),
    ];
    const body = `<div class="flex"><div>${lines(customer, 'Strandvejen 100', '2900 Hellerup')}</div><div>${lines(`<b>${vendor}</b>`, 'Kajgade 5', '5000 Odense C', 'CVR-nr.: 12345678')}</div></div>
      <h1>Faktura</h1>${pairs([
        ['Fakturanr.:', number],
        ['Fakturadato:', s.date(s.day)],
        ['Forfaldsdato:', s.date(s.day + 8)],
      ])}<br>
      ${goodsTable(
        [
          ['Beskrivelse', 'l', named],
          ['Antal', 'r', (good) => s.quantity(good.quantity)],
          ['Enhed', 'l', (good) => good.unit],
          ['Enhedspris', 'r', (good) => s.number(good.price)],
          ['Pris', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Subtotal', s.number(subtotal)],
          ['Moms (25%)', s.number(tax)],
          ['<b>Total DKK</b>', `<b>${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}<p>Betalingsbetingelser: Netto 8 dage. Beløbet indbetales på konto: 5301 0123456</p>`;
    return {
      html: page('.goods th{background:#eee}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 8, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

const norwegianInvoice: Template = {
  ...BASE,
  id: 'no-faktura',
  language: 'no',
  country: 'NO',
  currency: 'NOK',
  dates: ['dd.MM.yyyy'],
  names: norwegian,
  draw: (s) => {
    const goods = s.goods({
      count: [1, 7],
      names: ['Rørleggerarbeid', 'Servicebesøk', 'Laks fersk, hel', 'Leie av møterom', 'Programvarelisens'],
      rates: [25, 15],
      price: [5000, 200_000],
    });
    const taxes = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Fjellrør AS',
      s.random.pick(['Sameiet Bryggen 4', 'Kari Nordmann', 'Vestland Sjømat AS']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('Bryggegata 2', '5003 Bergen', 'Org.nr: NO 987 654 321 MVA')}</div><div>${pairs(
      [
        ['Fakturanr', number],
        ['Fakturadato', s.date(s.day)],
        ['Forfallsdato', s.date(s.day + 14)],
        ['KID', s.random.digits(12)],
        ['Kontonummer', '1503.22.33445'],
      ],
    )}</div></div>
      <div>${lines(customer, 'Storgata 9', '0155 Oslo')}</div><h1>Faktura</h1>
      ${goodsTable(
        [
          ['Beskrivelse', 'l', named],
          ['Antall', 'r', (good) => s.quantity(good.quantity)],
          ['Pris', 'r', (good) => s.number(good.price)],
          ['MVA', 'r', (good) => s.percent(good.rate)],
          ['Beløp', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs([['Sum eks. mva', s.number(subtotal)], ...taxes.map((share) => [`MVA ${s.percent(share.rate)} av ${s.number(share.base)}`, s.number(share.tax)] as const), ['<b>Å betale NOK</b>', `<b>${s.number(subtotal + tax)}</b>`]], 'right')}`;
    return {
      html: page('.goods tr{border-bottom:1px solid #ccc}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 14, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

const polishInvoice: Template = {
  ...BASE,
  id: 'pl-faktura-vat',
  language: 'pl',
  country: 'PL',
  currency: 'PLN',
  dates: ['dd.MM.yyyy', 'yyyy-MM-dd'],
  names: polish,
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
    return {
      html: page(
        '.goods,.box{font-size:8.5pt}.box td,.box th,.goods td,.goods th{border:1px solid #888}',
        body,
        s.random.fraction(),
      ),
      facts: { number, day: s.day, due: s.day + 14, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

export const NORDICS_POLAND: readonly Template[] = [
  swedishInvoice,
  danishInvoice,
  norwegianInvoice,
  polishInvoice,
];
