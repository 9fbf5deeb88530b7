import { CANADA } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Canadian line of credit: borrowed and paid back in columns, the balance owing on each row, rates as they changed. */
export const caCreditLineOwing = tablePrint({
  id: 'ca-credit-line-owing',
  kind: 'credit_card_statement',
  tags: [
    'line-of-credit',
    'debit-credit-columns',
    'running-balance',
    'no-year',
    'opening-in-table',
    'rate-table',
  ],
  locales: CANADA,
  most: 16,
  order: {
    isCard: true,
    opening: 812_455,
    movements: {
      card: [['Funds transfer to chequing 0{f}'], ['Cash advance ATM {c} ON'], ['Line of credit cheque {f}']],
      transferIn: [['Payment - thank you'], ['Funds transfer from chequing 0{f}']],
      refund: [['Payment adjustment']],
      fee: [['Interest charged'], ['Over limit fee']],
    },
  },
  dates: ['MMM dd', 'MMMM d, yyyy'],
  css: 'th { border-bottom: 2px solid #c00; vertical-align: bottom } h3 { margin: 9pt 0 2pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Your Personal Line of Credit statement<br>${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}<br>Account number ${s.ledger.number}</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>OTTAWA ON K1A 0A0</p><h3>At a glance</h3>${facts(
      [
        [`Opening balance owing, ${s.full(s.ledger.start)}`, `>$${s.signed(s.ledger.opening)}`],
        ['Amounts borrowed, interest and fees', `>+$${s.number(s.ledger.out.sum)}`],
        ['Payments', `>-$${s.number(s.ledger.into.sum)}`],
        [`Closing balance owing, ${s.full(s.ledger.end)}`, `>$${s.signed(s.ledger.closing)}`],
        ['Credit limit', '>$25,000.00'],
        [`Minimum payment due by ${s.full(s.ledger.end + 22)}`, '>$163.09'],
      ],
      'style="width:65%"',
    )}<h3>Details of your account activity</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', inOne],
    ['>Borrowed or<br>charged ($)', (e, s) => s.out(e)],
    ['>Paid ($)', (e, s) => s.into(e)],
    ['>Balance<br>owing ($)', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', 'Opening balance', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [['', '<b>Closing balance</b>', '', '', `><b>${s.signed(s.ledger.closing)}</b>`]],
  below: (s) =>
    `<h3>Interest rates</h3>${facts([
      ['From', 'To', '>Annual rate', '>Daily rate'],
      [s.day(s.ledger.start), s.day(s.ledger.start + 12), '>9.70%', '>0.02657%'],
      [s.day(s.ledger.start + 13), s.day(s.ledger.end), '>9.45%', '>0.02589%'],
    ])}`,
  truth: () => ({ balances: 'every-row' }),
});
