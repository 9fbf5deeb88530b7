import { USA } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc, tr } from './web-page.ts';

/** A payment wallet: currency, amount before fees, fees and total a row; the total is what moves the balance. */
export const usWalletFees = tablePrint({
  id: 'us-wallet-fees',
  kind: 'bank_statement',
  tags: ['fintech', 'gross-fee-net', 'signed', 'no-running-balance', 'currency-column'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  order: {
    kinds: ['card', 'transferIn', 'refund'],
    movements: {
      card: [
        ['PreApproved Payment Bill User Payment: {m}', 'ID: {k}{k}'],
        ['Express Checkout Payment: {m}', 'ID: {k}{k}'],
      ],
      transferIn: [['Mobile Payment: {p}', 'ID: {k}{k}']],
      refund: [['Payment Refund: {m}', 'ID: {k}{k}']],
    },
  },
  css: 'th { background: #eee; border-bottom: 1px solid #999 } td { border-bottom: 1px solid #eee }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)} Pay</b><div>Account statement<br>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Account ID: KX7T2LB9Q4</div></div><p>Jordan Sample<br>jordan@example.com</p><h3>Balance Summary (${s.full(s.ledger.start)} - ${s.full(s.ledger.end)})</h3><table style="width:70%">${tr(['', '>Available beginning', '>Available ending', '>Withheld beginning', '>Withheld ending'], 'th')}${tr(['USD', `>${s.signed(s.ledger.opening)}`, `>${s.signed(s.ledger.closing)}`, '>0.00', '>0.00'])}</table><h3>Activity Summary</h3>${facts(
      [
        ['Beginning balance', `>${s.signed(s.ledger.opening)}`],
        ['Payments received', `>${s.number(s.ledger.into.sum)}`],
        ['Payments sent', `>-${s.number(s.ledger.out.sum)}`],
        ['Fees', '>0.00'],
        ['Ending balance', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}<h3>Transaction History - USD</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', stacked],
    ['Currency', () => 'USD'],
    ['>Gross', (e, s) => s.signed(e.amount > 0 ? e.amount + 30 : e.amount)],
    ['>Fee', (e) => (e.amount > 0 ? '-0.30' : '0.00')],
    ['>Net', (e, s) => s.signed(e.amount)],
  ],
  below: () =>
    '<p class="small">*For any errors or questions about your statement or transactions contact us within 60 days.</p>',
  truth: () => ({ balances: 'none', alternatives: (e) => [`${e.lines.join(' ')} USD`] }),
});
