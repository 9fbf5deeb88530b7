import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { sumOf, taxesOf } from './sheet.ts';
import { COMMA, DOT, drawn, type Template } from './template.ts';

/** A Mexican CFDI: keys of goods and units, the tax of each concept in a line below it, the sum in words, seals. */
const cfdi: Template = {
  ...COUNTRY.es,
  id: 'mx-cfdi',
  country: 'MX',
  currency: 'MXN',
  numbers: [DOT],
  dates: ['yyyy-MM-dd', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'Servicio de mantenimiento',
        'Tóner negro 26A',
        'Renta de bodega',
        'Papel bond carta',
        'Flete local',
      ],
      quantities: [1000, 2000, 5000],
      price: [9000, 900_000],
      rates: [16],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const number = `A ${s.random.digits(4)}`;
    const [vendor, customer] = [
      'SOLUCIONES DE OFICINA DEL BAJIO SA DE CV',
      s.random.pick(['COMERCIALIZADORA AZTLAN SA DE CV', 'MARIA ELENA OCHOA RUIZ']),
    ];
    const rows = goods
      .map(
        (
          item,
        ) => `<tr><td>4411${s.random.digits(4)}</td><td class="r">${s.quantity(item.quantity)}.00</td><td>H87</td><td>Pieza</td>
        <td>${item.name}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td><td>02</td></tr>
        <tr class="small"><td></td><td colspan="7">Traslados: IVA 002 &nbsp; Base ${s.number(item.amount)} &nbsp; Tasa 0.160000 &nbsp; Importe ${s.number(Math.round(item.amount * 0.16))}</td></tr>`,
      )
      .join('');
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('RFC: SOB010203AB1', 'Régimen fiscal: 601 General de Ley Personas Morales', 'Lugar de expedición: 37000')}</div>
      <div class="r"><b>FACTURA</b>${lines(`Serie y Folio: ${number}`, `Fecha: ${s.date(s.day)} 11:32:05`, 'Efecto del comprobante: I Ingreso', 'Folio fiscal:', `${s.random.code(8)}-4A1B-4C3D-9E2F-${s.random.code(12)}`)}</div></div><hr>
      <b>Receptor</b>${lines(`Nombre: ${customer}`, 'RFC: CAZ990101XX2', 'Uso CFDI: G03 Gastos en general', 'Domicilio fiscal: 44100')}<br>
      <table class="wide"><tr><th>Clave ProdServ</th><th>Cantidad</th><th>Clave unidad</th><th>Unidad</th><th>Descripción</th><th>Valor unitario</th><th>Importe</th><th>Obj. Imp.</th></tr>${rows}</table><br>
      ${pairs(
        [
          ['Subtotal', `$${s.number(subtotal)}`],
          ['Impuestos trasladados IVA 16.00%', `$${s.number(tax)}`],
          ['<b>Total</b>', `<b>$${s.number(subtotal + tax)}</b>`],
        ],
        'right',
      )}<p>(MIL PESOS 00/100 M.N.)</p>${lines('Forma de pago: 03 Transferencia electrónica de fondos', 'Método de pago: PUE Pago en una sola exhibición', 'Moneda: MXN Peso Mexicano')}
      <p class="small">Sello digital del CFDI: ${s.random.code(90)}<br>Este documento es una representación impresa de un CFDI</p>`;
    return drawn(page('td,th{font-size:8pt}', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      vendor,
      customer,
      subtotal,
      tax,
      total: subtotal + tax,
      alt: { number: [number.replace('A ', ''), number.replace(' ', '-')] },
    });
  },
};

/** A Chilean till's boleta: whole pesos, quantity times price above the amount, the tax it holds in a sentence. */
const boleta: Template = {
  ...COUNTRY.es,
  id: 'cl-boleta',
  kind: 'receipt',
  size: 'slip',
  country: 'CL',
  currency: 'CLP',
  digits: 0,
  dates: ['dd-MM-yyyy', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: ['PAN MARRAQUETA KG', 'LECHE ENTERA 1L', 'PALTA HASS KG', 'TE CLASICO 100UN', 'QUESO GAUDA LAM'],
      quantities: [1000, 1000, 2000, 3000],
      price: [450, 8990],
    });
    const total = sumOf(goods);
    const tax = total - Math.round(total / 1.19);
    const number = s.random.digits(8);
    const rows = goods
      .map(
        (item) =>
          `<tr><td colspan="2">${item.name}</td></tr><tr><td>${s.quantity(item.quantity)} x ${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`,
      )
      .join('');
    const body = `<div class="c">${lines('<b>MINIMARKET LOS AROMOS LTDA</b>', 'RUT: 76.123.456-7', 'GIRO: MINIMARKET', 'AV. IRARRAZAVAL 1234, ÑUÑOA')}</div><div class="c"><b>BOLETA ELECTRONICA N° ${number}</b></div>
      <p>Fecha: ${s.date(s.day)} 19:20</p><table class="wide">${rows}<tr><td><b>TOTAL</b></td><td class="r"><b>$ ${s.number(total)}</b></td></tr><tr><td>TARJETA DEBITO</td><td class="r">${s.number(total)}</td></tr></table>
      <p>El IVA incluido en esta boleta es de: $ ${s.number(tax)}</p><div class="c">${lines('Timbre Electrónico SII', 'Res. 99 de 2014', 'Verifique documento: www.sii.cl')}</div>`;
    return drawn(page('@page{margin:5mm}body{font-size:8pt}td{padding:0}', body, 0), goods, {
      number,
      day: s.day,
      vendor: 'MINIMARKET LOS AROMOS LTDA',
      tax,
      total,
      alt: { subtotal: [String(total - tax), String(total)] },
    });
  },
};

/** An Argentine "factura A": letter in a box, point of sale and number apart, taxes of every rate though nought, CAE. */
const facturaA: Template = {
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
      page('.box,.box td,.box th{border:1px solid #444}td,th{font-size:8pt}', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
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

/** Papers of Latin America's tax offices. */
export const LATIN_AMERICA: readonly Template[] = [cfdi, boleta, facturaA];
