import { COUNTRY } from '../countries.ts';
import { grid, lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A forwarder's bill: charges by basis and rate in words, weights and references above, no tax on exports. */
export const esTransitario: Template = {
  ...COUNTRY.es,
  id: 'es-transitario',
  draw: (s) => {
    const goods = [
      good('Flete marítimo Valencia - Veracruz', s.random.whole(60_000, 240_000)),
      good('BAF / recargo combustible', s.random.whole(5000, 22_000)),
      good('THC origen', 17_500),
      good('Despacho de exportación', 6500),
      good('Gastos de B/L', 4500),
    ];
    const total = sumOf(goods);
    const number = `EM${s.random.whole(21, 26)}/${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Tránsitos Mediterráneos, S.L.',
      s.random.pick(['Azulejos Onda, S.A.', 'Bodegas Utiel Coop. V.']),
    ];
    const body = `<div class="flex"><div><b style="font-size:13pt">${vendor}</b>${lines('Muelle de Poniente s/n', '46024 Valencia', 'NIF B-96123456')}</div><div class="box" style="padding:4pt">${lines(customer, 'Ctra. Nacional 340, km 60', '12200 Onda (Castellón)', 'NIF A-12098765')}</div></div><h2>FACTURA</h2>${grid(['Nº Factura', 'Fecha', 'Vencimiento', 'Expediente', 'Cliente'], [[number, s.date(s.day), s.date(s.day + 30), `MEX-${s.random.digits(4)}`, s.random.digits(5)]], 'wide box')}<br><table class="wide"><tr><td>Buque: MSC ALMERÍA</td><td>Contenedor: MSCU${s.random.digits(7)}</td><td>Bultos: 22</td><td>Peso bruto: 24.380,00 kg</td></tr></table><br>
      ${grid(
        ['Concepto', 'Sujeto a IVA', 'No sujeto / exento'],
        goods.map((item) => [item.name, '', s.number(item.amount)]),
        'wide goods box',
      )}
      ${grid(['Base imponible', '% IVA', 'Cuota IVA', 'Exento', 'TOTAL FACTURA'], [['0,00', '21,00', '0,00', s.number(total), `${s.number(total)} €`]], 'wide box')}<p class="small">Operación exenta según art. 21 Ley 37/1992. Forma de pago: transferencia.</p>`;
    return drawn(
      s,
      {
        style: '.box{border:1px solid #666}.box td,.box th{border:1px solid #666}',
        body,
        goods,
        prints: AMOUNTS_ONLY,
      },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        total,
        tax: 0,
        subtotal: total,
        alt: { tax: [null], subtotal: ['0.00', null] },
      },
    );
  },
};
