import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, only, sizeOf } from './bank-sheet.ts';

/** An American account: headings of three lines with "(+)" and "(-)", checks among the rows by their numbers, the day's balance behind its last row, all checks shown once more below. */
export const usPostingDailyBalance: Family = {
  id: 'us-posting-daily-balance',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'wrapped-headings',
    'day-end-balance',
    'check-list-duplicate',
    'column-totals',
    'no-year',
  ],
  suits: only('US'),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const short = (at: number) => desk.written(at, 'MM/dd/yy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [6, 60],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
        movements: { ...AMERICAN_BANK, check: [['CHECK NUMBER {f}']] },
      },
      paper: { size: 8.5, shape: 'sans' },
      top: 150,
      step: 11,
      head: (sheet) => {
        sheet.left(44, 44, 'MYCHOICE PREMIUM CHECKING', { isBold: true });
        return 62;
      },
    });
    const checks = of('check');
    const bold = { isBold: true, size: 7.5 } as const;
    pen.left(44, 44, desk.bank, { size: 15, isBold: true });
    pen.right(570, 44, 'FOR INQUIRIES CALL:   DENVER  OFFICE  (303) 555-0110', { size: 7.5 });
    pen.left(60, 90, 'JORDAN SAMPLE');
    pen.left(60, 101, '14 ALDER ROW');
    for (const [at, [label, value]] of [
      ['ACCOUNT TYPE', 'MYCHOICE PREMIUM CHECKING'],
      ['ACCOUNT NUMBER', ledger.number],
      ['STATEMENT PERIOD', `${short(ledger.start)} - ${short(ledger.end)}`],
    ].entries()) {
      pen.left(360, 70 + at * 22, label ?? '', { size: 7 });
      pen.left(360, 80 + at * 22, value ?? '');
    }
    roll.row(from(44, 'ACCOUNT SUMMARY', { isBold: true }));
    const x = [110, 190, 250, 320, 380, 440, 500, 570] as const;
    const cells = (texts: readonly string[]) =>
      roll.row(...texts.map((text, at) => upTo(x[at] ?? 0, text, { size: 7 })));
    cells(['BEGINNING', 'DEPOSITS &', '', 'CHECKS', '', 'OTHER', '', 'ENDING']);
    cells(['BALANCE', 'OTHER CREDITS (+)', 'NO.', 'PAID (-)', 'NO.', 'DEBITS (-)', 'INTEREST', 'BALANCE']);
    const outs = ledger.entries.filter(({ amount, kind }) => amount < 0 && kind !== 'check');
    cells([
      `$${desk.signed(ledger.opening)}`,
      `$${desk.number(ledger.into.sum)}`,
      String(checks.length),
      `$${desk.number(sizeOf(checks))}`,
      String(outs.length),
      `$${desk.number(sizeOf(outs))}`,
      '$0.00',
      `$${desk.signed(ledger.closing)}`,
    ]);
    roll.skip(14);
    roll.row(from(44, 'ACCOUNT ACTIVITY', { isBold: true }));
    const head = () => {
      roll.row(upTo(400, 'DEPOSITS', bold), upTo(490, 'WITHDRAWALS', bold));
      roll.row(
        from(44, 'POSTING', bold),
        upTo(400, '& OTHER', bold),
        upTo(490, '& OTHER', bold),
        upTo(570, 'DAILY', bold),
      );
      roll.row(
        from(44, 'DATE', bold),
        from(100, 'TRANSACTION DESCRIPTION', bold),
        upTo(400, 'CREDITS (+)', bold),
        upTo(490, 'DEBITS (-)', bold),
        upTo(570, 'BALANCE', bold),
      );
      roll.rule(44, 570);
    };
    head();
    roll.repeat(() => {
      roll.row(from(44, 'ACCOUNT ACTIVITY (CONTINUED)', { isBold: true }));
      head();
    });
    roll.row(
      from(44, day(ledger.start)),
      from(100, 'BEGINNING BALANCE'),
      upTo(570, `$${desk.signed(ledger.opening)}`),
    );
    ledger.entries.forEach((entry, at) => {
      const isFirst = ledger.entries[at - 1]?.date !== entry.date;
      const isLast = ledger.entries[at + 1]?.date !== entry.date;
      roll.row(
        from(44, day(entry.date)),
        from(100, cut(entry, 210)),
        upTo(entry.amount > 0 ? 400 : 490, `${at === 0 || isFirst ? '$' : ''}${desk.number(entry.amount)}`),
        isLast ? upTo(570, desk.signed(entry.balance)) : null,
      );
    });
    roll.repeat(null);
    roll.row(
      from(100, `NUMBER OF DEPOSITS/CHECKS PAID`),
      upTo(400, String(ledger.into.count)),
      upTo(490, String(checks.length)),
    );
    if (checks.length > 0) {
      const sorted = [...checks].sort((a, b) => numberOf(a.lines) - numberOf(b.lines));
      roll.skip(12);
      roll.need(60);
      roll.row(from(44, 'CHECKS PAID SUMMARY', { isBold: true }));
      gridHead(roll, 3, (at) => [
        from(44 + at * 180, 'CHECK NO.', bold),
        from(110 + at * 180, 'DATE', bold),
        upTo(200 + at * 180, 'AMOUNT', bold),
      ]);
      gridOf(roll, sorted, 3, (check, at) => [
        from(44 + at * 180, String(numberOf(check.lines))),
        from(110 + at * 180, day(check.date)),
        upTo(200 + at * 180, desk.number(check.amount)),
      ]);
      roll.row(
        from(44, `TOTAL NUMBER OF CHECKS PAID: ${checks.length}`),
        upTo(570, `TOTAL AMOUNT OF CHECKS PAID: $${desk.number(sizeOf(checks))}`),
      );
    }
    roll.skip(10);
    roll.prose(
      44,
      520,
      `EFFECTIVE ${desk.written(ledger.end + 20, 'MMMM dd, yyyy').toUpperCase()}, THE FEE FOR AN OUTGOING WIRE WILL BE $30.00 AND THE ANNUAL PERCENTAGE RATE ON OVERDRAFT LINES 18.00%.`,
      { size: 7 },
    );
    pen.onEverySheet((sheet, count) => pen.right(570, 770, `PAGE ${sheet} OF ${count}`, { size: 7 }));
    return { pen, accounts: [desk.truth(ledger, { balances: 'last-of-day' })] };
  },
};

function numberOf(lines: readonly string[]): number {
  return Number(lines[0]?.match(/\d+$/)?.[0] ?? 0);
}
