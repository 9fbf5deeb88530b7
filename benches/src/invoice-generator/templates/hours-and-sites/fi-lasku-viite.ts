import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Finnish invoice: reference for the bank, tax of a quarter and a half percent, unit prices with four decimals. */
export const fiLaskuViite: Template = {
  ...COUNTRY.se,
  id: 'fi-lasku-viite',
  country: 'FI',
  currency: 'EUR',
  language: 'fi',
  dates: ['d.M.yyyy', 'dd.MM.yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Asennustyö', 'Sähkötarvikkeet', 'Matkakulut', 'Keskuksen vaihto', 'Kaapeli MMJ 3x1,5'],
      quantities: [1000, 2000, 25_000],
      price: [150, 90_000],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.255);
    const total = subtotal + tax;
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Sähköpalvelu Virtanen Oy',
      s.random.pick(['Asunto Oy Kuusirinne', 'Matti Korhonen']),
    ];
    const body = `<div class="flex"><div>${lines(`<b>${vendor}</b>`, 'Teollisuustie 3', '33960 Pirkkala', 'Y-tunnus 2345678-9')}</div><h2>LASKU</h2></div><div class="flex"><div>${lines(customer, 'Kuusitie 14', '33800 Tampere')}</div>${pairs(
      [
        ['Laskun numero', number],
        ['Laskun päiväys', s.date(s.day)],
        ['Eräpäivä', s.date(s.day + 14)],
        ['Viitenumero', s.random.digits(10)],
        ['Viivästyskorko', '8,0 %'],
      ],
    )}</div><br>${grid(
      ['Tuote', 'Määrä', 'Yks.', 'à-hinta', 'Alv %', 'Yhteensä'],
      goods.map((item) => [
        item.name,
        s.quantity(item.quantity),
        'kpl',
        s.number(item.price),
        '25,5',
        s.number(item.amount),
      ]),
    )}<br>${pairs(
      [
        ['Veroton yhteensä', s.number(subtotal)],
        ['Alv 25,5 %', s.number(tax)],
        ['<b>Maksettava yhteensä EUR</b>', `<b>${s.number(total)}</b>`],
      ],
      'right',
    )}<p class="small">IBAN FI21 1234 5600 0007 85 &nbsp; BIC NDEAFIHH</p>`;
    return drawn(
      s,
      { body, goods },
      {
        number,
        due: s.day + 14,
        vendor,
        customer,
        subtotal,
        tax,
        total,
      },
    );
  },
};
