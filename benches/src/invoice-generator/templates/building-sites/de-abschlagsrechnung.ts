import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A German interim bill: what is done by title to date, earlier interim bills taken off, security kept back below the total. */
export const deAbschlagsrechnung: Template = {
  ...COUNTRY.de,
  id: 'de-abschlagsrechnung',
  draw: (s) => {
    const done = ['Titel 01 Baustelleneinrichtung', 'Titel 02 Erdarbeiten', 'Titel 03 Betonarbeiten'].map(
      (name) => good(name, s.random.whole(300_000, 4_500_000)),
    );
    const before = Math.round(sumOf(done) * 0.4);
    const goods = [...done, good('abzgl. 1. Abschlagsrechnung netto', -before)];
    const { subtotal, tax, total } = withTax(goods, 0.19);
    const kept = Math.round(total * 0.05);
    const number = `AR-${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Tiefbau Grothe GmbH & Co. KG',
      s.random.pick(['Stadtwerke Lünen AöR', 'Wohnbau Hamm eG']),
    ];
    const row = (name: string, minor: number) =>
      `<tr><td>${name}</td><td class="r">${s.number(minor)} €</td></tr>`;
    const body = `<p class="small">${vendor} · Kamener Str. 9 · 59192 Bergkamen</p>${lines(customer, 'Bauabteilung', 'Münsterstr. 30', '44534 Lünen')}<br>
      <div class="flex"><h2>2. Abschlagsrechnung</h2>${pairs([
        ['Rechnungsnummer', number],
        ['Rechnungsdatum', s.date(s.day)],
        ['Auftrag', `B-${s.random.digits(4)}`],
      ])}</div><p>Bauvorhaben: Erschließung Nord. Leistungsstand zum ${s.date(s.day - 3)} gemäß beigefügtem Aufmaß:</p><br>
      <table class="wide">${done.map((item) => row(item.name, item.amount)).join('')}<tr><td>Leistungsstand netto</td><td class="r"><u>${s.number(sumOf(done))} €</u></td></tr>
      ${row('abzgl. 1. Abschlagsrechnung netto', -before)}<tr><td>Zwischensumme netto</td><td class="r">${s.number(subtotal)} €</td></tr>${row('zzgl. 19% MwSt.', tax)}
      <tr><td><b>Rechnungsbetrag brutto</b></td><td class="r"><b>${s.number(total)} €</b></td></tr>${row('abzgl. 5% Sicherheitseinbehalt', -kept)}<tr><td><b>Auszahlungsbetrag</b></td><td class="r"><b>${s.number(total - kept)} €</b></td></tr></table>
      <p>Zahlbar bis ${s.date(s.day + 21)} ohne Abzug.</p><p class="small">Sparkasse Bergkamen IBAN DE12 4105 1845 0000 1234 56 · Steuernummer 316/5777/1234 · AG Hamm HRA 4711</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 21, vendor, customer, subtotal, tax, total },
    );
  },
};
