import { NIGERIA } from './new-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Nigerian account: two days, reference, sums, balance, then the branch and the remarks. */
export const ngBankRemarksLast = tablePrint({
  id: 'ng-bank-remarks-last',
  kind: 'bank_statement',
  tags: [
    'two-dates',
    'debit-credit-columns',
    'running-balance',
    'description-last',
    'reference-column',
    'branch-column',
  ],
  locales: NIGERIA,
  dates: ['dd-MMM-yyyy', 'dd/MMM/yyyy'],
  order: {
    movements: {
      card: [['POS/WEB PURCHASE TRANSACTION -{r}- {m} LA LANG'], ['AIRTIME PURCHASE - {r}']],
      transferIn: [['NIBSS Instant Payment Inward {r}{r} FROM {p}']],
      transferOut: [
        ['TRANSFER BETWEEN CUSTOMERS via GTWorld TO {p} REF:{r}'],
        ['NIP TRANSFER TO {p} COMMISSION VAT'],
      ],
      salary: [['{e} SALARY PAYMENT']],
      cash: [['CASH WITHDRAWAL FROM OTHER ATM -{r}- {c}']],
      fee: [['SMS ALERT CHARGE'], ['ELECTRONIC MONEY TRANSFER LEVY'], ['VAT ON MAINTENANCE FEE']],
    },
  },
  css: 'td, th { border: 1px solid #d8d8d8 } td:last-child { width: 30% }',
  above: (s) =>
    `<b style="font-size:15pt">${esc(s.desk.bank)}</b><h3>CUSTOMER STATEMENT</h3><p>JORDAN SAMPLE<br>14 ALDER CLOSE, IKEJA LAGOS</p><p>Statement Period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Print. Date', s.full(s.ledger.end + 1)],
        ['Branch Name', 'IKEJA'],
        ['Account No', s.ledger.number.replace(/\D/g, '').slice(-10)],
        ['Account Type', 'SAVINGS ACCOUNT'],
        ['Currency', 'Naira'],
        ['Opening Balance', s.number(s.ledger.opening)],
        ['Total Debit', s.number(s.ledger.out.sum)],
        ['Total Credit', s.number(s.ledger.into.sum)],
        ['Closing Balance', s.signed(s.ledger.closing)],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Trans. Date', (e, s) => s.day(e.date)],
    ['Value. Date', (e, s) => s.day(e.date)],
    ['Reference', (e) => `'${e.reference}`],
    ['>Debits', (e, s) => s.out(e)],
    ['>Credits', (e, s) => s.into(e)],
    ['>Balance', (e, s) => s.signed(e.balance)],
    ['Originating Branch', () => 'E- CHANNELS'],
    ['Remarks', inOne],
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `E- CHANNELS ${e.lines.join(' ')}`,
      `'${e.reference} ${e.lines.join(' ')}`,
      `'${e.reference} E- CHANNELS ${e.lines.join(' ')}`,
    ],
  }),
});
