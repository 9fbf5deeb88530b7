import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** A Swedish hotel's folio: debit and credit, öre rounded, two rates in a table at the foot. */
export const seHotellnota: Template = {
  ...COUNTRY.se,
  id: 'se-hotellnota',
  kind: 'receipt',
  draw: (s) => {
    const nights = s.random.whole(1, 3);
    const goods = [
      ...Array.from({ length: nights }, () =>
        good('Logi inkl. frukost', s.random.pick([119_500, 134_500]), { rate: 12 }),
      ),
      good('Bar Lobby', s.random.whole(60, 420) * 100, { rate: 25 }),
    ];
    const total = sumOf(goods);
    const shares = taxesOf(goods, true);
    const tax = sumOfTaxes(shares);
    const number = s.random.digits(6);
    const customer = s.random.pick(['Karin Lindqvist', 'Oskar Nyman']);
    const row = (day: string, name: string, debit: string, credit: string) =>
      `<tr><td>${day}</td><td>${name}</td><td class="r">${debit}</td><td class="r">${credit}</td></tr>`;
    const body = `<div class="c"><b style="font-size:16pt">Hotell Fyrvaktaren</b>${lines('Hamngatan 3, 451 50 Uddevalla', 'Org.nr 556123-4567')}</div><br><div class="flex"><div>${lines(customer, 'Björkvägen 12', '181 45 Lidingö')}</div>${pairs(
      [
        ['Notanr', number],
        ['Rum', '214'],
        ['Ankomst', s.date(s.day - nights)],
        ['Avresa', s.date(s.day)],
      ],
    )}</div><br><table class="wide"><tr><th>Datum</th><th>Text</th><th class="r">Debet</th><th class="r">Kredit</th></tr>${goods.map((item, index) => row(s.date(s.day - nights + Math.min(index, nights - 1)), item.name, s.number(item.amount), '')).join('')}${row(s.date(s.day), 'VISA', '', s.number(total))}${row('', '<b>Totalt SEK</b>', `<b>${s.number(total)}</b>`, `<b>${s.number(total)}</b>`)}${row('', 'Saldo', s.number(0), '')}</table><br>
      <table><tr><th>Moms %</th><th class="r">Netto</th><th class="r">Moms</th><th class="r">Brutto</th></tr>${shares.map((share) => `<tr><td>${share.rate},00</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${s.number(share.base + share.tax)}</td></tr>`).join('')}</table><p>Välkommen åter!</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Hotell Fyrvaktaren',
        customer,
        tax,
        total,
        alt: { subtotal: [plain(total - tax), plain(total)], tax: [null] },
      },
    );
  },
};
