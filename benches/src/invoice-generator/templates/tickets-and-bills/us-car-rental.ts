import { isoDate } from '@tieout/corpus';
import { COUNTRY } from '../countries.ts';
import { grid, pairs } from '../html.ts';
import { good, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A rental car's closed contract: days at a rate, fees by percent, taxes, what the card was charged. */
export const usCarRental: Template = {
  ...COUNTRY.us,
  id: 'us-car-rental',
  kind: 'receipt',
  dates: ['dd-MMM-yyyy', 'MM/dd/yyyy'],
  draw: (s) => {
    const days = s.random.whole(1, 9);
    const goods = [
      good('TIME AND DISTANCE', s.random.whole(2900, 9900), { quantity: days * 1000 }),
      good('LOSS DAMAGE WAIVER', 2999, { quantity: days * 1000 }),
      good('VEHICLE LICENSE FEE', 145, { quantity: days * 1000 }),
      good('CONCESSION RECOVERY 11.11%', s.random.whole(400, 4000)),
    ];
    const { subtotal, tax, total } = withTax(goods, 0.0825);
    const number = s.random.digits(9);
    const customer = s.random.pick(['HELEN MARSH', 'VICTOR ODUYA']);
    const body = `<div class="flex"><b style="font-size:17pt">Roadrunner Rent-A-Car</b><b>RENTAL AGREEMENT RECEIPT</b></div>${pairs(
      [
        ['Rental Agreement No:', number],
        ['Renter:', customer],
        ['Date Out:', `${s.date(s.day - days)} 10:04`],
        ['Date In:', `${s.date(s.day)} 09:41`],
        ['Vehicle:', 'TOYOTA COROLLA 7ABC123'],
        ['Miles driven:', '312'],
      ],
    )}<br><b>CHARGES</b>
      ${grid(
        ['DESCRIPTION', 'QTY', 'RATE', 'AMOUNT'],
        goods.map((item, index) => [
          item.name,
          index < 3 ? `${days} DAYS` : '',
          index < 3 ? s.number(item.price) : '',
          s.number(item.amount),
        ]),
      )}${pairs(
        [
          ['SUBTOTAL', s.number(subtotal)],
          ['SALES TAX 8.25%', s.number(tax)],
          ['TOTAL CHARGES', `$${s.number(total)}`],
          ['VISA XX4410', `-$${s.number(total)}`],
          ['AMOUNT DUE', '$0.00'],
        ],
        'right',
      )}<p class="small">Roadrunner Rent-A-Car LLC, 8000 Airport Blvd, Houston, TX 77061</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Roadrunner Rent-A-Car LLC',
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['Roadrunner Rent-A-Car'],
          date: [isoDate(s.day - days)],
        },
      },
    );
  },
};
