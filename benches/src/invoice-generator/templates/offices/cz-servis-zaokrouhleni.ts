import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Czech simplified bill of a repair shop: hours and parts, sums by rate, rounded to crowns. */
export const czServisZaokrouhleni: Template = {
  ...COUNTRY.cz,
  id: 'cz-servis-zaokrouhleni',
  draw: (s) => {
    const goods = [
      good('Servisní práce', 65_000, { quantity: s.random.pick([1000, 1500, 2500]) }),
      ...s.goods({
        count: [1, 3],
        names: ['Brzdové destičky přední', 'Motorový olej 5W30', 'Filtr vzduchový', 'Žárovka H7'],
        quantities: [1000, 2000, 4000],
        price: [8900, 190_000],
      }),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const raw = subtotal + tax;
    const total = Math.round(raw / 100) * 100;
    const number = `2025${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Autoservis Dvořák s.r.o.',
      s.random.pick(['Jan Procházka', 'Zahrada Plus s.r.o.']),
    ];
    const body = `<div class="flex"><h2>FAKTURA - daňový doklad č. ${number}</h2></div><table class="wide box"><tr><td style="width:50%"><b>Dodavatel:</b>${lines(vendor, 'Průmyslová 12', '370 01 České Budějovice', 'IČO: 26012345', 'DIČ: CZ26012345')}</td><td><b>Odběratel:</b>${lines(customer, 'Lipová 3', '373 81 Kamenný Újezd')}</td></tr><tr><td>${lines('Forma úhrady: převodem', 'Číslo účtu: 123456789/0300', `Variabilní symbol: ${number}`)}</td><td>${lines(`Datum vystavení: ${s.date(s.day)}`, `Datum splatnosti: ${s.date(s.day + 14)}`, `Datum zdan. plnění: ${s.date(s.day)}`)}</td></tr></table><br>
      ${grid(
        ['Označení dodávky', 'Počet', 'MJ', 'Cena za MJ', 'Sazba DPH', 'Celkem bez DPH'],
        goods.map((item, index) => [
          item.name,
          s.quantity(item.quantity),
          index === 0 ? 'hod' : 'ks',
          s.number(item.price),
          '21 %',
          s.number(item.amount),
        ]),
      )}<br>${pairs(
        [
          ['Základ daně 21 %', s.number(subtotal)],
          ['DPH 21 %', s.number(tax)],
          ['Zaokrouhlení', s.number(total - raw)],
          ['<b>Celkem k úhradě</b>', `<b>${s.number(total)} Kč</b>`],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { style: '.box td{border:1px solid #666}', body, goods },
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
