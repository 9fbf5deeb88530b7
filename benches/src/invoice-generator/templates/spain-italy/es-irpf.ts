import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, named, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A professional's bill: VAT on top, income tax withheld, so that the total to pay is below the taxed sum. */
export const esIrpf: Template = {
  ...COUNTRY.es,
  id: 'es-irpf',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'Asesoría fiscal trimestral',
        'Redacción de contrato',
        'Diseño de logotipo',
        'Honorarios profesionales',
        'Reunión de seguimiento',
      ],
      details: ['Expediente 114/24'],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const off = Math.round(subtotal * 0.15);
    const number = `F-${s.random.digits(3)}/${s.random.whole(21, 26)}`;
    const [vendor, customer] = [
      'Marta Ibáñez Soler',
      s.random.pick(['Construcciones Levante S.L.', 'Clínica Dental Sonríe S.L.P.', 'Bodegas Arlanza S.A.']),
    ];
    const body = `<h1>FACTURA</h1><div class="flex"><div>${lines(`<b>${vendor}</b>`, 'NIF: 48123456K', 'C/ Colón 25, 3º B', '46004 Valencia')}</div><div>${lines('<b>Cliente:</b>', customer, 'CIF: B96123456', 'Avda. del Puerto 110', '46023 Valencia')}</div></div><br>
      ${pairs([
        ['Nº factura:', number],
        ['Fecha:', s.date(s.day)],
        ['Vencimiento:', s.date(s.day + 30)],
      ])}<br>
      ${goodsTable(
        [
          ['Concepto', 'l', named],
          ['Cantidad', 'r', (good) => s.quantity(good.quantity)],
          ['Precio', 'r', (good) => `${s.number(good.price)} €`],
          ['Importe', 'r', (good) => `${s.number(good.amount)} €`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Base imponible', `${s.number(subtotal)} €`],
          ['IVA 21%', `${s.number(tax)} €`],
          ['Retención IRPF 15%', `-${s.number(off)} €`],
          ['<b>TOTAL A PAGAR</b>', `<b>${s.number(subtotal + tax - off)} €</b>`],
        ],
        'right',
      )}
      <p>Forma de pago: transferencia ES91 2100 0418 4502 0005 1332</p>`;
    return drawn(
      s,
      { style: '.goods th{border-bottom:2px solid #c60}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax - off },
    );
  },
};
