import { COUNTRY } from '../countries.ts';
import { goodsTable, lines } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** A supplier's bill with the equivalence surcharge next to VAT. */
export const esRecargo: Template = {
  ...COUNTRY.es,
  id: 'es-recargo',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 8],
      names: [
        'Caja naranjas 10 kg',
        'Aceite virgen extra 5 l',
        'Harina de trigo 25 kg',
        'Servilletas 40x40',
        'Detergente industrial',
      ],
      rates: [21, 10, 4],
      quantities: [1000, 4000, 12_000],
    });
    const taxes = taxesOf(goods).map((share) => ({
      ...share,
      extra: Math.round((share.base * (share.rate === 21 ? 5.2 : share.rate === 10 ? 1.4 : 0.5)) / 100),
    }));
    const subtotal = sumOf(goods);
    const tax = sumOfTaxes(taxes);
    const extra = taxes.reduce((sum, share) => sum + share.extra, 0);
    const number = `A/${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Distribuciones Segura S.L.',
      s.random.pick(['Ultramarinos Pilar', 'Hostal Las Palmeras']),
    ];
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('Pol. Ind. Oeste, nave 12', '30169 Murcia', 'C.I.F. B73123456')}</div><div class="r"><b>FACTURA Nº ${number}</b>${lines(`Fecha factura: ${s.date(s.day)}`, `Cód. cliente: ${s.random.digits(4)}`)}</div></div>
      <div style="border:1px solid;padding:5pt;margin:10pt 0 10pt 250pt">${lines(customer, 'C/ Mayor 3', '30001 Murcia', 'N.I.F. 22345678Z')}</div>
      ${goodsTable(
        [
          ['Código', 'l', (good) => good.code],
          ['Descripción', 'l', (good) => good.name],
          ['Uds.', 'r', (good) => s.quantity(good.quantity)],
          ['Precio', 'r', (good) => s.number(good.price)],
          ['% IVA', 'r', (good) => s.number(good.rate * 100)],
          ['Total', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}<br>
      <table class="wide box"><tr><th class="r">Base imponible</th><th class="r">% IVA</th><th class="r">Cuota IVA</th><th class="r">% R.E.</th><th class="r">Cuota R.E.</th></tr>${taxes.map((share) => `<tr><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.rate * 100)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${share.rate === 21 ? '5,20' : share.rate === 10 ? '1,40' : '0,50'}</td><td class="r">${s.number(share.extra)}</td></tr>`).join('')}</table>
      <p class="r" style="font-size:13pt"><b>TOTAL FACTURA: ${s.number(subtotal + tax + extra)} €</b></p>`;
    return drawn(
      s,
      { style: '.box td,.box th,.goods th{border:1px solid #888}', body, goods },
      {
        number,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax + extra,
        alt: { subtotal: [null], tax: [null, plain(tax + extra)] },
      },
    );
  },
};
