import { isoDate } from '@tieout/corpus';
import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A Spanish telephone bill: base by rate, periods under the names, a discount line, charged to an account. */
export const esTelefonia: Template = {
  ...COUNTRY.es,
  id: 'es-telefonia',
  draw: (s) => {
    const goods = [
      good('Fibra 600 Mb + Móvil 30 GB', s.random.whole(2800, 5200)),
      good('Línea adicional', 826),
      good('Descuento promoción 6 meses', -500),
      good('Llamadas internacionales', s.random.whole(30, 900)),
    ];
    const { subtotal, tax, total } = withTax(goods, 0.21);
    const number = `${s.random.code(2)}${s.random.digits(10)}`;
    const [vendor, customer] = [
      'Ráfaga Telecom España, S.A.U.',
      s.random.pick(['Lucía Ferrer Blasco', 'Talleres Iriarte S.L.']),
    ];
    const body = `<div class="flex"><b style="font-size:20pt;color:#e50">ráfaga</b><div>${pairs([
      ['Nº de factura:', number],
      ['Fecha de emisión:', s.date(s.day)],
      ['Periodo de facturación:', `${s.date(s.day - 31)} - ${s.date(s.day - 1)}`],
      ['Fecha de cargo:', s.date(s.day + 5)],
    ])}</div></div><div style="margin-left:50%">${lines(customer, 'C/ Mayor 18, 3º B', '50001 Zaragoza')}</div><h2>Total a pagar: ${s.number(total)} €</h2><h3>Resumen de tu factura</h3>
      <table class="wide">${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${s.number(item.amount)} €</td></tr>`).join('')}<tr><td><b>Base imponible</b></td><td class="r">${s.number(subtotal)} €</td></tr><tr><td>IVA (21%)</td><td class="r">${s.number(tax)} €</td></tr><tr><td><b>Total a pagar</b></td><td class="r"><b>${s.number(total)} €</b></td></tr></table>
      <p class="small">Importe que se cargará en tu cuenta ES12 2100 **** **** **** 4455. ${vendor}, C/ Ribera del Loira 1, 28042 Madrid. CIF A-82009812. Inscrita en el Registro Mercantil de Madrid.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['ráfaga'],
          due_date: [isoDate(s.day + 5)],
        },
      },
    );
  },
};
