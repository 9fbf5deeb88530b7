import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A Spanish electricity bill: power and energy with their factors in the names, a tax on electricity among the lines, rent of the meter. */
export const esElectricidadPotencia: Template = {
  ...COUNTRY.es,
  id: 'es-electricidad-potencia',
  draw: (s) => {
    const power = good('Potencia contratada 4,6 kW x 30 días x 0,0974 €/kW día', s.random.whole(900, 2400));
    const energy = good('Energía consumida 212 kWh x 0,1523 €/kWh', s.random.whole(2000, 9000));
    const duty = good(
      'Impuesto sobre electricidad 5,11269632%',
      Math.round((power.amount + energy.amount) * 0.0511269632),
    );
    const meter = good('Alquiler equipos de medida', 81);
    const goods = [power, energy, duty, meter];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const total = subtotal + tax;
    const number = `P25CON0${s.random.digits(8)}`;
    const [vendor, customer] = [
      'Solara Comercializadora S.A.',
      s.random.pick(['Antonio Reyes Mora', 'Comunidad Propietarios Rioja 8']),
    ];
    const row = (name: string, minor: number) =>
      `<tr><td>${name}</td><td class="r">${s.number(minor)} €</td></tr>`;
    const body = `<div class="flex"><b style="font-size:18pt;color:#e80">solara</b><div class="r">${lines('TOTAL A PAGAR', `<b style="font-size:15pt">${s.number(total)} €</b>`)}</div></div><div class="flex"><div>${lines('<b>DATOS DE LA FACTURA</b>', `Nº de factura: ${number}`, `Fecha de factura: ${s.date(s.day)}`, `Periodo de facturación: ${s.date(s.day - 33)} a ${s.date(s.day - 3)}`, `Fecha de cargo: ${s.date(s.day + 8)}`)}</div><div>${lines(customer, 'Calle Rioja 8, 2º B', '41001 Sevilla')}</div></div><h3>Detalle de la factura</h3><table class="wide"><tr><td><b>Energía</b></td><td class="r"><b>${s.number(power.amount + energy.amount + duty.amount)} €</b></td></tr>${[power, energy, duty].map((item) => row(`&nbsp;${item.name}`, item.amount)).join('')}<tr><td><b>Servicios y otros conceptos</b></td><td class="r"><b>${s.number(meter.amount)} €</b></td></tr>${row(`&nbsp;${meter.name}`, meter.amount)}${row('Importe total', subtotal)}${row(`IVA 21% s/ ${s.number(subtotal)} €`, tax)}${row('<b>TOTAL IMPORTE FACTURA</b>', total)}</table><p class="small">${vendor} CIF A95758389. Domicilio social: Plaza Euskadi 5, 48009 Bilbao.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 8,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { vendor: ['solara'] },
      },
    );
  },
};
