import { ROMANIA } from './new-places.ts';
import type { Sheet } from './table-print.ts';
import { tablePrint } from './table-print.ts';
import { esc, tr } from './web-page.ts';

/** A Romanian account: days once, the turnover of each day and its last balance as rows between, the turnover of all and the end under them. */
export const roBankDayTurnover = tablePrint({
  id: 'ro-bank-day-turnover',
  kind: 'bank_statement',
  tags: ['date-once-per-day', 'debit-credit-columns', 'day-totals', 'day-balance-rows', 'opening-in-table'],
  locales: ROMANIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'th { border-bottom: 1px solid } .b td { font-weight: bold }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>EXTRAS CONT Numarul: 3 din ${s.full(s.ledger.end)}<br>Cont RO49 AAAA 1B31 0075 9384 0000 RON</div></div><p>EXEMPLU IOANA<br>STR ARINULUI NR 14<br>CLUJ-NAPOCA</p>`,
  columns: [
    ['Data', () => ''],
    ['Descriere', () => ''],
    ['>Debit', () => ''],
    ['>Credit', () => ''],
  ],
  rows: (s) => [
    tr(['', '<b>SOLD ANTERIOR</b>', '', `><b>${s.signed(s.ledger.opening)}</b>`]),
    ...[...new Set(s.entries.map(({ date }) => date))].flatMap((date) => dayOf(date, s)),
    tr([
      '',
      '<b>RULAJ TOTAL CONT</b>',
      `><b>${s.number(s.ledger.out.sum)}</b>`,
      `><b>${s.number(s.ledger.into.sum)}</b>`,
    ]),
    tr(['', '<b>SOLD FINAL CONT</b>', '', `><b>${s.signed(s.ledger.closing)}</b>`]),
  ],
  below: () =>
    '<p class="small">Fonduri proprii: sume disponibile conform legii. Plafon garantat 100.000 EUR.</p>',
  truth: () => ({ balances: 'none', number: 'RO49 AAAA 1B31 0075 9384 0000' }),
});

function dayOf(date: number, s: Sheet): string[] {
  const entries = s.entries.filter((entry) => entry.date === date);
  const before = s.ledger.entries.filter((entry) => entry.date <= date).at(-1);
  const daily = s.ledger.daily.find((day) => day.date === date)?.balance ?? before?.balance ?? 0;
  const sum = (sign: 1 | -1) =>
    s.number(
      entries.filter(({ amount }) => amount * sign > 0).reduce((total, { amount }) => total + amount, 0),
    );
  return [
    ...entries.map((entry, at) =>
      tr([
        at === 0 ? s.day(date) : '',
        entry.lines.map(esc).join('<br>'),
        `>${s.out(entry)}`,
        `>${s.into(entry)}`,
      ]),
    ),
    tr(['', '<b>RULAJ ZI</b>', `><b>${sum(-1)}</b>`, `><b>${sum(1)}</b>`]),
    tr(['', '<b>SOLD FINAL ZI</b>', '', `><b>${s.signed(daily)}</b>`]),
  ];
}
