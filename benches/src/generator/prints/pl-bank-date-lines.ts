import { POLAND } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Polish account: numbered rows, day of operation over day of booking, sum and balance with the currency behind, sums with counts at the head. */
export const plBankDateLines = tablePrint({
  id: 'pl-bank-date-lines',
  kind: 'bank_statement',
  tags: ['stacked-dates', 'signed', 'running-balance', 'code-behind-amount', 'numbered-rows', 'counts'],
  locales: POLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid #e2001a; text-align: left }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Wyciąg nr 3<br>za okres od ${s.full(s.ledger.start)} do ${s.full(s.ledger.end)}<br>Rachunek ${s.ledger.number}<br>Waluta PLN</div></div><p>Jordan Przykład<br>ul. Olchowa 14<br>00-001 Warszawa</p>${facts(
      [
        ['Saldo początkowe', `>${s.signed(s.ledger.opening)} PLN`],
        [`Suma uznań (${s.ledger.into.count})`, `>${s.number(s.ledger.into.sum)} PLN`],
        [`Suma obciążeń (${s.ledger.out.count})`, `>-${s.number(s.ledger.out.sum)} PLN`],
        ['Saldo końcowe', `>${s.signed(s.ledger.closing)} PLN`],
      ],
      'style="width:50%"',
    )}<br>`,
  columns: [
    ['Lp.', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Data operacji<br>Data księgowania', (e, s) => `${s.day(e.date)}<br>${s.day(e.postDate)}`],
    ['Opis operacji', (e) => e.lines.map(esc).join('<br>')],
    ['>Kwota', (e, s) => `${s.signed(e.amount)} PLN`],
    ['>Saldo po operacji', (e, s) => `${s.signed(e.balance)} PLN`],
  ],
  truth: (s) => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${s.entries.indexOf(e) + 1} ${e.lines.join(' ')}`,
      `${s.entries.indexOf(e) + 1} ${e.lines[0]} ${s.day(e.postDate)} ${e.lines.slice(1).join(' ')}`.trim(),
      `${e.lines[0]} ${s.day(e.postDate)} ${e.lines.slice(1).join(' ')}`.trim(),
    ],
  }),
});
