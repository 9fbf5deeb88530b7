import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Spanish hotel's bill: days with their charges, one rate, an advance by card deducted, sums in boxes at the foot. */
export const esHotelAnticipo: Template = {
  ...COUNTRY.es,
  id: 'es-hotel-anticipo',
  draw: (s) => {
    const nights = s.random.whole(1, 4);
    const goods = [
      ...Array.from({ length: nights }, (_, index) =>
        good('Alojamiento habitación doble', 11_900, { code: s.date(s.day - nights + index), rate: 10 }),
      ),
      good('Desayuno buffet', 1450, { quantity: 2000, code: s.date(s.day - 1), rate: 10 }),
      good('Parking', 1800, { code: s.date(s.day - 1), rate: 10 }),
    ];
    const [share] = taxesOf(goods, true);
    const total = sumOf(goods);
    const [subtotal, tax] = [share?.base ?? 0, share?.tax ?? 0];
    const number = `F25/${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Hoteles Sierra Sur S.A.',
      s.random.pick(['Beatriz Navarro Gil', 'Construcciones Olmo S.L.']),
    ];
    const body = `<div class="c"><b style="font-size:17pt">Hotel Puerta de la Sierra</b>${lines(`${vendor} · CIF A29123456`, 'Avda. de Andalucía 50, 29400 Ronda')}</div><br><table class="wide"><tr><td>Cliente: ${customer}<br>NIF: 12345678Z</td><td>Habitación: 208<br>Entrada: ${s.date(s.day - nights)}<br>Salida: ${s.date(s.day)}</td><td>Factura nº: ${number}<br>Fecha: ${s.date(s.day)}</td></tr></table><br><table class="wide"><tr><th>Fecha</th><th>Concepto</th><th class="r">Uds.</th><th class="r">Precio</th><th class="r">Importe</th></tr>${goods.map((item) => `<tr><td>${item.code}</td><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}</table><br>
      <table class="wide box"><tr><th>Base imponible</th><th>% IVA</th><th>Cuota IVA</th><th>Total factura</th></tr><tr><td class="r">${s.number(subtotal)}</td><td class="r">10,00</td><td class="r">${s.number(tax)}</td><td class="r"><b>${s.number(total)} €</b></td></tr></table>${pairs(
        [
          ['Anticipo reserva VISA', `-${s.number(10_000)}`],
          ['Pendiente de pago', s.number(total - 10_000)],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #777}', body, goods },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { vendor: ['Hotel Puerta de la Sierra'] },
      },
    );
  },
};
