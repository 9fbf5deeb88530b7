import { BRITISH_BANK } from './descriptors.ts';
import { BRITAIN } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A British account: days as "1st Mar", money in before money out, the balance on every row, "brought forward" at length. */
export const ukBankOrdinals = tablePrint({
  id: 'uk-bank-ordinals',
  kind: 'bank_statement',
  tags: ['no-year', 'ordinal-days', 'credit-before-debit', 'running-balance', 'opening-in-table'],
  locales: BRITAIN,
  dates: ['do MMM', 'do MMM yyyy'],
  order: {
    movements: {
      ...BRITISH_BANK,
      card: [['CARD PAYMENT TO {m},12.40 GBP,', 'RATE 1.00/GBP ON {d}']],
      transferOut: [['FASTER PAYMENTS TO {p} REFERENCE rent', ', MANDATE NO 0002']],
    },
  },
  css: 'th { border-bottom: 1px solid #ec0000 }',
  above: (s) =>
    `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><div>Statement number: 03/2024<br>Account name MR J SAMPLE<br>Account number: ${s.ledger.number.replace(/\D/g, '').slice(-8)} Sort Code: 09-01-28</div></div><h3>Your account summary for ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}</h3>${facts(
      [
        [
          `Balance brought forward from ${s.full(s.ledger.start - 1)} Statement`,
          `>£${s.signed(s.ledger.opening)}`,
        ],
        ['Total money in:', `>£${s.number(s.ledger.into.sum)}`],
        ['Total money out:', `>-£${s.number(s.ledger.out.sum)}`],
        [
          `Your balance at close of business ${s.full(s.ledger.end)}`,
          `>${s.ledger.closing < 0 ? '-' : ''}£${s.number(s.ledger.closing)}`,
        ],
      ],
      'style="width:70%"',
    )}<h3>Your transactions</h3>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', stacked],
    ['>Money in', (e, s) => s.into(e)],
    ['>Money out', (e, s) => s.out(e)],
    ['>£ Balance', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      s.desk.written(s.ledger.start, 'do MMM'),
      'Balance brought forward from previous statement',
      '',
      '',
      `>${s.signed(s.ledger.opening)}`,
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});
