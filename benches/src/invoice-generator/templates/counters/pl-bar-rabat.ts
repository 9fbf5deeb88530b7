import { COUNTRY } from '../countries.ts';
import { good, sumOf, taxesOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, plain, type Template } from '../template.ts';
import { roll } from '../tills-and-pumps/roll.ts';

/** A Polish restaurant's slip under the new letters: names over quantities, a discount below. */
export const plBarRabat: Template = {
  ...COUNTRY.pl,
  ...SLIP,
  id: 'pl-bar-rabat',
  numbers: [PLAIN_COMMA],
  dates: ['yyyy-MM-dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: ['PIEROGI RUSKIE', 'ZUPA POMIDOROWA', 'KOTLET SCHABOWY', 'KOMPOT', 'NALESNIKI'],
      quantities: [1000, 2000],
      price: [450, 3200],
      rates: [8],
    });
    const off = good('Rabat', -s.random.whole(100, 400), { rate: 8 });
    const all = [...goods, off];
    const total = sumOf(all);
    const tax = taxesOf(all, true)[0]?.tax ?? 0;
    const number = s.random.digits(5);
    const look = roll([
      'BAR MLECZNY „U JADZI”',
      'JADWIGA KOWAL',
      '30-001 KRAKÓW UL. KROWODERSKA 8',
      'NIP 6771234567',
      [`${s.date(s.day)}`, `nr wydr.${number}`],
      'PARAGON FISKALNY',
      ...goods.flatMap((item): (string | [string, string])[] => [
        [`${item.name} B`, ''],
        [
          `&nbsp;&nbsp;${s.quantity(item.quantity)} szt. x ${s.number(item.price)}`,
          `${s.number(item.amount)} B`,
        ],
      ]),
      ['Rabat', `${s.number(off.amount)} B`],
      '------------------------------',
      ['Sprzedaż opodatkowana B', s.number(total)],
      ['Kwota B 08,00%', s.number(tax)],
      ['Podatek PTU', s.number(tax)],
      ['<b>SUMA PLN</b>', `<b>${s.number(total)}</b>`],
      ['Gotówka', s.number(Math.ceil(total / 1000) * 1000)],
      ['Reszta', s.number(Math.ceil(total / 1000) * 1000 - total)],
      '#001 KIEROWNIK 13:10',
    ]);
    return drawn(
      s,
      { ...look, goods: all, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'BAR MLECZNY „U JADZI”',
        tax,
        total,
        alt: {
          number: [null],
          subtotal: [plain(total), plain(total - tax)],
          vendor: ['JADWIGA KOWAL'],
          ...alsoCalled(all, (item) => [`${item.name} B`]),
        },
      },
    );
  },
};
