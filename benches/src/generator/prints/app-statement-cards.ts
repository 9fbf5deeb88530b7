import { GERMANY } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A neobank's German account in a table without rules: kinds over names, the day of booking and of value over each other at the right, sums with a sign and "€". */
export const appStatementCards = tablePrint({
  id: 'app-statement-cards',
  kind: 'bank_statement',
  tags: [
    'fintech',
    'date-after-text',
    'stacked-dates',
    'signed',
    'symbol-after',
    'no-running-balance',
    'explicit-plus',
  ],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  css: 'th { text-align: left; color: #777 } td { padding: 4pt; border-bottom: 1px solid #eee }',
  above: (s) =>
    `<div class="row"><b style="font-size:16pt">Kontoauszug Nr. 03/${s.desk.written(s.ledger.end, 'yyyy')}</b><div>${esc(s.desk.bank)}</div></div><p>Jordan Beispiel<br>IBAN: DE12 1001 1001 2345 6789 01<br>${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}</p>`,
  columns: [
    [
      'Beschreibung',
      (e) =>
        `<b>${esc(e.lines[0] ?? '')}</b>${e.lines
          .slice(1)
          .map((line) => `<br><span class="small">${esc(line)}</span>`)
          .join('')}`,
    ],
    ['Verbuchungsdatum', (e, s) => s.day(e.date)],
    ['>Betrag', (e, s) => `${e.amount > 0 ? '+' : '-'}${s.number(e.amount)} €`],
  ],
  below: (s) =>
    `<h3>Zusammenfassung</h3>${facts(
      [
        ['Dein alter Kontostand', `>${s.signed(s.ledger.opening)} €`],
        ['Ausgehende Transaktionen', `>-${s.number(s.ledger.out.sum)} €`],
        ['Eingehende Transaktionen', `>+${s.number(s.ledger.into.sum)} €`],
        ['Dein neuer Kontostand', `>${s.signed(s.ledger.closing)} €`],
      ],
      'style="width:55%"',
    )}`,
  truth: () => ({ balances: 'none', number: 'DE12 1001 1001 2345 6789 01' }),
});
