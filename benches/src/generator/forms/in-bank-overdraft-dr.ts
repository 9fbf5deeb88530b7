import { INDIA } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** An Indian overdraft: every balance on the debit side, from the first row to the last; limits and drawing power among the facts. */
export const inBankOverdraftDr = formPrint({
  id: 'in-bank-overdraft-dr',
  kind: 'bank_statement',
  tags: ['overdrawn-throughout', 'dr-suffix', 'debit-credit-columns', 'monospace', 'running-balance'],
  locales: INDIA,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  shape: 'mono',
  size: 7,
  leading: 9,
  gap: 1,
  top: 210,
  bottom: 720,
  order: {
    opening: -98_765_432,
    movements: {
      card: [['RTGS/{r}/{m}'], ['NEFT/{r}/{m}']],
      transferIn: [['BY CLG {r} {e}'], ['BY TRF {p}']],
      salary: [['NEFT CR {e}']],
      transferOut: [['TO TRF {p}']],
      directDebit: [['TO {m} {r}']],
      cash: [['CASH WITHDRAWAL SELF']],
      fee: [['INT.COLL 01-05 TO 31-05'], ['PROCESSING CHGS']],
      refund: [['RTGS RETURN {m}']],
      interest: [['SUBSIDY CREDIT']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank.toUpperCase()],
    [30, 52, 'STATEMENT OF ACCOUNT FOR THE PERIOD'],
    [30, 64, `${s.full(s.ledger.start)} TO ${s.full(s.ledger.end)}`],
    ...column(30, 90, 10, ['M/S SAMPLE TRADERS', '14 ALDER ROW', 'CHENNAI 600001']),
    ...column(330, 90, 10, [
      'A/C NO        : 123456789012345',
      'SCHEME        : CASH CREDIT',
      'SANCTION LIMIT: 25,00,000.00',
      'DRAWING POWER : 18,40,000.00',
      'INT RATE      : 11.25',
    ]),
  ],
  columns: [
    ['DATE', 30, (e, s) => s.day(e.date)],
    ['PARTICULARS', 86, (e) => e.lines],
    ['CHQ.NO', 250, () => ''],
    ['WITHDRAWALS', -385, (e, s) => s.out(e)],
    ['DEPOSITS', -465, (e, s) => s.into(e)],
    ['BALANCE', -565, (e, s) => `${s.number(e.balance)}${e.balance < 0 ? 'Dr' : 'Cr'}`],
  ],
  first: (s) => [
    [
      [86, 0, 'B/F'],
      [-565, 0, `${s.number(s.ledger.opening)}Dr`],
    ],
  ],
  leave: (s, e) => [
    [86, 0, 'PAGE TOTAL'],
    [-385, 0, s.number(e.outSoFar)],
    [-465, 0, s.number(e.intoSoFar)],
    [-565, 0, `${s.number(e.balance)}${e.balance < 0 ? 'Dr' : 'Cr'}`],
  ],
  last: (s) => [
    [
      [86, 0, 'GRAND TOTAL'],
      [-385, 0, s.number(s.ledger.out.sum)],
      [-465, 0, s.number(s.ledger.into.sum)],
      [-565, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? 'Dr' : 'Cr'}`],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '123456789012345' }),
});
