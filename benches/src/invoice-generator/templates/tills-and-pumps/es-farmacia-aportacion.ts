import { COUNTRY } from '../countries.ts';
import { sumOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { drawn, PLAIN_COMMA, type Template } from '../template.ts';
import { roll } from './roll.ts';

/** A Spanish pharmacy: quantity, article, retail price and what the patient pays of it. */
export const esFarmaciaAportacion: Template = {
  ...COUNTRY.es,
  ...SLIP,
  id: 'es-farmacia-aportacion',
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'IBUPROFENO 600MG 40 COMP',
        'OMEPRAZOL 20MG 28 CAPS',
        'SUERO FISIOLOGICO 30U',
        'CHAMPU ANTICASPA',
        'TIRITAS SURTIDAS',
      ],
      quantities: [1000, 2000],
      price: [197, 1890],
    });
    const total = sumOf(goods);
    const number = `T${s.random.digits(6)}`;
    const table = `<table class="wide"><tr><td>Ud</td><td>Artículo</td><td class="r">PVP</td><td class="r">Importe</td></tr>${goods.map((item) => `<tr><td>${s.quantity(item.quantity)}</td><td>${item.name}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}</table>`;
    const look = roll([
      '<b>FARMACIA LDA. ROCÍO BENÍTEZ</b>',
      'C/ Alfarería 40, 41010 Sevilla',
      'NIF 28765432K',
      '&nbsp;',
      [`Ticket: ${number}`, `${s.date(s.day)} 12:05`],
      'Le atendió: Marta',
      table,
      ['<b>Total a pagar</b>', `<b>${s.number(total)} €</b>`],
      ['Entregado', `${s.number(Math.ceil(total / 1000) * 1000)} €`],
      ['Cambio', `${s.number(Math.ceil(total / 1000) * 1000 - total)} €`],
      'IVA INCLUIDO',
      'No se admiten devoluciones de medicamentos',
    ]);
    return drawn(s, { ...look, goods }, { number, vendor: 'FARMACIA LDA. ROCÍO BENÍTEZ', total });
  },
};
