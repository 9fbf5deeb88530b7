import { COUNTRY } from '../countries.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, PLAIN_COMMA, plain, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** A Polish fiscal slip: quantity, sign and price in one cell, a tax letter behind the sum, sums of the tax before the total. */
export const plParagon: Template = {
  ...COUNTRY.pl,
  ...SLIP,
  id: 'pl-paragon',
  numbers: [PLAIN_COMMA],
  dates: ['yyyy-MM-dd', 'dd-MM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 8],
      names: [
        'CHLEB ZYTNI',
        'MLEKO 3,2% 1L',
        'SER GOUDA',
        'JABLKA LUZ',
        'PLYN DO NACZYN',
        'KAWA MIELONA 250G',
      ],
      quantities: [1000, 2000, 645],
      price: [199, 2990],
      rates: [23],
    });
    const total = sumOf(goods);
    const tax = taxesOf(goods, true)[0]?.tax ?? 0;
    const number = s.random.digits(6);
    const look = slip(
      head(
        '<b>SKLEP SPOŻYWCZY „ZIELONY KOSZYK”</b>',
        'ul. Długa 5, 31-147 Kraków',
        'NIP 676-123-45-67',
        'PARAGON FISKALNY',
      ),
      rows([
        ...goods.map((item) => [
          item.name,
          `${s.quantity(item.quantity)} x${s.number(item.price)}`,
          `${s.number(item.amount)}A`,
        ]),
        ['SPRZEDAŻ OPODATKOWANA A', '', s.number(total)],
        ['PTU A 23,00 %', '', s.number(tax)],
        ['SUMA PTU', '', s.number(tax)],
        ['<b>SUMA PLN</b>', '', `<b>${s.number(total)}</b>`],
        ['KARTA', '', s.number(total)],
      ]),
      head(`${number} #Kasa 2 Kasjer nr 14 &nbsp; ${s.date(s.day)} 16:55`, 'ZBF 1801234567'),
    );
    return drawn(
      s,
      { ...look, goods },
      {
        number,
        vendor: 'SKLEP SPOŻYWCZY „ZIELONY KOSZYK”',
        tax,
        total,
        alt: { number: [null], subtotal: [plain(total), plain(total - tax)] },
      },
    );
  },
};
