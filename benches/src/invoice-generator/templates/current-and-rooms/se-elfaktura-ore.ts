import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A Swedish electricity bill: prices in öre, a fixed fee a month, sums by supplier and grid, rounded to kronor. */
export const seElfakturaOre: Template = {
  ...COUNTRY.se,
  id: 'se-elfaktura-ore',
  draw: (s) => {
    const used = s.random.whole(180, 1900);
    const grid = s.random.whole(2000, 4000) / 100;
    const goods = [
      good('Rörligt elpris', 0, { quantity: used * 1000, amount: Math.round(used * 81.4) }),
      good('Fast månadsavgift', 3920),
      good('Elöverföring', 0, { quantity: used * 1000, amount: Math.round(used * grid) }),
      good('Energiskatt', 0, { quantity: used * 1000, amount: Math.round(used * 43.9) }),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.25);
    const raw = subtotal + tax;
    const total = Math.round(raw / 100) * 100;
    const number = s.random.digits(9);
    const customer = s.random.pick(['Elsa Bergström', 'Brf Tallbacken']);
    const vendor = 'Norrsken Energi AB';
    const price = (ore: number) => `${ore.toFixed(2).replace('.', ',')} öre/kWh`;
    const row = (name: string, count: string, unit: string, minor: number) =>
      `<tr><td>${name}</td><td class="r">${count}</td><td class="r">${unit}</td><td class="r">${s.number(minor)}</td></tr>`;
    const kwh = `${used} kWh`;
    const body = `<div class="flex"><b style="font-size:17pt;color:#073">Norrsken</b><h2>Faktura</h2></div><div class="flex"><div>${lines(customer, 'Storgatan 4', '903 26 Umeå')}</div>${pairs(
      [
        ['Fakturanummer', number],
        ['Fakturadatum', s.date(s.day)],
        ['Förfallodatum', s.date(s.day + 30)],
        ['Kundnummer', s.random.digits(6)],
        ['OCR', s.random.digits(14)],
      ],
    )}</div><br><table class="wide"><tr><th>Specifikation</th><th class="r">Förbrukning</th><th class="r">Pris</th><th class="r">Belopp kr</th></tr>${row(goods[0]?.name ?? '', kwh, price(81.4), goods[0]?.amount ?? 0)}${row(goods[1]?.name ?? '', '1 mån', '39,20 kr/mån', 3920)}${row(goods[2]?.name ?? '', kwh, price(grid), goods[2]?.amount ?? 0)}${row(goods[3]?.name ?? '', kwh, price(43.9), goods[3]?.amount ?? 0)}</table><br>${pairs(
      [
        ['Summa exkl. moms', s.number(subtotal)],
        ['Moms 25%', s.number(tax)],
        ['Öresavrundning', s.number(total - raw)],
        ['<b>Att betala SEK</b>', `<b>${s.number(total)}</b>`],
      ],
      'right',
    )}<p class="small">${vendor} · Box 12, 901 02 Umeå · Org.nr 556600-1122 · Bankgiro 5050-1055</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { vendor: ['Norrsken'] },
      },
    );
  },
};
