import { BRITISH_BANK } from './descriptors.ts';
import { BRITAIN } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc, lines, tr } from './web-page.ts';

/** A British account: the year printed with the first day only, types of transactions, money in before money out, figures in the running head. */
export const ukBankYearOnce = tablePrint({
  id: 'uk-bank-year-once',
  kind: 'bank_statement',
  tags: [
    'date-once-per-day',
    'credit-before-debit',
    'running-balance',
    'type-column',
    'year-once',
    'summary-list',
  ],
  locales: BRITAIN,
  dates: ['dd MMM', 'dd MMM yyyy'],
  order: { movements: BRITISH_BANK },
  css: 'th { border-bottom: 1px solid #5a287d; color: #5a287d } td:first-child { width: 13% } td:nth-child(2) { width: 14% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">Current Account Statement</b><b>${esc(s.desk.bank)}</b></div><table>${tr(['Account Name', 'Account No', 'Sort Code', 'Page No'], 'th')}${tr(['MR J SAMPLE', s.ledger.number.replace(/\D/g, '').slice(-8), '60-02-13', '1 of 3'])}</table><h3>Summary</h3>${facts(
      [
        ['Statement Date', `>${s.full(s.ledger.end)}`],
        ['Period Covered', `>${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
        ['Previous Balance', `>£${s.signed(s.ledger.opening)}`],
        ['Paid Out', `>£${s.number(s.ledger.out.sum)}`],
        ['Paid In', `>£${s.number(s.ledger.into.sum)}`],
        ['New Balance', `>£${s.signed(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Type', (e) => (e.amount > 0 ? 'AUTOMATED CREDIT' : 'CARD PAYMENT')],
    ['Description', stacked],
    ['>Paid in (£)', (e, s) => s.into(e)],
    ['>Paid out (£)', (e, s) => s.out(e)],
    ['>Balance (£)', (e, s) => s.signed(e.balance)],
  ],
  rows: (s) =>
    s.entries.map((entry, at) => {
      const isFirst = s.entries[at - 1]?.date !== entry.date;
      const day = isFirst ? s.day(entry.date).toUpperCase() : '';
      return tr([
        day,
        entry.amount > 0 ? 'AUTOMATED CREDIT' : 'CARD PAYMENT',
        lines(entry.lines),
        `>${s.into(entry)}`,
        `>${s.out(entry)}`,
        `>${s.signed(entry.balance)}`,
      ]);
    }),
  first: (s) => [
    [s.full(s.ledger.start).toUpperCase(), '', 'BROUGHT FORWARD', '', '', `>${s.signed(s.ledger.opening)}`],
  ],
  below: () =>
    '<p class="small">Arranged overdraft interest: 39.49% EAR variable. Interest-free amount £250. Your eligible deposits are protected up to £85,000.</p>',
  truth: () => ({
    balances: 'every-row',
    describe: (e) => `${e.amount > 0 ? 'AUTOMATED CREDIT' : 'CARD PAYMENT'} ${e.lines.join(' ')}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});
