import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** A German maker's final bill: articles over three lines with colours and sizes, small-quantity surcharge, cash discount shown in a sentence. */
export const deHerstellerVarianten: Template = {
  ...COUNTRY.de,
  id: 'de-hersteller-varianten',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'Arbeitshose Bundhose',
        'Softshelljacke Herren',
        'Sicherheitsschuh S3',
        'T-Shirt Rundhals',
        'Warnweste EN 20471',
      ],
      quantities: [2000, 5000, 20_000],
      price: [290, 12_900],
    });
    const items = goods.map((item) => ({
      ...item,
      details: [
        'Farbe: anthrazit/schwarz',
        `Größe: ${s.random.pick(['M', 'L', 'XL', '44'])}, Lieferschein ${s.random.digits(6)}`,
      ],
    }));
    const extra = good('Mindermengenzuschlag', 1500);
    const subtotal = sumOf(items) + extra.amount;
    const tax = Math.round(subtotal * 0.19);
    const total = subtotal + tax;
    const number = s.random.digits(8);
    const [vendor, customer] = [
      'Berufskleidung Wagner e.K.',
      s.random.pick(['Dachdeckerei Schön GmbH', 'Landkreis Uelzen']),
    ];
    const body = `<div class="r"><b style="font-size:15pt">${vendor}</b></div><p class="small">${vendor} · Textilstraße 3 · 48599 Gronau</p>${lines(customer, 'Postfach 12 20', '29502 Uelzen')}<br><table class="wide"><tr><td><b>RECHNUNG</b></td><td>Beleg-Nr.: ${number}</td><td>Kunden-Nr.: 10442</td><td>Datum: ${s.date(s.day)}</td><td>Seite 1</td></tr></table><hr><table class="wide"><tr><th>Pos</th><th>Art.-Nr.</th><th>Bezeichnung</th><th class="r">Menge</th><th>ME</th><th class="r">E-Preis</th><th class="r">G-Preis</th></tr>${items.map((item, index) => `<tr><td>${(index + 1) * 10}</td><td>${item.code}</td><td>${item.name}<br>${item.details.join('<br>')}</td><td class="r">${s.quantity(item.quantity)}</td><td>Stk</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}</table><hr>${pairs(
      [
        ['Warenwert', s.number(sumOf(items))],
        ['Mindermengenzuschlag', s.number(extra.amount)],
        ['Nettobetrag', s.number(subtotal)],
        ['MwSt 19,00%', s.number(tax)],
        ['<b>Gesamtbetrag EUR</b>', `<b>${s.number(total)}</b>`],
      ],
      'right',
    )}<p>Zahlbar innerhalb 10 Tagen mit 2% Skonto = ${s.number(Math.round(total * 0.98))} EUR oder bis ${s.date(s.day + 30)} netto.</p>`;
    return drawn(
      s,
      { style: 'td,th{font-size:9pt}', body, goods: items },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { subtotal: [plain(sumOf(items))] },
      },
    );
  },
};
