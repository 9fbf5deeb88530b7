import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { into, out, tableSheet } from './table-sheet.ts';

/** An Australian account: days as "01/02/24" on each row, figures next to the last line of its text, statement opening and closing balances as rows in capitals. */
export const auFiguresBelow = tableSheet({
  id: 'au-figures-below',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'wrapped-above', 'running-balance', 'balance-rows'],
  suits: only('AU'),
  dates: ['dd/MM/yy', 'd MMMM yyyy'],
  count: [5, 60],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
    movements: {
      card: [
        ['Debit Card Purchase {m}', '{c} Aus Card No. {f}Xxxxxx{f}'],
        ['Eftpos Debit {r} {m}', '{c} Aus'],
      ],
      salary: [['Deposit Payroll {e}', '{r}']],
      transferIn: [['Deposit Online {r} Tfr Savings'], ['Deposit-Osko Payment {r} {p}', 'Invoice {f}']],
      directDebit: [['Payment By Authority To {m}', '{r}']],
      transferOut: [['Withdrawal Mobile {r} Pymt {p}', 'Rent'], ['Withdrawal Online {r} Bpay {m}']],
      cash: [['Withdrawal Atm {c}', '{d} {f}']],
      interest: [['Interest Paid']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  bottom: 760,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, `${desk.bank} Choice`, { size: 14, isBold: true });
    pen.left(330, 44, 'Statement Period', { size: 7 });
    pen.left(330, 55, `${full(ledger.start)} - ${full(ledger.end)}`, { isBold: true });
    if (!isFirst) return 86;
    pen.left(330, 76, 'Account Name', { size: 7 });
    pen.left(330, 87, 'Mr Jordan Sample');
    pen.left(330, 100, 'BSB', { size: 7 });
    pen.left(330, 111, '032-000');
    pen.left(390, 100, 'Account Number', { size: 7 });
    pen.left(390, 111, ledger.number);
    for (const [at, [label, value]] of (
      [
        ['Opening Balance', `${desk.signed(ledger.opening).replace('-', '- ')}`],
        ['Total Credits', `+ $${desk.number(ledger.into.sum)}`],
        ['Total Debits', `- $${desk.number(ledger.out.sum)}`],
        ['Closing Balance', `${ledger.closing < 0 ? '-' : '+'} $${desk.number(ledger.closing)}`],
      ] as const
    ).entries()) {
      pen.left(330, 132 + at * 12, label);
      pen.right(556, 132 + at * 12, value);
    }
    return 190;
  },
  above: ({ roll }) => {
    roll.row(from(44, 'TRANSACTIONS', { isBold: true, size: 11 }));
    roll.prose(
      44,
      500,
      'Please check all entries on this statement and promptly inform us of any possible error or unauthorised transaction',
      { size: 7 },
    );
  },
  columns: [
    ['DATE', '44', (entry, { day }) => day(entry.date)],
    ['TRANSACTION DESCRIPTION', '100', ({ lines }) => lines],
    ['DEBIT', '>400', out],
    ['CREDIT', '>478', into],
    ['BALANCE', '>556', (entry, { signed }) => signed(entry.balance)],
  ],
  figuresStand: 'last',
  first: ({ day, ledger, signed }) => [
    [day(ledger.start), 'STATEMENT OPENING BALANCE', '', '', signed(ledger.opening)],
  ],
  last: ({ day, ledger, signed }) => [[day(ledger.end), 'CLOSING BALANCE', '', '', signed(ledger.closing)]],
  below: ({ roll }) => {
    roll.skip(12);
    roll.row(from(44, 'CONVENIENCE AT YOUR FINGERTIPS', { isBold: true }));
    roll.row(from(44, 'INTEREST RATES (PER ANNUM) ON CREDIT BALANCES', { isBold: true }));
    roll.row(from(44, 'Effective Date'), upTo(200, 'Over $0'), upTo(270, '$10,000'), upTo(340, '$50,000'));
    roll.row(from(44, '1 Nov 2023'), upTo(200, '0.05 %'), upTo(270, '0.10 %'), upTo(340, '0.15 %'));
  },
  foot: (page, count, { pen }) =>
    pen.right(556, 800, `Statement No. 36   Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'every-row' },
});
