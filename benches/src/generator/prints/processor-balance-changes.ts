import type { Entry } from '@tieout/corpus';
import { FRANCE, USA } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A card processor's balance of a merchant: charges, refunds, fees and payouts newest first, ids of objects, currency codes behind sums. */
export const processorBalanceChanges = tablePrint({
  id: 'processor-balance-changes',
  kind: 'bank_statement',
  tags: ['payment-processor', 'signed', 'newest-first', 'running-balance', 'code-behind-amount', 'clock'],
  locales: [...USA, ...FRANCE].map((locale) => ({
    ...locale,
    numbers: [{ group: ',', decimal: '.', grouping: 'thousands' }] as const,
  })),
  isNewestFirst: true,
  most: 55,
  order: {
    movements: {
      transferIn: [['Charge', 'ch_3{k}{k}']],
      salary: [['Charge', 'py_1{k}{k}']],
      refund: [['Refund failure', 're_1{k}{k}']],
      interest: [['Adjustment', 'Dispute won du_1{k}']],
      card: [['Refund', 'REFUND FOR CHARGE ch_3{k}']],
      directDebit: [['Application fee', 'fee_1{k}']],
      transferOut: [['Payout', 'PLATFORM PAYOUT po_1{k}']],
      cash: [['Payout', 'po_1{k}']],
      fee: [['Processing fees', 'Billing - Usage Fee ({d})']],
    },
  },
  dates: ['yyyy-MM-dd', 'MMM d, yyyy'],
  css: 'th { border-bottom: 1px solid; font-size: 8pt } .half { width: 55% }',
  above: (s) =>
    `<b style="font-size:15pt">Balance report</b><p>Sample Goods LLC<br>acct_1${s.ledger.number.replace(/\D/g, '')}<br>${s.full(s.ledger.start)} – ${s.full(s.ledger.end)} (UTC)</p>${facts(
      [
        ['Starting balance', `>${s.signed(s.ledger.opening)} ${s.desk.locale.currency}`],
        ['Balance additions', `>${s.number(s.ledger.into.sum)} ${s.desk.locale.currency}`],
        ['Balance deductions', `>-${s.number(s.ledger.out.sum)} ${s.desk.locale.currency}`],
        ['Ending balance', `>${s.signed(s.ledger.closing)} ${s.desk.locale.currency}`],
      ],
      'class="half"',
    )}<h3>All activity</h3>`,
  columns: [
    ['Created (UTC)', (e, s) => `<span class="w">${s.day(e.date)} ${clock(e)}</span>`],
    ['Type', (e) => e.lines[0] ?? ''],
    ['Description', (e) => esc(e.lines.slice(1).join(' '))],
    ['>Amount', (e, s) => `${s.signed(e.amount)} ${s.desk.locale.currency}`],
    ['>Balance', (e, s) => `${s.signed(e.balance)} ${s.desk.locale.currency}`],
  ],
  truth: () => ({
    balances: 'every-row',
    number: null,
    alternatives: (e) => [`${clock(e)} ${e.lines.join(' ')}`],
  }),
});

function clock({ reference }: Entry): string {
  const two = (at: number, below: number) =>
    String(Number(reference.slice(at, at + 2)) % below).padStart(2, '0');
  return `${two(0, 24)}:${two(2, 60)}`;
}
