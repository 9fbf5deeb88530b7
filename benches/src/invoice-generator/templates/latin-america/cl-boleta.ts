import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Chilean till's boleta: whole pesos, quantity times price above the amount, the tax it holds in a sentence. */
export const clBoleta: Template = {
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
    return drawn(
      s,
      { style: '@page{margin:5mm}body{font-size:8pt}td{padding:0}', body, chance: 0, goods },
      {
        number,
        vendor: 'MINIMARKET LOS AROMOS LTDA',
        tax,
        total,
        alt: { subtotal: [String(total - tax), String(total)] },
      },
    );
  },
};
