import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf, taxesOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** An Italian hotel's bill: nights with tax, a city tax outside of it, base and tax in a row, the deposit taken off. */
export const itHotelTassaSoggiorno: Template = {
  ...COUNTRY.it,
  id: 'it-hotel-tassa-soggiorno',
  draw: (s) => {
    const nights = s.random.whole(1, 5);
    const room = good('Camera doppia B&B', s.random.pick([9800, 12_400]), {
      quantity: nights * 1000,
      rate: 10,
    });
    const extra = good('Minibar', s.random.whole(3, 30) * 100, { rate: 10 });
    const city = good('Imposta di soggiorno', 250, { quantity: nights * 2000 });
    const goods = [room, extra, city];
    const shares = taxesOf([room, extra], true);
    const [base, tax] = [shares[0]?.base ?? 0, shares[0]?.tax ?? 0];
    const total = sumOf(goods);
    const number = `${s.random.digits(4)}/2025`;
    const [vendor, customer] = [
      'Albergo Bellavista S.r.l.',
      s.random.pick(['Ing. Carlo Ferri', 'Studio Legale Gatti']),
    ];
    const body = `<div class="c"><b style="font-size:16pt">${vendor}</b>${lines('Lungolago 12 - 28838 Stresa (VB)', 'P.IVA 01230980034')}</div><br><table class="wide"><tr><td>${lines('Intestatario', `<b>${customer}</b>`, 'Via Po 3', '10124 Torino')}</td><td>${lines(`Fattura n. ${number}`, `del ${s.date(s.day)}`, `Arrivo ${s.date(s.day - nights)}`, `Partenza ${s.date(s.day)}`, 'Camera 31')}</td></tr></table><br><table class="wide"><tr><th>Descrizione</th><th class="r">Q.tà</th><th class="r">Prezzo</th><th class="r">Importo</th><th class="r">IVA</th></tr>${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td><td class="r">${item.rate === 0 ? 'F.C.' : '10'}</td></tr>`).join('')}</table><br><table class="wide box"><tr><th>Imponibile 10%</th><th>IVA 10%</th><th>Fuori campo</th><th>Totale fattura €</th><th>Acconto €</th><th>Saldo €</th></tr><tr><td class="r">${s.number(base)}</td><td class="r">${s.number(tax)}</td><td class="r">${s.number(city.amount)}</td><td class="r">${s.number(total)}</td><td class="r">${s.number(5000)}</td><td class="r">${s.number(total - 5000)}</td></tr></table>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #777}', body, goods },
      {
        number,
        vendor,
        customer,
        subtotal: base,
        tax,
        total,
        alt: { customer: [customer.replace('Ing. ', '')], subtotal: [plain(base + city.amount), null] },
      },
    );
  },
};
