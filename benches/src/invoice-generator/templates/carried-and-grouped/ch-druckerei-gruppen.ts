import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, SWISS, type Template } from '../template.ts';

/** A Swiss printer's bill: three levels of groups with a sum each, discount by percent on all, rounded. */
export const chDruckereiGruppen: Template = {
  ...COUNTRY.de,
  id: 'ch-druckerei-gruppen',
  country: 'CH',
  currency: 'CHF',
  numbers: [SWISS],
  draw: (s) => {
    const groups = [
      {
        name: '1 Vorstufe',
        items: [good('Satz und Layout', s.random.whole(20_000, 90_000)), good('Korrekturlauf', 12_000)],
      },
      {
        name: '2 Druck',
        items: [
          good('Bogenoffset 4/4-farbig, 5000 Ex.', s.random.whole(90_000, 400_000)),
          good('Papier FSC matt 135 g', s.random.whole(20_000, 90_000)),
        ],
      },
      { name: '3 Weiterverarbeitung', items: [good('Falzen, Drahtheften', s.random.whole(9000, 60_000))] },
    ];
    const lines_ = groups.flatMap(({ items }) => items);
    const sum = sumOf(lines_);
    const off = good('Rabatt 5%', -Math.round(sum * 0.05));
    const subtotal = sum + off.amount;
    const tax = Math.round(subtotal * 0.081);
    const total = Math.round((subtotal + tax) / 5) * 5;
    const number = `R-${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Druckerei Säntis AG',
      s.random.pick(['Kurverein Appenzell', 'Museum im Lagerhaus']),
    ];
    const line = (name: string, minor: number, isBold = false) =>
      `<tr><td>${isBold ? `<b>${name}</b>` : name}</td><td class="r">${isBold ? `<b>${s.number(minor)}</b>` : s.number(minor)}</td></tr>`;
    const body = `<div class="flex"><div>${lines(`<b>${vendor}</b>`, 'Fürstenlandstrasse 122', '9014 St. Gallen', 'CHE-101.202.303 MWST')}</div><div>${lines(customer, 'Hauptgasse 4', '9050 Appenzell')}</div></div><br>${lines(`<b>Rechnung ${number}</b>`, `Datum ${s.date(s.day)}`, `Zahlbar bis ${s.date(s.day + 30)}`, 'Objekt: Jahresprogramm')}<br><table class="wide"><tr><th>Bezeichnung</th><th class="r">Betrag CHF</th></tr>${groups.map(({ name, items }) => `<tr><td><b>${name}</b></td><td></td></tr>${items.map((item) => line(`&nbsp;&nbsp;${item.name}`, item.amount)).join('')}${line(`Total ${name.slice(2)}`, sumOf(items), true)}`).join('')}${line('Zwischentotal', sum, true)}${line(off.name, off.amount)}${line('Total exkl. MWST', subtotal, true)}${line('MWST 8.1%', tax)}${line('Rundungsdifferenz', total - subtotal - tax)}${line('Total CHF inkl. MWST', total, true)}</table>`;
    return drawn(
      s,
      { body, goods: lines_, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { subtotal: [(sum / 100).toFixed(2)] },
      },
    );
  },
};
