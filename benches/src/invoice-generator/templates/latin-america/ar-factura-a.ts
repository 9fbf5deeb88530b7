import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { COMMA, drawn, type Template } from '../template.ts';

/** An Argentine "factura A": letter in a box, point of sale and number apart, taxes of every rate though nought, CAE. */
export const arFacturaA: Template = {
  ...COUNTRY.es,
  id: 'ar-factura-a',
  country: 'AR',
  currency: 'ARS',
  numbers: [COMMA],
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'Honorarios profesionales',
        'Cable UTP cat 6 x 305 m',
        'Instalación de red',
        'Switch 24 bocas',
        'Abono mensual',
      ],
      quantities: [1000, 2000, 4000],
      price: [150_000, 9_500_000],
      rates: [21],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const number = `0000${s.random.digits(4)}`;
    const [vendor, customer] = [
      'REDES DEL PLATA S.R.L.',
      s.random.pick(['Estancia La Querencia S.A.', 'Clínica San Martín S.A.']),
    ];
    const zero = s.number(0);
    const body = `<div class="c box"><b>ORIGINAL</b></div><table class="wide box"><tr><td style="width:45%"><b style="font-size:15pt">${vendor}</b>${lines(`Razón Social: ${vendor}`, 'Domicilio Comercial: Av. Corrientes 2345, CABA', 'Condición frente al IVA: IVA Responsable Inscripto')}</td>
      <td class="c"><b style="font-size:24pt">A</b><br>COD. 01</td><td><b style="font-size:17pt">FACTURA</b>${lines(`Punto de Venta: 00003 &nbsp; Comp. Nro: ${number}`, `Fecha de Emisión: ${s.date(s.day)}`, 'CUIT: 30712345678', 'Ingresos Brutos: 901-123456-7')}</td></tr></table>
      <table class="wide box"><tr><td>Período Facturado Desde: ${s.date(s.day - 30)} &nbsp; Hasta: ${s.date(s.day)}</td><td>Fecha de Vto. para el pago: ${s.date(s.day + 10)}</td></tr></table>
      <table class="wide box"><tr><td>CUIT: 30-65432109-8</td><td>Apellido y Nombre / Razón Social: ${customer}</td></tr><tr><td>Condición frente al IVA: IVA Responsable Inscripto</td><td>Domicilio: Ruta 8 km 60, Pilar</td></tr></table><br>
      ${grid(
        [
          'Código',
          'Producto / Servicio',
          'Cantidad',
          'U. Medida',
          'Precio Unit.',
          '% Bonif',
          'Subtotal',
          'Alícuota IVA',
          'Subtotal c/IVA',
        ],
        goods.map((item) => [
          item.code,
          item.name,
          `${s.quantity(item.quantity)},00`,
          'unidades',
          s.number(item.price),
          '0,00',
          s.number(item.amount),
          '21%',
          s.number(item.amount + Math.round(item.amount * 0.21)),
        ]),
        'wide box',
      )}<br>${pairs(
        [
          ['Importe Neto Gravado: $', s.number(subtotal)],
          ['IVA 27%: $', zero],
          ['IVA 21%: $', s.number(tax)],
          ['IVA 10.5%: $', zero],
          ['Importe Otros Tributos: $', zero],
          ['<b>Importe Total: $</b>', `<b>${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}<p>CAE N°: ${s.random.digits(14)} &nbsp; Fecha de Vto. de CAE: ${s.date(s.day + 10)}</p>`;
    return drawn(
      s,
      { style: '.box,.box td,.box th{border:1px solid #444}td,th{font-size:8pt}', body, goods },
      {
        number,
        due: s.day + 10,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax,
        alt: { currency: [null, 'USD'] },
      },
    );
  },
};
