import { BRITISH_BANK } from './descriptors.ts';
import { BRITAIN } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, lines, tr } from './web-page.ts';

/** A British building society: the year in a row of its own, days once for all of theirs, balance once a day. */
export const ukBankYearRows = tablePrint({
  id: 'uk-bank-year-rows',
  kind: 'bank_statement',
  tags: ['date-once-per-day', 'year-in-row', 'debit-credit-columns', 'balance-end-of-day', 'sidebar'],
  locales: BRITAIN,
  dates: ['dd MMM', 'dd/MM/yyyy'],
  order: {
    movements: {
      ...BRITISH_BANK,
      card: [
        ['Visa purchase', '{m} {c} GB'],
        ['Contactless Payment', '{m} {c} GB'],
      ],
      salary: [['Bank credit {e}']],
    },
  },
  css: 'th { border-bottom: 2px solid #11195d } td:first-child { width: 9% } .side { width: 26%; font-size: 7.5pt; background: #f3f4fa; padding: 6pt } .main { width: 71% }',
  above: (
    s,
  ) => `<div class="row"><b style="font-size:15pt;color:#11195d">${esc(s.desk.bank)} Building Society</b><div><b>FlexAccount Statement</b><br>Statement date: ${s.full(s.ledger.end)}<br>Statement no: 14 of ${s.desk.written(s.ledger.end, 'yyyy')}<br>Sort code 07-01-16<br>Account no ${s.ledger.number.replace(/\D/g, '').slice(-8)}</div></div>
<div class="row"><div class="main"><p>Mr J Sample<br>14 Alder Row<br>Leeds LS1 4AB</p></div><div class="side">Start balance £${s.number(s.ledger.opening)}<br>End balance ${s.ledger.closing < 0 ? '-' : ''}£${s.number(s.ledger.closing)}<br>Average credit balance £1,204.11<br>Average debit balance £0.00<br>Arranged overdraft limit £500.00 39.9% EAR</div></div>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', stacked],
    ['>£ Out', (e, s) => s.out(e)],
    ['>£ In', (e, s) => s.into(e)],
    ['>£ Balance', (e, s) => s.signed(e.balance)],
  ],
  rows: (s) => {
    let [day, year] = ['', s.desk.written(s.ledger.start, 'yyyy')];
    return s.entries.flatMap((entry, at) => {
      const [today, now] = [s.day(entry.date), s.desk.written(entry.date, 'yyyy')];
      const turn = now === year ? [] : [tr([`<b>${now}</b>`, '', '', '', ''])];
      const isLast = s.entries[at + 1]?.date !== entry.date;
      const row = tr([
        today === day ? '' : today,
        lines(entry.lines),
        `>${s.out(entry)}`,
        `>${s.into(entry)}`,
        `>${isLast ? s.signed(entry.balance) : ''}`,
      ]);
      [day, year] = [today, now];
      return [...turn, row];
    });
  },
  first: (s) => [
    [
      `<b>${s.desk.written(s.ledger.start, 'yyyy')}</b>`,
      `Balance from statement 13 dated ${s.full(s.ledger.start - 1)}`,
      '',
      '',
      `>${s.signed(s.ledger.opening)}`,
    ],
  ],
  below: () =>
    '<p class="small">Interest, rates and fees: the interest rate on balances up to £1,500.00 is 5.00% AER. Deposits are protected up to £85,000 by the FSCS.</p>',
  truth: () => ({ balances: 'last-of-day' }),
});
