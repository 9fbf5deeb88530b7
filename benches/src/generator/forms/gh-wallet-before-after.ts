import type { Entry } from '@tieout/corpus';
import { GHANA } from '../prints/more-places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { clockOf } from './clock-of.ts';
import { formPrint } from './form.ts';

function heldBefore(entry: Entry, { ledger }: Sheet): number {
  return ledger.entries[ledger.entries.indexOf(entry) - 1]?.balance ?? ledger.opening;
}

const isIn = ({ kind }: Entry): boolean => kind === 'transferIn';

/** A Ghanaian wallet: what was held before and after each movement, fees and a levy that are nothing, no sign at any sum, newest first. */
export const ghWalletBeforeAfter = formPrint({
  id: 'gh-wallet-before-after',
  kind: 'bank_statement',
  tags: ['wide', 'balance-before-and-after', 'zero-fee-columns', 'unsigned', 'clock-in-day', 'newest-first'],
  locales: GHANA,
  dates: ['dd-MMM-yyyy', 'dd-MMM-yyyy'],
  isNewestFirst: true,
  isLandscape: true,
  size: 6.5,
  leading: 8,
  gap: 4,
  top: 170,
  topAgain: 60,
  bottom: 540,
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'cash'],
    movements: {
      card: [['PAYMENT', '{m}']],
      transferIn: [['TRANSFER', '{p}']],
      transferOut: [['TRANSFER', '{p}']],
      cash: [['CASH_OUT', '{p}']],
    },
  },
  head: (s) => [
    [40, 40, 'MOBILE MONEY ACCOUNT STATEMENT', { size: 12, isBold: true }],
    [40, 60, 'Account Holder: JORDAN SAMPLE'],
    [40, 72, 'Account Number: 233555123456'],
    [40, 84, `Date Range: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [40, 100, 'Opening Balance:'],
    [130, 100, `GHS ${s.signed(s.ledger.opening)}`],
    [40, 112, 'Closing Balance:'],
    [130, 112, `GHS ${s.signed(s.ledger.closing)}`],
  ],
  again: () => [],
  isRuled: true,
  columns: [
    ['TRANSACTION DATE', 40, (e, s) => [s.day(e.date), clockOf(e.reference)]],
    ['FROM ACCT', 118, (e) => (isIn(e) ? '87654321' : '12345678')],
    ['FROM NAME', 168, (e) => (isIn(e) ? (e.lines[1] ?? '') : 'JORDAN SAMPLE')],
    ['TRANS. TYPE', 260, (e) => e.lines[0] ?? ''],
    ['AMOUNT', -350, (e, s) => s.number(e.amount)],
    ['FEES', -385, () => '0.00'],
    ['E-LEVY', -420, () => '0.00'],
    ['BAL BEFORE', -480, (e, s) => s.signed(heldBefore(e, s))],
    ['BAL AFTER', -540, (e, s) => s.signed(e.balance)],
    ['TO NO.', 550, () => '233555987654'],
    ['TO NAME', 610, (e) => (isIn(e) ? 'JORDAN SAMPLE' : (e.lines[1] ?? ''))],
    ['F_ID', 700, (e) => `200${e.reference}`],
    ['REF', 760, (e) => e.reference.slice(0, 3)],
  ],
  foot: (_, p, n) => [[-800, 570, `Page ${p} of ${n}`]],
  truth: () => ({ balances: 'every-row', number: '233555123456' }),
});
