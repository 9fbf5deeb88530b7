import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** An English water bill: readings, volumes at a rate a cubic metre, what was owed and paid before, no VAT. */
export const ukWater: Template = {
  ...COUNTRY.uk,
  id: 'uk-water',
  draw: (s) => {
    const used = s.random.whole(12, 90);
    const goods = [
      good('Water supply', 171.23, { quantity: used * 1000, amount: Math.round(used * 171.23) }),
      good('Wastewater', 184.5, { quantity: used * 1000, amount: Math.round(used * 184.5) }),
      good('Fixed charge', s.random.whole(1900, 4400)),
    ];
    const total = sumOf(goods);
    const owed = s.random.whole(4000, 12_000);
    const number = `${s.random.digits(10)}`;
    const customer = s.random.pick(['Mr D Okafor', 'Mrs P Llewellyn']);
    const n = (minor: number) => `£${s.number(minor)}`;
    const row = (name: string, value: string) => `<tr><td>${name}</td><td class="r">${value}</td></tr>`;
    const body = `<div class="flex"><b style="font-size:18pt;color:#069">Severnside Water</b>${pairs([
      ['Bill number', number],
      ['Bill date', s.date(s.day)],
      ['Account number', '3004 112 778'],
    ])}</div>${lines(customer, '5 Mill Lane', 'Tewkesbury', 'GL20 5RT')}<h2>Your water bill</h2>
      <table class="wide">${row('Balance from last bill', n(owed))}${row('Payments received - thank you', `-${n(owed)}`)}${row('Charges this period', n(total))}${row(`<b>Amount due by ${s.date(s.day + 14)}</b>`, `<b>${n(total)}</b>`)}</table><br>
      <h3>How we worked out your charges</h3><p>Meter reading ${s.date(s.day - 181)}: 1204 &nbsp; Meter reading ${s.date(s.day - 2)}: ${1204 + used}</p><table class="wide"><tr><th>Charge</th><th class="r">Volume (m3)</th><th class="r">Rate (£)</th><th class="r">Amount</th></tr>${goods
        .map(
          (item, index) =>
            `<tr><td>${item.name}</td><td class="r">${index < 2 ? used : ''}</td><td class="r">${index < 2 ? (item.price / 100).toFixed(4) : ''}</td><td class="r">${n(item.amount)}</td></tr>`,
        )
        .join(
          '',
        )}<tr><td><b>Total charges</b></td><td></td><td></td><td class="r"><b>${n(total)}</b></td></tr></table><p class="small">Severnside Water Ltd. Registered office: Clearwater House, Gloucester GL1 2AB. Water charges are zero rated for VAT.</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 14,
        vendor: 'Severnside Water Ltd',
        customer,
        total,
        alt: { vendor: ['Severnside Water'], subtotal: [plain(total)], tax: ['0.00'] },
      },
    );
  },
};
