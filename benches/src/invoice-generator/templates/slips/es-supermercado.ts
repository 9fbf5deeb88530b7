import { COUNTRY } from '../countries.ts';
import { good, sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** A Spanish supermarket: quantity before the name, price only where several, weighed goods over two lines, tax with base and share. */
export const esSupermercado: Template = {
  ...COUNTRY.es,
  ...SLIP,
  id: 'es-supermercado',
  numbers: [PLAIN_COMMA],
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [3, 12],
      names: [
        'LECHE ENTERA',
        'PAN MOLDE',
        'ACEITE OLIVA VIRGEN',
        'HUEVOS 12',
        'ATUN CLARO',
        'DETERGENTE',
        'CERVEZA PACK',
        'QUESO TIERNO',
      ],
      quantities: [1000, 1000, 2000, 3000],
      price: [55, 990],
      rates: [10, 21],
    });
    const fruit = good('PLATANO', 199, { quantity: 812, rate: 4, unit: 'kg' });
    const all = [...goods, fruit];
    const shares = taxesOf(all, true);
    const total = sumOf(all);
    const number = `${s.random.digits(4)}-${s.random.digits(3)}-${s.random.digits(6)}`;
    const look = slip(
      head(
        '<b>SUPERMERCADOS LA HUERTA, S.A.</b>',
        'A-46012345',
        'C/ COLON 14',
        '46004 VALENCIA',
        'TELÉFONO: 963555012',
        `${s.date(s.day)} 19:43 &nbsp; OP: 112233`,
        `FACTURA SIMPLIFICADA: ${number}`,
      ),
      rows([
        ['Descripción', 'P. Unit', 'Importe'],
        ...goods.map((item) => [
          `${s.quantity(item.quantity)} ${item.name}`,
          item.quantity === 1000 ? '' : s.number(item.price),
          s.number(item.amount),
        ]),
        ['1 PLATANO', '', ''],
        ['0,812 kg', '1,99 €/kg', s.number(fruit.amount)],
        ['', 'TOTAL (€)', `<b>${s.number(total)}</b>`],
        ['', 'TARJETA BANCARIA', s.number(total)],
      ]),
      '<br>',
      rows([
        ['IVA', 'BASE IMPONIBLE (€)', 'CUOTA (€)'],
        ...shares.map((share) => [`${share.rate}%`, s.number(share.base), s.number(share.tax)]),
        ['TOTAL', s.number(total - sumOfTaxes(shares)), s.number(sumOfTaxes(shares))],
      ]),
      head(
        'TARJ. BANCARIA: **** **** **** 2087',
        'N.C: 021345678',
        `Importe: ${s.number(total)} €`,
        'SE ADMITEN DEVOLUCIONES CON TICKET',
      ),
    );
    const tax = sumOfTaxes(shares);
    return drawn(
      s,
      { ...look, goods: all, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'SUPERMERCADOS LA HUERTA, S.A.',
        subtotal: total - tax,
        tax,
        total,
        alt: alsoCalled(all, (item) => [
          `${s.quantity(item.quantity)} ${item.name}`,
          `1 ${item.name}`,
          `1 ${item.name} 0,812 kg`,
        ]),
      },
    );
  },
};
