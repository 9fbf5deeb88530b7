import { COUNTRY } from '../countries.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, plain, type Template } from '../template.ts';
import { roll } from '../tills-and-pumps/roll.ts';

/** An Austrian inn: count before the dish, letters for the rates, a table of four columns, the signature of the register. */
export const atGasthausRksv: Template = {
  ...COUNTRY.de,
  ...SLIP,
  id: 'at-gasthaus-rksv',
  country: 'AT',
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'Wiener Schnitzel',
        'Grüner Veltliner 1/8',
        'Kaiserschmarrn',
        'Frittatensuppe',
        'Almdudler 0,35',
      ],
      quantities: [1000, 2000, 3000],
      price: [290, 2490],
      rates: [10, 20],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(5);
    const letter = (rate: number) => (rate === 20 ? 'A' : 'B');
    const look = roll([
      '<b>Gasthof zur Post</b>',
      'Familie Hinterleitner',
      'Kirchplatz 1, 4820 Bad Ischl',
      'UID ATU12345678',
      [`Rechnung Nr. ${number}`, 'Tisch 14'],
      [`${s.date(s.day)} 20:15`, 'Es bediente Sie Resi'],
      '--------------------------------',
      ...goods.map((item): [string, string] => [
        `${s.quantity(item.quantity)} ${item.name}${item.quantity > 1000 ? ` à ${s.number(item.price)}` : ''}`,
        `${s.number(item.amount)} ${letter(item.rate)}`,
      ]),
      '--------------------------------',
      ['<b>Summe EUR</b>', `<b>${s.number(total)}</b>`],
      ['Bankomat', s.number(total)],
      ['MwSt &nbsp; Netto &nbsp; Steuer', 'Brutto'],
      ...shares.map((share): [string, string] => [
        `${letter(share.rate)} ${share.rate}% &nbsp; ${s.number(share.base)} &nbsp; ${s.number(share.tax)}`,
        s.number(share.base + share.tax),
      ]),
      'Kassen-ID: KASSE01',
      'Vielen Dank für Ihren Besuch!',
    ]);
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Gasthof zur Post',
        tax,
        total,
        alt: {
          subtotal: [plain(total - tax), plain(total)],
          vendor: ['Familie Hinterleitner'],
          ...alsoCalled(goods, (item) => [
            `${s.quantity(item.quantity)} ${item.name}`,
            `${item.name} à ${s.number(item.price)}`,
            `${s.quantity(item.quantity)} ${item.name} à ${s.number(item.price)}`,
          ]),
        },
      },
    );
  },
};
