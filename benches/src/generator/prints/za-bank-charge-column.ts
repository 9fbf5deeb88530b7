import { SOUTH_AFRICA } from './places.ts';
import { facts, type Sheet, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A South African account: a column of charges to come next to the sums, a minus behind overdrawn balances, spaces between thousands. */
export const zaBankChargeColumn = tablePrint({
  id: 'za-bank-charge-column',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'running-balance',
    'charge-column',
    'trailing-minus',
    'space-point-numbers',
    'opening-in-table',
  ],
  locales: [
    {
      ...(SOUTH_AFRICA[0] as (typeof SOUTH_AFRICA)[number]),
      numbers: [{ group: ' ', decimal: '.', grouping: 'thousands' }],
    },
  ],
  dates: ['d/MM/yyyy', 'd MMM yyyy'],
  order: {
    movements: {
      card: [['POS Purchase', '{m} {c}', 'Card No. {f}']],
      transferIn: [['Digital Payment Cr', 'Settlement {p}']],
      transferOut: [['Digital Payment Dr', 'Settlement {p} rent']],
      salary: [['Acb Credit', '{e} Settlement']],
      cash: [['Atm Withdrawal', '{c} Card No. {f}']],
      directDebit: [['Acb Debit:External', '{m} {r}']],
      fee: [
        ['Monthly Acc Fee', 'Headoffice'],
        ['Transaction Charge', 'Headoffice'],
      ],
    },
  },
  css: 'th { border-bottom: 1px solid #a00 } td:first-child { width: 12% }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><div>Cheque account statement<br>${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}<br>Account: ${s.ledger.number.replace(/\D/g, '')}</div></div><p>MS JORDAN SAMPLE<br>14 ALDER ROAD<br>SANDTON 2196</p><b>Account Summary:</b>${facts(
      [
        ['Balance Brought Forward', `>${minusBehind(s.ledger.opening, s)}`],
        ['Sundry Credits', `>${s.number(s.ledger.into.sum)}`],
        ['Sundry Debits', `>${s.number(s.ledger.out.sum)}-`],
        ['Balance', `>${minusBehind(s.ledger.closing, s)}`],
        ['Overdraft Limit', '>0.00'],
      ],
      'style="width:55%"',
    )}<b>Your transactions</b>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Transaction Description', stacked],
    ['>Charge', (e) => (e.kind === 'cash' ? '10.50 A' : e.kind === 'directDebit' ? '4.50 T' : '')],
    ['>Debit Amount', (e, s) => s.out(e)],
    ['>Credit Amount', (e, s) => s.into(e)],
    ['>Balance', (e, s) => minusBehind(e.balance, s)],
  ],
  first: (s) => [
    [s.day(s.ledger.start), 'Bal Brought Forward', '', '', '', `>${minusBehind(s.ledger.opening, s)}`],
  ],
  below: () =>
    '<p class="small">CHARGE: A = ADMINISTRATION, M = MONTHLY, S = SERVICE, T = TRANSACTION, VAT: * = VAT 15%. VAT registration number 4940112230.</p>',
  truth: () => ({ balances: 'every-row' }),
});

function minusBehind(minor: number, { number }: Sheet): string {
  return `${number(minor)}${minor < 0 ? '-' : ''}`;
}
