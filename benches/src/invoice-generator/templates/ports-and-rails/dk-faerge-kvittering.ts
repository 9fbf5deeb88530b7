import { COUNTRY } from '../countries.ts';
import { pairs } from '../html.ts';
import { good, sumOf, taxesOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** A Danish train and ferry receipt: price with tax and the tax next to each line, none on the ferry. */
export const dkFaergeKvittering: Template = {
  ...COUNTRY.dk,
  id: 'dk-faerge-kvittering',
  kind: 'receipt',
  draw: (s) => {
    const goods = [
      good('Personbil inkl. 9 personer', s.random.pick([59_900, 79_900])),
      good('Frokostbuffet voksen', 16_900, { quantity: 2000, rate: 25 }),
      good('Kahyt 4 køjer', 38_500),
    ];
    const total = sumOf(goods);
    const tax = taxesOf(goods, true).reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(8);
    const customer = s.random.pick(['Mette Holm', 'Anders Bjerregaard']);
    const body = `<b style="font-size:17pt;color:#036">Øresundslinjen A/S</b><h2>Kvittering</h2>${pairs([
      ['Ordrenummer', number],
      ['Købsdato', s.date(s.day)],
      ['Navn', customer],
      ['Afgang', `${s.date(s.day + 16)} kl. 07:15 Rønne - Køge`],
    ])}<br><table class="wide"><tr><th>Vare</th><th class="r">Antal</th><th class="r">Pris</th><th class="r">Heraf moms</th><th class="r">I alt DKK</th></tr>${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.rate === 0 ? 0 : Math.round(item.amount / 5))}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}<tr><td><b>Total</b></td><td></td><td></td><td class="r">${s.number(tax)}</td><td class="r"><b>${s.number(total)}</b></td></tr></table><p>Betalt med Dankort **** 8821</p><p class="small">Øresundslinjen A/S · Havnegade 10 · 3700 Rønne · CVR 12 34 56 78</p>`;
    return drawn(
      s,
      { body, goods },
      {
        number,
        vendor: 'Øresundslinjen A/S',
        customer,
        tax,
        total,
        alt: { subtotal: [plain(total), plain(total - tax)] },
      },
    );
  },
};
