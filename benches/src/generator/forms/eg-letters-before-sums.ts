import { EGYPT } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

/** An Egyptian account: the direction before each sum and each balance. */
export const egLettersBeforeSums = formPrint({
  id: 'eg-letters-before-sums',
  kind: 'bank_statement',
  tags: ['direction-before-amount', 'direction-before-balance', 'two-dates'],
  locales: EGYPT,
  dates: ['dd-MMM-yyyy', 'dd-MMM-yyyy'],
  size: 8,
  leading: 11,
  gap: 3,
  top: 170,
  topAgain: 60,
  bottom: 770,
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [330, 40, 'Account Statement', { isBold: true }],
    ...column(40, 62, 11, ['JORDAN SAMPLE', 'Account: 100012345678', 'Currency: EGP']),
    [330, 62, `From ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
  ],
  again: () => [],
  columns: [
    ['Posting Date', 40, (e, s) => s.day(e.date)],
    ['Value Date', 110, (e, s) => s.day(e.postDate)],
    ['Description', 180, (e) => e.lines],
    ['Amount', -460, (e, s) => `${e.amount < 0 ? 'DR' : 'CR'} ${s.number(e.amount)}`],
    ['Balance', -560, (e, s) => `${e.balance < 0 ? 'DR' : 'CR'} ${s.number(e.balance)}`],
  ],
  first: (s) => [
    [
      [180, 0, 'Opening Balance'],
      [-560, 0, `CR ${s.number(s.ledger.opening)}`],
    ],
  ],
  last: (s) => [
    [
      [180, 0, 'Closing Balance'],
      [-560, 0, `${s.ledger.closing < 0 ? 'DR' : 'CR'} ${s.number(s.ledger.closing)}`],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '100012345678' }),
});
