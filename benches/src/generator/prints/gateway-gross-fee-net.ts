import type { Entry } from '@tieout/corpus';
import { BRITAIN, USA } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A payment service's month: gross, fee and net in columns, the net moves the balance, numbers of transactions below names. */
export const gatewayGrossFeeNet = tablePrint({
  id: 'gateway-gross-fee-net',
  kind: 'bank_statement',
  tags: ['payment-processor', 'gross-fee-net', 'signed', 'no-running-balance', 'reference-below'],
  locales: [...USA, ...BRITAIN],
  order: {
    movements: {
      transferIn: [
        ['Website Payment', '{p}'],
        ['Mobile Payment', '{p}'],
      ],
      salary: [['Express Checkout Payment', '{e}']],
      refund: [['Payment Refund', '{m}']],
      interest: [['Dispute Reversal', '{m}']],
      card: [
        ['PreApproved Payment Bill User Payment', '{m}'],
        ['General Payment', '{m}'],
      ],
      directDebit: [['Subscription Payment', '{m}']],
      transferOut: [['General Withdrawal', 'Bank Account']],
      cash: [['Debit Card Purchase', '{m}']],
      fee: [['Partner Fee', '{m}']],
    },
  },
  dates: ['MM/dd/yyyy', 'MMM d, yyyy'],
  css: 'th { background: #eee; font-size: 8pt } td { border-bottom: 1px solid #eee }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">Statement for ${s.desk.written(s.ledger.end, 'MMMM yyyy')}</b><div>Jordan Sample<br>jordan@example.com<br>Merchant Account ID: ${s.ledger.number.replace(/\D/g, '')}KQ</div></div><p>Statement period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p><b>Account Summary (${s.desk.locale.currency})</b>${facts(
      [
        ['Beginning Balance', `>${s.signed(s.ledger.opening)}`],
        ['Payments received', `>${s.number(s.ledger.into.sum)}`],
        ['Payments sent and withdrawals', `>-${s.number(s.ledger.out.sum)}`],
        ['Ending Balance', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:55%"',
    )}<h3>Transaction History - ${s.desk.locale.currency}</h3>`,
  columns: [
    ['Date', (e, s) => s.desk.written(e.date, s.desk.locale.id === 'en-US' ? 'MM/dd/yyyy' : 'dd/MM/yyyy')],
    ['Description', (e) => `${e.lines[0]}<br>ID: ${e.reference}7XK`],
    ['Name / Email', (e) => `${esc(e.lines[1] ?? '')}<br>${e.reference.slice(0, 4)}@example.com`],
    ['>Gross', (e, s) => s.signed(e.amount + fee(e))],
    ['>Fee', (e, s) => s.signed(-fee(e))],
    ['>Net', (e, s) => s.signed(e.amount)],
  ],
  below: () =>
    '<p class="small">If you find an error, contact us no later than 60 days after this statement. Cash is held at FDIC-insured banks up to $250,000.00.</p>',
  truth: () => ({
    balances: 'none',
    number: null,
    describe: (e) =>
      `${e.lines[0]} ${e.lines[1]} ID: ${e.reference}7XK ${e.reference.slice(0, 4)}@example.com`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});

/** What the service kept of what came in by sale. */
function fee({ amount, kind }: Entry): number {
  return kind === 'transferIn' || kind === 'salary' ? Math.round(amount * 0.029) + 30 : 0;
}
