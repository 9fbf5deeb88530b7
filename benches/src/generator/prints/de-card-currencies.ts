import type { Entry } from '@tieout/corpus';
import { GERMANY } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A German card: currency, foreign sum and rate in columns between the text and a sum in euro with its sign behind. */
export const deCardCurrencies: Print = {
  id: 'de-card-currencies',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'trailing-minus', 'trailing-plus', 'fx-columns'],
  locales: GERMANY,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 45),
      withForeign: true,
      movements: {
        card: [['{m} {c}'], ['AMZN Mktp DE*{k} 800-279-6620'], ['{m} {c} DEU']],
        transferIn: [['Lastschrifteinzug zur Tilgung'], ['Überweisung, besten Dank']],
        refund: [['Gutschrift {m}']],
        fee: [['Auslandseinsatzentgelt 1,75%'], ['Jahresgebühr Hauptkarte']],
      },
    });
    const trailing = (minor: number) => `${desk.number(minor)}${minor < 0 ? '-' : '+'}`;
    const day = (at: number) => desk.written(at, 'dd.MM.');
    const full = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const foreign = (entry: Entry) =>
      entry.foreign === null
        ? ['EUR', '', '']
        : [
            entry.foreign.currency,
            `>${(entry.foreign.amount / 100).toFixed(2).replace('.', ',')}`,
            `>${String(entry.foreign.rate).replace('.', ',')}`,
          ];
    const number = `4546 XXXX XXXX ${ledger.number.slice(-4)}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { font-size: 7.5pt; border-bottom: 1px solid #444; vertical-align: bottom }',
      body: `<b style="font-size:14pt">${esc(desk.bank)}</b><p>Frau Jordan Beispiel<br>Musterstraße 14<br>10115 Berlin</p><div class="row"><b>Ihre Kreditkartenabrechnung vom ${full(ledger.end)}</b><div>Kartennummer ${number}<br>Abrechnungszeitraum: ${full(ledger.start)} - ${full(ledger.end)}<br>Verfügungsrahmen in EUR 5.000</div></div>
${sheetTable(
  ['Beleg-<br>datum', 'Buchungs-<br>datum', 'Beschreibung', 'Währung', '>Betrag', '>Kurs', '>Betrag in EUR'],
  [
    tr([
      '',
      '',
      `Saldo letzte Abrechnung vom ${full(ledger.start - 1)}`,
      '',
      '',
      '',
      `>${trailing(-ledger.opening)}`,
    ]),
    ...ledger.entries.map((entry) =>
      tr([
        day(entry.date),
        day(entry.postDate),
        esc(entry.lines.join(' ')),
        ...foreign(entry),
        `>${trailing(entry.amount)}`,
      ]),
    ),
    tr([
      '',
      '',
      `<b>Neuer Saldo zum ${full(ledger.end)}</b>`,
      '',
      '',
      '',
      `><b>${trailing(-ledger.closing)}</b>`,
    ]),
  ],
)}
<p>Den Betrag von ${desk.number(ledger.closing)} EUR ziehen wir am ${full(ledger.end + 14)} von Ihrem Konto DE** **** **** 1234 ein. Sollzinssatz p.a. 18,38 %, effektiver Jahreszins 19,99 %.</p>`,
    });
    const extra = (entry: Entry) =>
      foreign(entry)
        .map((cell) => cell.replace('>', ''))
        .filter((cell) => cell !== '')
        .join(' ');
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number,
          printsPostDate: true,
          alternatives: (entry) => [
            `${entry.lines.join(' ')} ${extra(entry)}`,
            `${entry.lines.join(' ')} ${extra(entry).slice(0, 3)}`,
          ],
        }),
      ],
    };
  },
};
