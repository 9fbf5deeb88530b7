import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { drawn, SWISS, type Template } from '../template.ts';

/** A craftsman's bill of French Switzerland: hours and material in two groups with their sums, rounded to five centimes, the payment slip below with the sum twice more. */
export const chFrArtisan: Template = {
  ...COUNTRY.fr,
  id: 'ch-fr-artisan',
  country: 'CH',
  currency: 'CHF',
  numbers: [SWISS],
  dates: ['dd.MM.yyyy'],
  draw: (s) => {
    const work = [
      good('Monteur sanitaire', 9800, { quantity: s.random.whole(2, 16) * 500 }),
      good('Apprenti', 4250, { quantity: s.random.whole(2, 16) * 500 }),
    ];
    const parts = s.goods({
      count: [1, 3],
      names: ['Mitigeur évier', 'Siphon DN40', 'Tube multicouche 20 mm', 'Vanne à bille 3/4"'],
      quantities: [1000, 2000, 3000],
      price: [990, 38_000],
    });
    const goods = [...work, ...parts];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.081);
    const total = Math.round((subtotal + tax) / 5) * 5;
    const number = `25${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Rochat Sanitaire Sàrl',
      s.random.pick(['Régie du Léman SA', 'Mme Claudine Favre']),
    ];
    const row = (item: (typeof goods)[number], unit: string) =>
      `<tr><td>${item.name}</td><td class="r">${s.quantity(item.quantity)} ${unit}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`;
    const sum = (name: string, minor: number) =>
      `<tr><td colspan="3"><b>${name}</b></td><td class="r"><b>${s.number(minor)}</b></td></tr>`;
    const body = `<div class="flex"><b style="font-size:15pt">${vendor}</b><div>${lines('Rue du Lac 8', '1800 Vevey', 'CHE-112.345.678 TVA')}</div></div><div style="margin-left:95mm">${lines(customer, 'Avenue de la Gare 20', '1820 Montreux')}</div>
      <h3>Facture ${number}</h3><p>Vevey, le ${s.date(s.day)}</p><p>Payable jusqu'au ${s.date(s.day + 30)}</p><br><table class="wide"><tr><th>Désignation</th><th class="r">Quantité</th><th class="r">Prix CHF</th><th class="r">Total CHF</th></tr>
      <tr><td colspan="4"><b>Main d'œuvre</b></td></tr>${work.map((item) => row(item, 'h')).join('')}${sum("Total main d'œuvre", sumOf(work))}<tr><td colspan="4"><b>Matériel</b></td></tr>${parts.map((item) => row(item, 'pce')).join('')}${sum('Total matériel', sumOf(parts))}
      ${sum('Total hors TVA', subtotal)}<tr><td colspan="3">TVA 8.1%</td><td class="r">${s.number(tax)}</td></tr><tr><td colspan="3">Arrondi</td><td class="r">${s.number(total - subtotal - tax)}</td></tr>${sum('Total à payer CHF', total)}</table>
      <div class="flex" style="border-top:1px dashed #000;margin-top:20pt;font-size:7pt"><div>${lines('<b>Récépissé</b>', 'Compte / Payable à', 'CH44 3199 9123 0008 8901 2', vendor, 'Payable par', customer, 'Monnaie &nbsp; Montant', `CHF &nbsp; ${s.number(total)}`)}</div>
      <div>${lines('<b>Section paiement</b>', 'Monnaie &nbsp; Montant', `CHF &nbsp; ${s.number(total)}`)}</div><div>${lines('Compte / Payable à', 'CH44 3199 9123 0008 8901 2', vendor, 'Référence', `21 00000 00003 13947 14300 0${s.random.digits(4)}`, 'Payable par', customer)}</div></div>`;
    return drawn(
      s,
      { body, goods },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { customer: [customer.replace('Mme ', '')] },
      },
    );
  },
};
