import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, inPart, isAfterGap, only, sizeOf } from './bank-sheet.ts';

const TEXTS = {
  card: [
    ['DEBIT CARD PURCHASE, *****{r}{f}, AUT {d} VISA DDA PUR', '  {m}      {c}   * CO'],
    ['DEBIT POS, *****{r}{f}, AUT {d} DDA PURCHASE', '  {m}      {c}   * OR'],
  ],
  cash: [['NONTD ATM DEBIT, *****{r}{f}, AUT {d} DDA WITHDRAW', '  {m} 800      {c}      * CO']],
  salary: [['CCD DEPOSIT, {e} PAYROLL {r}'], ['ACH DEPOSIT, {e} DIR DEP ****{f}']],
  transferIn: [['DEPOSIT'], ['MOBILE DEPOSIT'], ['TRANSFER FROM SV {r}']],
  directDebit: [['ELECTRONIC PMT-WEB, {m} BILLPAY ****{f}'], ['ACH DEBIT, {m} INS PREM ****{r}']],
  transferOut: [['TD ZELLE SENT, {r} ZELLE {p}']],
  fee: [['MAINTENANCE FEE'], ['NONTD ATM FEE']],
} as const;

/** An American account: sums next to figures of interest, daily activity under kinds in bold with subtotals, checks by serial numbers two side by side, a form to balance the account with figures filled in. */
export const usSerialNumbers: Family = {
  id: 'us-serial-numbers',
  kind: 'bank_statement',
  tags: [
    'sections',
    'subtotals',
    'check-grid',
    'daily-balance-table',
    'side-by-side-summary',
    'balancing-form',
    'no-year',
  ],
  suits: only('US'),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const long = (at: number) => desk.written(at, 'MMM dd yyyy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [6, 60],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
        movements: TEXTS,
      },
      paper: { size: 8.5 },
      top: 120,
      step: 11,
      head: (sheet, { start, end, number }) => {
        sheet.left(300, 44, 'STATEMENT OF ACCOUNT', { isBold: true, size: 11 });
        sheet.left(44, 70, 'SAMPLE TRADING LLC');
        sheet.left(360, 82, 'Statement Period:');
        sheet.right(570, 82, `${long(start)}-${long(end)}`);
        sheet.left(360, 93, 'Primary Account #:');
        sheet.right(570, 93, number);
        return 120;
      },
    });
    pen.left(44, 44, desk.bank, { size: 15, isBold: true });
    pen.left(300, 44, 'STATEMENT OF ACCOUNT', { isBold: true, size: 11 });
    pen.left(44, 70, 'SAMPLE TRADING LLC');
    pen.left(44, 81, '14 ALDER ROW');
    pen.left(360, 82, 'Statement Period:');
    pen.right(570, 82, `${long(ledger.start)}-${long(ledger.end)}`);
    pen.left(360, 93, 'Primary Account #:');
    pen.right(570, 93, ledger.number);
    roll.row(from(44, 'Business Convenience Checking', { isBold: true, size: 11 }));
    roll.row(from(44, 'SAMPLE TRADING LLC'), upTo(570, `Account # ${ledger.number}`));
    roll.rule(44, 570);
    roll.skip(10);
    const deposits = of('transferIn');
    const electronicIn = of('salary');
    const checks = [...of('check')].sort((a, b) => Number(a.reference) - Number(b.reference));
    const payments = of('card', 'directDebit', 'transferOut', 'cash');
    const fees = of('fee');
    roll.row(from(44, 'ACCOUNT SUMMARY', { isBold: true }));
    const facts: [string, string][] = [
      ['Beginning Balance', desk.signed(ledger.opening)],
      ['Deposits', desk.number(sizeOf(deposits))],
      ['Electronic Deposits', desk.number(sizeOf(electronicIn))],
      ['Checks Paid', desk.number(sizeOf(checks))],
      ['Electronic Payments', desk.number(sizeOf(payments))],
      ['Other Withdrawals', desk.number(sizeOf(fees))],
      ['Ending Balance', desk.signed(ledger.closing)],
    ];
    const beside: [string, string][] = [
      ['Average Collected Balance', '4,118.20'],
      ['Interest Earned This Period', '0.00'],
      ['Interest Paid Year-to-Date', '0.00'],
      ['Annual Percentage Yield Earned', '0.00%'],
      ['Days in Period', '31'],
    ];
    facts.forEach(([label, value], at) => {
      const other = beside[at];
      roll.row(
        from(44, label),
        upTo(270, value),
        ...(other === undefined ? [] : [from(320, other[0]), upTo(570, other[1])]),
      );
    });
    roll.skip(10);
    roll.row(
      upTo(400, 'Total for this cycle', { isBold: true }),
      upTo(520, 'Total Year to Date', { isBold: true }),
    );
    roll.row(from(160, 'Grace Period OD/NSF Refund'), upTo(400, '$0.00'), upTo(520, '$70.00'));
    roll.skip(12);
    roll.row(from(44, 'DAILY ACCOUNT ACTIVITY', { isBold: true, size: 10 }));
    roll.rule(44, 570);
    const list = (name: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      roll.need(50);
      const head = () =>
        roll.row(
          from(44, 'POSTING DATE', { size: 7.5 }),
          from(120, 'DESCRIPTION', { size: 7.5 }),
          upTo(570, 'AMOUNT', { size: 7.5 }),
        );
      roll.row(from(44, name, { isBold: true }));
      head();
      roll.repeat(() => {
        roll.row(from(44, 'DAILY ACCOUNT ACTIVITY', { isBold: true, size: 10 }));
        roll.row(from(44, `${name} (continued)`, { isBold: true }));
        head();
      });
      for (const entry of entries)
        roll.row(from(44, day(entry.date)), from(120, cut(entry, 360)), upTo(570, inPart(desk, entry)));
      roll.repeat(null);
      roll.row(upTo(500, 'Subtotal:'), upTo(570, desk.number(sizeOf(entries))));
    };
    list('Deposits', deposits);
    list('Electronic Deposits', electronicIn);
    if (checks.length > 0) {
      roll.need(60);
      roll.row(
        from(44, 'Checks Paid', { isBold: true }),
        from(130, `No. Checks: ${checks.length}`),
        from(220, '*Indicates break in serial sequence or check processed electronically', { size: 7 }),
      );
      gridHead(roll, 2, (at) => [
        from(44 + at * 280, 'DATE'),
        from(100 + at * 280, 'SERIAL NO.'),
        upTo(270 + at * 300, 'AMOUNT'),
      ]);
      gridOf(roll, checks, 2, (check, at) => {
        return [
          from(44 + at * 280, day(check.date)),
          from(100 + at * 280, `${check.reference}${isAfterGap(checks, check) ? '*' : ''}`),
          upTo(270 + at * 300, inPart(desk, check)),
        ];
      });
      roll.row(upTo(500, 'Subtotal:'), upTo(570, desk.number(sizeOf(checks))));
    }
    list('Electronic Payments', payments);
    list('Other Withdrawals', fees);
    roll.skip(12);
    roll.need(60);
    roll.row(from(44, 'DAILY BALANCE SUMMARY', { isBold: true, size: 10 }));
    gridHead(roll, 2, (at) => [from(44 + at * 280, 'DATE'), upTo(270 + at * 300, 'BALANCE')]);
    gridOf(
      roll,
      [{ date: ledger.start - 1, balance: ledger.opening }, ...ledger.daily],
      2,
      ({ date, balance }, at) => [from(44 + at * 280, day(date)), upTo(270 + at * 300, desk.signed(balance))],
    );
    pen.newSheet();
    pen.left(44, 50, 'How to Balance your Account', { size: 12, isBold: true });
    pen.left(
      44,
      80,
      'Begin by adjusting your account register as follows: subtract any services charges shown on this statement.',
    );
    for (const [at, [label, value]] of (
      [
        ['Ending Balance', desk.signed(ledger.closing)],
        ['Total Deposits', '+'],
        ['Sub Total', ''],
        ['Total Withdrawals', '-'],
        ['Adjusted Balance', ''],
      ] as const
    ).entries()) {
      pen.left(360, 110 + at * 24, label);
      pen.right(570, 110 + at * 24, value);
      pen.line(460, 113 + at * 24, 570, 113 + at * 24);
    }
    for (const x of [44, 300]) {
      pen.left(x, 260, x === 44 ? 'DEPOSITS NOT ON STATEMENT' : 'WITHDRAWALS NOT ON STATEMENT', { size: 7 });
      pen.left(x + 130, 260, 'DOLLARS', { size: 7 });
      pen.left(x + 190, 260, 'CENTS', { size: 7 });
    }
    pen.left(
      44,
      460,
      'FINANCE CHARGES: Although we use the Daily Balance method to calculate the finance charge on your Moneyline account,',
      { size: 7 },
    );
    pen.left(
      44,
      470,
      'the minimum finance charge is $0.50. The finance charge begins to accrue on the date advances are posted.',
      { size: 7 },
    );
    pen.onEverySheet((sheet, count) => {
      pen.right(570, 58, `Page:  ${sheet} of ${count}`, { size: 8 });
      pen.center(
        306,
        772,
        'Call 1-800-555-0113 for 24-hour Bank-by-Phone services or connect to our website',
        { size: 7 },
      );
    });
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...deposits, ...electronicIn, ...checks, ...payments, ...fees],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
          alternatives: ({ kind, reference }) => (kind === 'check' ? [`${reference}*`, ''] : []),
        }),
      ],
    };
  },
};
