import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A Spanish marketplace's commission bill: sales as information, fees with tax, what is paid out to the seller. */
export const esComisionMarketplace: Template = {
  ...COUNTRY.es,
  id: 'es-comision-marketplace',
  draw: (s) => {
    const sales = s.random.whole(90_000, 900_000);
    const goods = [
      good('Comisión por ventas (12%)', Math.round(sales * 0.12)),
      good('Tarifa mensual vendedor', 3900),
      good('Gestión de envíos', s.random.whole(1000, 20_000)),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const total = subtotal + tax;
    const number = `MK-${s.random.digits(8)}`;
    const [vendor, customer] = [
      'Plaza Digital Marketplace S.L.U.',
      s.random.pick(['Artesanía Candela S.L.', 'Zapatos Illán C.B.']),
    ];
    const n = (minor: number) => `${s.number(minor)} €`;
    const body = `<div class="flex"><div>${lines(`<b>${vendor}</b>`, 'Paseo de la Castellana 77', '28046 Madrid', 'CIF B87654321')}</div><div><h2>FACTURA</h2>${pairs(
      [
        ['Nº de factura', number],
        ['Fecha de factura', s.date(s.day)],
        ['Periodo', `${s.date(s.day - 30)} - ${s.date(s.day - 1)}`],
      ],
    )}</div></div><b>Datos del vendedor</b>${lines(customer, 'Calle Larga 8', '11401 Jerez de la Frontera', 'CIF B11223344')}<br><p>Ventas del periodo: ${n(sales)}</p><br>
      ${grid(
        ['Concepto', 'Base imponible', '% IVA', 'Cuota IVA', 'Total'],
        goods.map((item) => {
          const part = Math.round(item.amount * 0.21);
          return [item.name, n(item.amount), '21%', n(part), n(item.amount + part)];
        }),
      )}<br>${pairs(
        [
          ['Total base imponible', n(subtotal)],
          ['Total IVA', n(tax)],
          ['<b>Total factura</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}<p>Este importe se descontará de su próxima liquidación.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      { number, vendor, customer, subtotal, tax, total },
    );
  },
};
