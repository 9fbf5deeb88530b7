import { KENYA } from './new-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Kenyan account: references of payments between text and sums, a total of each side over the table, running balances. */
export const keBankRunning = tablePrint({
  id: 'ke-bank-running',
  kind: 'bank_statement',
  tags: [
    'two-dates',
    'debit-credit-columns',
    'running-balance',
    'reference-column',
    'summary-list',
    'newest-first',
  ],
  locales: KENYA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  isNewestFirst: true,
  order: {
    movements: {
      card: [['POS PURCHASE {m} NAIROBI']],
      transferIn: [['MPESA C2B {p} 2547{r}']],
      transferOut: [['PESALINK TO {p}']],
      salary: [['SALARY {e}']],
      cash: [['ATM CASH {c}']],
      fee: [['LEDGER FEE'], ['EXCISE DUTY']],
    },
  },
  css: 'td, th { border: 1px solid #ccc }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)} Kenya</b><h3>Account Statement</h3>${facts(
      [
        ['Account Name', 'JORDAN SAMPLE'],
        ['Account Number', s.ledger.number.replace(/\D/g, '')],
        ['Currency', 'KES'],
        ['Statement Period', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
        ['Opening Balance', s.number(s.ledger.opening)],
        ['Total Money In', s.number(s.ledger.into.sum)],
        ['Total Money Out', s.number(s.ledger.out.sum)],
        ['Closing Balance', s.signed(s.ledger.closing)],
      ],
      'style="width:60%"',
    )}`,
  columns: [
    ['Transaction Date', (e, s) => s.day(e.date)],
    ['Value Date', (e, s) => s.day(e.date)],
    ['Transaction Details', inOne],
    ['Payment Reference', (e) => `S${e.reference}`],
    ['>Debit', (e, s) => s.out(e)],
    ['>Credit', (e, s) => s.into(e)],
    ['>Running Balance', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', alternatives: (e) => [`${e.lines.join(' ')} S${e.reference}`] }),
});
