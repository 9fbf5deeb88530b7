import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A German subscription: names wrapped over several lines with the time covered, one price each, taken by direct debit. */
export const deSoftwareabo: Template = {
  ...COUNTRY.de,
  id: 'de-softwareabo',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Business Cloud Telefonanlage',
        'Nebenstelle Professional',
        'SIP-Trunk 10 Kanäle',
        'Fax-to-Mail',
      ],
      quantities: [1000, 5000, 12_000],
      price: [390, 8900],
    });
    const items = goods.map((item) => ({
      ...item,
      details: [
        `Leistungszeitraum ${s.date(s.day)} bis ${s.date(s.day + 29)}`,
        'Vertrag V-20417, Mindestlaufzeit 24 Monate',
      ],
    }));
    const subtotal = sumOf(items);
    const tax = Math.round(subtotal * 0.19);
    const total = subtotal + tax;
    const number = `RE${s.random.digits(7)}`;
    const [vendor, customer] = [
      'Voxwerk Kommunikation AG',
      s.random.pick(['Zahnarztpraxis Dr. Yilmaz', 'Holzbau Reiter GmbH']),
    ];
    const body = `<div class="r"><b style="font-size:17pt;color:#083">voxwerk</b></div><p class="small">${vendor}, Postfach 1144, 76131 Karlsruhe</p>${lines(customer, 'Marktplatz 6', '74072 Heilbronn')}<div class="r">${lines('Rechnungs-Nr.', `<b>${number}</b>`, 'Kunden-Nr.', '<b>88120</b>', 'Rechnungsdatum', `<b>${s.date(s.day)}</b>`)}</div><h3>Ihre Rechnung</h3><table class="wide"><tr style="background:#eee"><th>Leistung</th><th class="r">Anz.</th><th class="r">Einzel €</th><th class="r">Netto €</th></tr>
      ${items.map((item) => `<tr><td style="width:60%">${item.name}<br>${item.details.join('<br>')}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}</table><hr>
      <div class="r">${lines(`Summe netto: ${s.number(subtotal)} €`, `19 % USt: ${s.number(tax)} €`, `<b>Rechnungsbetrag: ${s.number(total)} €</b>`)}</div><p>Den Betrag ziehen wir am ${s.date(s.day + 7)} per SEPA-Lastschrift von Ihrem Konto ein.</p><p class="small">Vorstand: Dr. Ines Kolb · Amtsgericht Mannheim HRB 998877 · USt-IdNr. DE299887766</p>`;
    return drawn(
      s,
      { body, goods: items },
      { number, due: s.day + 7, vendor, customer, subtotal, tax, total, alt: { due_date: [null] } },
    );
  },
};
