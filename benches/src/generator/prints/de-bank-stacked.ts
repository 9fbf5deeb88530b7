import { GERMAN_BANK } from './descriptors.ts';
import { GERMANY } from './places.ts';
import type { Print } from './print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** A German direct bank: booking and value day under one another under a heading of both, references below kinds, signs before sums. */
export const deBankStacked: Print = {
  id: 'de-bank-stacked',
  kind: 'bank_statement',
  tags: [
    'stacked-dates',
    'plus-signs',
    'multi-line',
    'opening-in-table',
    'no-running-balance',
    'column-totals',
  ],
  locales: GERMANY,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 35), movements: GERMAN_BANK });
    const full = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const sign = (minor: number) => `>${minor < 0 ? '-' : '+'}${desk.number(minor)}`;
    const reference = (text: string) => `${text}/3${text.slice(0, 3)}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { text-align: start; background: #fff500; font-size: 8pt } td { border-bottom: 1px solid #ccc }',
      body: `<div class="row"><b style="font-size:14pt">Finanzreport Nr. 11</b><div>${full(ledger.end + 1)}<br>Kundennummer 91234567</div></div><p>Frau Jordan Beispiel<br>Musterstraße 14<br>10115 Berlin</p><h3>Girokonto</h3><p>IBAN ${ledger.number}<br>BIC COBADEHDXXX<br>Zeitraum: ${full(ledger.start)} - ${full(ledger.end)}</p>
${sheetTable(
  [
    'Buchungstag<br>Valuta',
    'Vorgang/<br>Referenz',
    'Auftraggeber/<br>Empfänger',
    'Buchungstext',
    '>Ausgang<br>in EUR',
    '>Eingang<br>in EUR',
  ],
  [
    tr([full(ledger.start), 'Alter Saldo', '', '', '', sign(ledger.opening)]),
    ...ledger.entries.map((entry) =>
      tr([
        `${full(entry.date)}<br>${full(entry.postDate)}`,
        `${esc(entry.lines[0] ?? '')}<br>${reference(entry.reference)}`,
        esc(entry.lines[1] ?? ''),
        lines(entry.lines.slice(2)),
        entry.amount < 0 ? sign(entry.amount) : '',
        entry.amount > 0 ? sign(entry.amount) : '',
      ]),
    ),
    tr([full(ledger.end), '<b>Neuer Saldo</b>', '', '', '', `><b>${sign(ledger.closing).slice(1)}</b>`]),
  ],
)}`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          describe: ({ lines: [kind = '', ...rest], reference: own }) =>
            `${kind} ${reference(own)} ${rest.join(' ')}`,
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
