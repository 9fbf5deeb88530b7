import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, inPart, isAfterGap, only, sizeOf } from './bank-sheet.ts';

const TEXTS = {
  salary: [
    [
      'Orig CO Name:{e} Orig ID:{r}{f} Desc Date:240105 CO Entry',
      'Descr:Payroll Sec:PPD Trace#:0210000{r} Eed:240108 Ind ID:{r}',
      'Ind Name:Sample Trading LLC Trn: 008{r}Tc',
    ],
  ],
  transferIn: [
    ['Remote Online Deposit          {f}'],
    ['Deposit          {r}'],
    ['Zelle Payment From {p} {r}'],
  ],
  card: [
    ['Card Purchase          {d} {m} {c} CO Card {f}'],
    ['Recurring Card Purchase {d} {m} 800-555-{f} CA Card {f}'],
    ['Card Purchase With Pin {d} {m} {c} OR Card {f}'],
  ],
  cash: [['ATM Withdrawal          {d} {f} Main St {c} CO Card {f}']],
  directDebit: [
    ['Orig CO Name:{m} Orig ID:{r} Desc Date:Jan 24 CO Entry', 'Descr:Epay Sec:CCD Trace#:{r}{f} Eed:240119'],
  ],
  transferOut: [['{d} Online Payment {r} To {p}'], ['Zelle Payment To {p} Jpm99{k}']],
  fee: [['Monthly Service Fee'], ['Deposited Item Returned   NSF 1st # of Items00001 Ck#:000000{f}']],
} as const;

/** An American business account: a summary that counts its instances, checks with marks before a repeated day, parts in capitals, "$" on the first sum of each, day balances three side by side, hidden marks of the template. */
export const usBusinessChecksPaid: Family = {
  id: 'us-business-checks-paid',
  kind: 'bank_statement',
  tags: ['sections', 'check-list', 'section-totals', 'daily-balance-table', 'no-year', 'hidden-text'],
  suits: only('US'),
  draw: (desk) => {
    const full = (day: number) => desk.written(day, 'MMMM dd, yyyy');
    const day = (at: number) => desk.written(at, 'MM/dd');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [10, 70],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
        movements: TEXTS,
      },
      paper: { size: 8 },
      top: 150,
      step: 11,
      head: (sheet, { start, end, number }) => {
        sheet.right(568, 44, `${full(start)} through ${full(end)}`, { size: 8 });
        sheet.left(400, 56, 'Account Number:');
        sheet.right(568, 56, number, { isBold: true });
        return 90;
      },
    });
    const money = (minor: number) => `$${desk.number(minor)}`;
    pen.left(44, 50, desk.bank.toUpperCase(), { size: 16, isBold: true });
    pen.right(568, 44, `${full(ledger.start)} through ${full(ledger.end)}`);
    pen.left(400, 56, 'Account Number:');
    pen.right(568, 56, ledger.number, { isBold: true });
    pen.left(400, 84, 'CUSTOMER SERVICE INFORMATION', { isBold: true });
    pen.left(400, 96, 'Service Center:');
    pen.right(568, 96, '1-800-555-0142');
    pen.left(60, 96, 'SAMPLE TRADING LLC');
    pen.left(60, 107, '14 ALDER ROW STE 200');
    pen.left(60, 118, 'DENVER CO 80014-2200');
    const ins = of('salary', 'transferIn');
    const checks = [...of('check')].sort((a, b) => Number(a.reference) - Number(b.reference));
    const cards = of('card', 'cash');
    const electronic = of('directDebit', 'transferOut');
    const fees = of('fee');
    const title = (text: string) => {
      roll.skip(14);
      roll.need(60);
      roll.row(from(44, text, { size: 11, isBold: true }));
      roll.rule(44, 568);
    };
    title('CHECKING SUMMARY');
    roll.row(from(250, 'INSTANCES', { size: 7 }), upTo(420, 'AMOUNT', { size: 7 }));
    const fact = (label: string, entries: readonly Entry[], sign: string) =>
      entries.length > 0 &&
      roll.row(
        from(44, label),
        upTo(290, String(entries.length)),
        upTo(420, `${sign}${desk.number(sizeOf(entries))}`),
      );
    roll.row(
      from(44, 'Beginning Balance', { isBold: true }),
      upTo(420, money(ledger.opening), { isBold: true }),
    );
    fact('Deposits and Additions', ins, '');
    fact('Checks Paid', checks, '- ');
    fact('ATM & Debit Card Withdrawals', cards, '- ');
    fact('Electronic Withdrawals', electronic, '- ');
    fact('Fees', fees, '- ');
    roll.row(
      from(44, 'Ending Balance', { isBold: true }),
      upTo(290, String(ledger.entries.length)),
      upTo(420, `${ledger.closing < 0 ? '-' : ''}${money(ledger.closing)}`, { isBold: true }),
    );
    const list = (name: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      title(name.toUpperCase());
      const head = () =>
        roll.row(
          from(44, 'DATE', { size: 7 }),
          from(90, 'DESCRIPTION', { size: 7 }),
          upTo(568, 'AMOUNT', { size: 7 }),
        );
      head();
      roll.repeat(() => {
        roll.row(
          from(44, name.toUpperCase(), { size: 11, isBold: true }),
          from(300, '(continued)', { size: 8 }),
        );
        head();
      });
      entries.forEach((entry, at) => {
        roll.row(
          from(44, day(entry.date)),
          from(90, cut(entry, 380)),
          upTo(568, `${at === 0 ? '$' : ''}${inPart(desk, entry)}`),
        );
      });
      roll.repeat(null);
      roll.row(
        from(44, `Total ${name}`, { isBold: true }),
        upTo(568, money(sizeOf(entries)), { isBold: true }),
      );
    };
    list('Deposits and Additions', ins);
    if (checks.length > 0) {
      title('CHECKS PAID');
      roll.row(from(330, 'DATE', { size: 7 }));
      roll.row(
        from(44, 'CHECK NO.', { size: 7 }),
        from(130, 'DESCRIPTION', { size: 7 }),
        from(330, 'PAID', { size: 7 }),
        upTo(568, 'AMOUNT', { size: 7 }),
      );
      checks.forEach((check, at) => {
        roll.row(
          from(44, `${check.reference}  ${isAfterGap(checks, check) ? '* ' : ''}^`),
          desk.random.chance(0.2) ? from(130, day(check.date - 1)) : null,
          from(330, day(check.date)),
          upTo(568, `${at === 0 ? '$' : ''}${inPart(desk, check)}`),
        );
      });
      roll.row(
        from(44, 'Total Checks Paid', { isBold: true }),
        upTo(568, money(sizeOf(checks)), { isBold: true }),
      );
      roll.prose(
        44,
        520,
        'If you see a description in the Checks Paid section, it means that we received only electronic information about the check, not the original or an image of the check. As a result, we are not able to return the check to you or show you an image.',
        { size: 7 },
      );
      roll.prose(
        44,
        520,
        "* All of your recent checks may not be on this statement, either because they haven't cleared yet or they were listed on one of your previous statements.",
        { size: 7 },
      );
      roll.prose(44, 520, '^ An image of this check may be available for you to view on our website.', {
        size: 7,
      });
    }
    list('ATM & Debit Card Withdrawals', cards);
    list('Electronic Withdrawals', electronic);
    list('Fees', fees);
    roll.prose(
      44,
      520,
      'The fees for this account are included in the fee information for account ending 0042. Your Monthly Service Fee was $15.00; it is waived at an average ledger balance of $2,000.00.',
      { size: 7 },
    );
    title('DAILY ENDING BALANCE');
    gridHead(roll, 3, (at) => [
      from(44 + at * 180, 'DATE', { size: 7 }),
      upTo(170 + at * 180, 'AMOUNT', { size: 7 }),
    ]);
    gridOf(roll, ledger.daily, 3, ({ date, balance }, at, row) => [
      from(44 + at * 180, day(date)),
      upTo(170 + at * 180, `${row === 0 && at === 0 ? '$' : ''}${desk.signed(balance)}`),
    ]);
    title('SERVICE CHARGE SUMMARY');
    roll.row(from(44, 'TRANSACTIONS FOR SERVICE FEE CALCULATION'), upTo(420, 'NUMBER OF TRANSACTIONS'));
    roll.row(from(44, 'Checks Paid / Debits'), upTo(420, String(checks.length + electronic.length)));
    roll.row(from(44, 'Deposits / Credits'), upTo(420, String(ins.length)));
    roll.row(from(44, 'Service Fee Calculation'), upTo(420, 'AMOUNT'));
    roll.row(from(44, 'Service Fee'), upTo(420, '$15.00'));
    roll.row(from(44, 'Service Fee Credit'), upTo(420, '-$15.00'));
    roll.row(from(44, 'Net Service Fee'), upTo(420, '$0.00'));
    pen.onEverySheet((sheet, count) => {
      pen.left(44, 30, '*start*deposits and additions', { size: 1, color: '#ffffff' });
      pen.right(568, 766, `Page ${sheet} of ${count}`, { size: 7 });
      pen.center(
        306,
        776,
        '00{0}0142 DRE 021 142 03124 NNNNNNNNNNN 1 000000000 64 0000'.replace('{0}', String(sheet)),
        { size: 5 },
      );
    });
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...ins, ...checks, ...cards, ...electronic, ...fees],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
          alternatives: ({ kind, reference }) =>
            kind === 'check' ? [`${reference} ^`, `${reference} * ^`, `Check ${reference}`, ''] : [],
        }),
      ],
    };
  },
};
