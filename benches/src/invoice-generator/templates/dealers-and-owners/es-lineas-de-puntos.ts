import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A Spanish freelancer's note: no headings, names and sums joined by dots, two taxes. */
export const esLineasDePuntos: Template = {
  ...COUNTRY.es,
  id: 'es-lineas-de-puntos',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Diseño de catálogo primavera',
        'Retoque de 24 fotografías',
        'Maquetación folleto',
        'Adaptación a redes',
        'Gestión de imprenta',
      ],
      quantities: [1000],
      price: [9000, 240_000],
    });
    const { subtotal, tax, total } = withTax(goods, 0.21);
    const number = `${s.random.digits(2)}/2025`;
    const [vendor, customer] = [
      'Estudio Lavanda',
      s.random.pick(['Bodegas Aldaya S.L.', 'Editorial Garbí S.A.']),
    ];
    const dots = (name: string, value: string) =>
      `<div style="display:flex"><span>${name}</span><span style="flex:1;overflow:hidden;white-space:nowrap;direction:rtl">${'.'.repeat(220)}</span><span>&nbsp;${value}</span></div>`;
    const body = `<b style="font-size:18pt;color:#86c">${vendor}</b>${lines('Lucía Ferrer Mas · NIF 45678901B', 'Carrer de Verdi 55, 08012 Barcelona')}<br><br>${lines(`<b>Factura nº ${number}</b>`, `Barcelona, ${s.date(s.day)}`)}<br>${lines('Cliente:', customer, 'CIF B60987654', 'Gran Via 612, 08007 Barcelona')}<br><br>${goods.map((item) => dots(item.name, `${s.number(item.amount)} €`)).join('')}<br>${dots('Base imponible', `${s.number(subtotal)} €`)}${dots('IVA 21%', `${s.number(tax)} €`)}<b>${dots('TOTAL FACTURA', `${s.number(total)} €`)}</b><br><p>Pago por transferencia: ES91 2100 0418 4502 0005 1332</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      { number, vendor, customer, subtotal, tax, total, alt: { vendor: ['Lucía Ferrer Mas'] } },
    );
  },
};
