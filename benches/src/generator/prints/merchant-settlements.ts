import { AUSTRALIA } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A merchant's account with an acquirer: settlements, charges and chargebacks with credits before debits, tax of fees in a column, running balances. */
export const merchantSettlements = tablePrint({
  id: 'merchant-settlements',
  kind: 'bank_statement',
  tags: [
    'payment-processor',
    'debit-credit-columns',
    'credit-before-debit',
    'tax-column',
    'running-balance',
    'batch-numbers',
  ],
  locales: AUSTRALIA,
  order: {
    movements: {
      transferIn: [['Card sales settlement', 'Batch {f}']],
      salary: [['Card sales settlement', 'Batch {f}']],
      refund: [['Chargeback reversed', 'Case {r}']],
      interest: [['Fee rebate', '']],
      card: [['Refund to cardholder', 'Batch {f}']],
      directDebit: [['Terminal rental', 'TID {f}']],
      transferOut: [['Transfer to bank account', '...{f}']],
      cash: [['Chargeback', 'Case {r}']],
      fee: [['Merchant service fee', 'Blended rate 1.40%']],
    },
  },
  dates: ['dd/MM/yy', 'd MMM yyyy'],
  css: 'th { border-bottom: 1px solid; text-align: left }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)} Merchant Services</b><div>Merchant statement<br>Merchant ID ${s.ledger.number.replace(/\D/g, '')}<br>${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}<br>ABN 12 345 678 901</div></div><p>Sample Goods Pty Ltd<br>14 Alder St<br>Geelong VIC 3220</p>${facts(
      [
        ['Opening balance', `>$${s.signed(s.ledger.opening)}`],
        ['Total credits', `>$${s.number(s.ledger.into.sum)}`],
        ['Total debits', `>$${s.number(s.ledger.out.sum)}`],
        ['Closing balance', `>$${s.signed(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}<br>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', (e) => esc(e.lines[0] ?? '')],
    ['Reference', (e) => esc(e.lines[1] ?? '')],
    [
      '>GST incl.',
      (e, s) => (e.kind === 'fee' || e.kind === 'directDebit' ? s.number(Math.round(-e.amount / 11)) : ''),
    ],
    ['>Credit', (e, s) => s.into(e)],
    ['>Debit', (e, s) => s.out(e)],
    ['>Balance', (e, s) => s.signed(e.balance)],
  ],
  below: () =>
    facts([
      ['Scheme', '>Sales', '>Count', '>Value', '>Rate'],
      ['Visa debit', '', '>118', '>$4,118.20', '>0.60%'],
      ['Mastercard credit', '', '>88', '>$3,004.11', '>1.10%'],
    ]),
  truth: () => ({
    balances: 'every-row',
    number: null,
    describe: (e) => e.lines.join(' ').trim(),
    alternatives: (e) => [e.lines[0] ?? ''],
  }),
});
