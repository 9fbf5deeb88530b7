import type { Family } from '../../family.ts';
import { KENYA } from '../../prints/new-places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';

/** The till of a Kenyan shop, newest first: a column that says whether each payment went through, and rows that did not, whose sums moved nothing. */
export const keTillFailed: Family = {
  id: 'ke-till-failed',
  kind: 'bank_statement',
  tags: ['mobile-money', 'newest-first', 'failed-rows', 'time-stamped', 'debit-credit-columns'],
  locales: KENYA,
  draw: (desk) => {
    const { random } = desk;
    const full = (at: number) => desk.written(at, 'dd-MM-yyyy');
    const { pen, ledger, roll } = bankSheet(desk, {
      count: [5, 40],
      order: {
        number: random.digits(6),
        kinds: ['transferIn', 'transferOut', 'fee', 'cash'],
        movements: {
          transferIn: [['Merchant Payment from 2547{r} - {p}'], ['Pay Bill from 2547{r} - {p}']],
          transferOut: [['Business to Bank transfer {f}']],
          fee: [['Merchant charge']],
          cash: [['Withdrawal at agent {f}']],
        },
      },
      paper: { size: 7, isLandscape: true },
      top: 50,
      step: 10,
      head: () => 40,
    });
    const time = () => [6, 10, 10].map((least) => random.whole(least, 21)).join(':');
    pen.left(30, 32, 'ORGANIZATION STATEMENT', { size: 11, isBold: true });
    pen.right(800, 32, `Short Code: ${ledger.number}`);
    roll.row(from(30, `Report from ${full(ledger.start)} to ${full(ledger.end)}`));
    roll.row(
      from(30, `Opening Balance: ${desk.signed(ledger.opening)}`),
      from(250, `Closing Balance: ${desk.signed(ledger.closing)}`),
      from(450, `Total Paid In: ${desk.number(ledger.into.sum)}`),
      from(640, `Total Withdrawn: ${desk.number(ledger.out.sum)}`),
    );
    roll.skip(6);
    const head = () =>
      roll.row(
        from(30, 'Receipt No.', { isBold: true }),
        from(95, 'Completion Time', { isBold: true }),
        from(200, 'Details', { isBold: true }),
        from(430, 'Transaction Status', { isBold: true }),
        upTo(590, 'Paid In', { isBold: true }),
        upTo(670, 'Withdrawn', { isBold: true }),
        upTo(750, 'Balance', { isBold: true }),
      );
    head();
    roll.repeat(head);
    const entries = [...ledger.entries].reverse();
    const put = (day: number, text: string, status: string, amount: number, balance: number) =>
      roll.row(
        from(30, `Q7${random.code(8)}`),
        from(95, `${full(day)} ${time()}`),
        from(200, text),
        from(430, status),
        upTo(amount > 0 ? 590 : 670, amount > 0 ? desk.number(amount) : `-${desk.number(amount)}`),
        upTo(750, desk.signed(balance)),
      );
    entries.forEach(({ date, lines, amount, balance }, at) => {
      if (at % 9 === 4)
        put(
          date,
          `Merchant Payment from 2547${random.digits(8)}`,
          'Failed',
          random.whole(100, 90_000),
          balance,
        );
      put(date, lines.join(' '), 'Completed', amount, balance);
    });
    const alternatives = ({ lines }: { lines: readonly string[] }) => [`${lines.join(' ')} Completed`];
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row', entries, alternatives })] };
  },
};
