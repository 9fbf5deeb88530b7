import { SWITZERLAND } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, lines, tr } from './web-page.ts';

/** A Swiss account: credits before debits, the day of value between the sums and the balance, apostrophes, days once. */
export const chBankValueBetween = tablePrint({
  id: 'ch-bank-value-between',
  kind: 'bank_statement',
  tags: [
    'apostrophe-numbers',
    'credit-before-debit',
    'value-date-between',
    'balance-some-rows',
    'date-once-per-day',
    'opening-in-table',
  ],
  locales: SWITZERLAND,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['KAUF/DIENSTLEISTUNG', 'VOM {d}', 'KARTEN NR. XXXX{f}', '{m}, {c}']],
      transferIn: [['GIRO AUS KONTO', '{p}', 'MITTEILUNGEN: DANKE']],
      transferOut: [
        ['GIRO BANK', '{p}', 'ABSENDER: JORDAN BEISPIEL'],
        ['DAUERAUFTRAG', '{p} MIETE'],
      ],
      salary: [['GIRO AUS ONLINE-SIC 4835', '{e}', 'SALAERZAHLUNG']],
      cash: [['BARGELDBEZUG VOM {d}', '{c}']],
      directDebit: [['LASTSCHRIFT', '{m}', 'REFERENZ-NR: {r}']],
      fee: [['FÜR KONTOFÜHRUNG']],
    },
  },
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoauszug ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Datum: ${s.full(s.ledger.end)}<br>Seite: 1 / 3</div></div><p>Jordan Beispiel<br>Erlenweg 14<br>8001 Zürich</p><p>Privatkonto CHF<br>IBAN CH93 0076 2011 6238 5295 7</p>`,
  columns: [
    ['Datum', (e, s) => s.day(e.date)],
    ['Text', stacked],
    ['>Gutschrift', (e, s) => s.into(e)],
    ['>Lastschrift', (e, s) => s.out(e)],
    ['Valuta', (e, s) => s.day(e.postDate)],
    ['>Saldo', (e, s) => s.signed(e.balance)],
  ],
  rows: (s) =>
    s.entries.map((entry, at) => {
      const isFirst = s.entries[at - 1]?.date !== entry.date;
      const isLast = s.entries[at + 1]?.date !== entry.date;
      return tr([
        isFirst ? s.day(entry.date) : '',
        lines(entry.lines),
        `>${s.into(entry)}`,
        `>${s.out(entry)}`,
        s.day(entry.postDate),
        `>${isLast ? s.signed(entry.balance) : ''}`,
      ]);
    }),
  first: (s) => [[s.day(s.ledger.start - 1), 'Kontostand', '', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    [s.day(s.ledger.end), 'Kontostand', '', '', '', `>${s.signed(s.ledger.closing)}`],
    ['', 'Total', `>${s.number(s.ledger.into.sum)}`, `>${s.number(s.ledger.out.sum)}`, '', ''],
  ],
  truth: () => ({ balances: 'last-of-day' }),
});
