import { IRELAND } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, lines, tr } from './web-page.ts';

/** An Irish account: days once, balance on some rows, "dr" behind overdrawn ones, a line of the overdraft's rate among rows. */
export const ieBankForward = tablePrint({
  id: 'ie-bank-forward',
  kind: 'bank_statement',
  tags: [
    'date-once-per-day',
    'debit-credit-columns',
    'balance-end-of-day',
    'opening-in-table',
    'fx-sublines',
  ],
  locales: IRELAND,
  dates: ['d MMM yyyy', 'd MMM yyyy'],
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'salary', 'cash', 'directDebit', 'fee'],
    movements: {
      card: [['VDP-{m}'], ['VDC-{m}', '12.50 GBP@', '0.857923'], ['POS{d} {m}']],
      transferIn: [['*MOBI {p}']],
      transferOut: [['*MOBI {p}'], ['D/D {m}', 'IE{r}']],
      salary: [['{e}', 'IE{r}{r}', 'TxnDate: {d}']],
      cash: [['ATM {c}']],
      directDebit: [['D/D {m}', 'IE{r}']],
      fee: [['FEE-QTR TO 23 FEB'], ['GOVERNMENT STAMP DUTY']],
    },
  },
  css: 'th { border-bottom: 1px solid } td:first-child { width: 13% }',
  above: (s) =>
    `<div class="row"><b style="font-size:16pt">${esc(s.desk.bank)}</b><div>Personal Bank Account<br>Statement of Account with ${esc(s.desk.bank)} p.l.c.</div></div><div class="row"><p>MS JORDAN SAMPLE<br>14 ALDER ROW<br>CORK</p><div>Page Number 1<br>Account Name MS JORDAN SAMPLE<br>Account Number ${s.ledger.number.replace(/\D/g, '').slice(-8)}<br>Date of Statement ${s.full(s.ledger.end)}<br>National Sort Code 93-30-23<br>IBAN: IE29 AIBK 9311 5212 3456 78 (BIC: AIBKIE2D)</div></div><p>Authorised Limit at date of statement €500</p>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Details', stacked],
    ['>Debit €', (e, s) => s.out(e)],
    ['>Credit €', (e, s) => s.into(e)],
    ['>Balance €', (e, s) => `${s.number(e.balance)}${e.balance < 0 ? ' dr' : ''}`],
  ],
  rows: (s) =>
    s.entries.map((entry, at) => {
      const isFirst = s.entries[at - 1]?.date !== entry.date;
      const isLast = s.entries[at + 1]?.date !== entry.date;
      const balance = `${s.number(entry.balance)}${entry.balance < 0 ? ' dr' : ''}`;
      return tr([
        isFirst ? s.day(entry.date) : '',
        lines(entry.lines),
        `>${s.out(entry)}`,
        `>${s.into(entry)}`,
        `>${isLast ? balance : ''}`,
      ]);
    }),
  first: (s) => [
    [s.day(s.ledger.start - 1), '<b>BALANCE FORWARD</b>', '', '', `>${s.number(s.ledger.opening)}`],
    ['', 'Interest Rate', '', '', ''],
    ['', 'Lending @ 22.830%', '', '', ''],
  ],
  below: () =>
    '<p class="small">For Important Information and Standard Conditions see overleaf. Overdrawn balances are marked dr. Thank you for banking with us. A charge of €5.00 applies to unpaid items.</p>',
  truth: () => ({ balances: 'last-of-day', closing: null }),
});
