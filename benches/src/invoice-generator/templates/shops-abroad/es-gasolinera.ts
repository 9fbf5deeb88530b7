import { COUNTRY } from '../countries.ts';
import { good, taxesOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, drawn, PLAIN_COMMA, type Template } from '../template.ts';
import { roll } from '../tills-and-pumps/roll.ts';

/** A Spanish fuel slip: litres and price a litre in columns over one line. */
export const esGasolinera: Template = {
  ...COUNTRY.es,
  ...SLIP,
  id: 'es-gasolinera',
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const litres = s.random.whole(1200, 6000);
    const price = s.random.whole(1399, 1799);
    const fuel = good('GASOLEO A', 0, { amount: Math.round((litres * price) / 1000), rate: 21 });
    const [share] = taxesOf([fuel], true);
    const number = `${s.random.digits(3)}/${s.random.digits(6)}`;
    const look = roll([
      '<b>E.S. LOS OLIVOS S.L.</b>',
      'CTRA. N-IV KM 412, CORDOBA',
      'CIF B14556677',
      'FACTURA SIMPLIFICADA',
      [`Nº ${number}`, `${s.date(s.day)} 09:02`],
      'Surtidor 03',
      ['Producto &nbsp; Litros &nbsp; €/L', 'Importe'],
      [
        `${fuel.name} &nbsp; ${s.number(litres)} &nbsp; ${String(price / 1000).replace('.', ',')}`,
        s.number(fuel.amount),
      ],
      ['<b>TOTAL EUROS</b>', `<b>${s.number(fuel.amount)}</b>`],
      ['Base imponible', s.number(share?.base ?? 0)],
      ['IVA 21%', s.number(share?.tax ?? 0)],
      ['Tarjeta', s.number(fuel.amount)],
      'Gracias por su visita',
    ]);
    return drawn(
      s,
      { ...look, goods: [fuel], prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'E.S. LOS OLIVOS S.L.',
        subtotal: share?.base ?? 0,
        tax: share?.tax ?? 0,
        total: fuel.amount,
      },
    );
  },
};
