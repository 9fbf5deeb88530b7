import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { DOT, drawn, type Template } from '../template.ts';

/** A Mexican CFDI: keys of goods and units, the tax of each concept in a line below it, the sum in words, seals. */
export const mxCfdi: Template = {
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
    return drawn(
      s,
      { style: 'td,th{font-size:8pt}', body, goods },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax,
        alt: { number: [number.replace('A ', ''), number.replace(' ', '-')] },
      },
    );
  },
};
