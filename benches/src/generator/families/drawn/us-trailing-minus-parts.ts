import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, inPart, only, sizeOf } from './bank-sheet.ts';

const TEXTS = {
  card: [
    ['Debit Purchase - VISA', '{m} 800-555-{f} CA', 'REF # 2424{r}     US1'],
    ['Debit Purchase', '{f} {m} {c} CO REF {f}', ''],
  ],
  cash: [['ATM Withdrawal', '{f} {m} {c} Serial No. 00{f}', '']],
  transferIn: [['Mobile Check Deposit'], ['Zelle Instant', 'PMT From {p}', 'On {d}, ref JPM99{k}']],
  salary: [['Electronic Deposit', 'From {e}', 'REF=24008{r} N 00       DIR DEP  {r}']],
  directDebit: [['Electronic Withdrawal', 'To {m}', 'REF=24010{r} N 00      BILL PMT  {r}']],
  transferOut: [
    ['Web Authorized Payment', 'To {p}'],
    ['Internet Banking Transfer', 'To Account *******{f}'],
  ],
  fee: [['Analysis Service Charge', '  {r}']],
} as const;

/** An American account whose debits bear a minus behind: text and reference in columns, subtotals of each card, days as "Jan. 5", checks two side by side, a summary that counts items. */
export const usTrailingMinusParts: Family = {
  id: 'us-trailing-minus-parts',
  kind: 'bank_statement',
  tags: [
    'sections',
    'trailing-minus',
    'subtotals',
    'reference-column',
    'check-grid',
    'daily-balance-table',
    'no-year',
  ],
  suits: only('US'),
  draw: (desk) => {
    const day = (at: number) =>
      desk.written(at, 'MMM d').replace('May', 'May').replace(' ', '. ').replace('May.', 'May');
    const long = (at: number) => `${day(at)}, ${desk.written(at, 'yyyy')}`;
    const { pen, ledger, roll, of } = bankSheet(desk, {
      count: [8, 60],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
        movements: TEXTS,
      },
      paper: { size: 8.5 },
      top: 150,
      step: 11,
      head: (sheet, { start, end, number }) => {
        sheet.right(570, 40, 'Business Statement', { isBold: true });
        sheet.right(570, 52, `Account Number: ${number}`);
        sheet.right(570, 64, `Statement Period: ${long(start)} through ${long(end)}`);
        return 90;
      },
    });
    const minus = (entries: readonly Entry[]) => `${desk.number(sizeOf(entries))}-`;
    const [ins, checks, fees] = [of('salary', 'transferIn'), of('check'), of('fee')];
    const checksByNumber = [...checks].sort((a, b) => Number(a.reference) - Number(b.reference));
    const [cards, others] = [of('card', 'cash'), of('directDebit', 'transferOut')];
    const half = Math.ceil(cards.length / 2);
    const [cardA, cardB] = [cards.slice(0, half), cards.slice(half)];
    pen.left(44, 46, desk.bank, { size: 14, isBold: true });
    pen.left(44, 60, 'P.O. Box 1800, Saint Paul, Minnesota 55101-0800', { size: 7 });
    pen.right(570, 46, 'Business Statement', { isBold: true });
    pen.right(570, 60, `Account Number: ${ledger.number}`);
    pen.right(570, 72, 'Statement Period:');
    pen.right(570, 84, long(ledger.start));
    pen.right(570, 96, 'through');
    pen.right(570, 108, long(ledger.end));
    pen.left(60, 100, 'SAMPLE TRADING LLC');
    pen.left(60, 111, '14 ALDER ROW');
    roll.row(from(44, 'SILVER BUSINESS CHECKING', { size: 11, isBold: true }), upTo(570, 'Member FDIC'));
    roll.row(from(44, 'U.S. National Association'), upTo(570, `Account Number ${ledger.number}`));
    roll.row(from(44, 'Account Summary', { isBold: true }));
    roll.row(upTo(260, '# Items', { isBold: true }));
    roll.row(
      from(44, `Beginning Balance on ${day(ledger.start)}`),
      from(290, '$'),
      upTo(380, desk.signed(ledger.opening)),
    );
    const fact = (label: string, entries: readonly Entry[], isOut: boolean) =>
      entries.length > 0 &&
      roll.row(
        from(44, label),
        upTo(260, String(entries.length)),
        upTo(380, isOut ? minus(entries) : desk.number(sizeOf(entries))),
      );
    fact('Other Deposits', ins, false);
    fact('Card Withdrawals', cards, true);
    fact('Other Withdrawals', [...others, ...fees], true);
    fact('Checks Paid', checks, true);
    roll.row(
      from(44, `Ending Balance on ${long(ledger.end)}`, { isBold: true }),
      from(290, '$'),
      upTo(380, desk.signed(ledger.closing), { isBold: true }),
    );
    const title = (text: string) => {
      roll.skip(12);
      roll.need(70);
      roll.row(from(44, text, { isBold: true, size: 10 }));
      roll.rule(44, 570);
    };
    const head = () =>
      roll.row(
        from(44, 'Date'),
        from(84, 'Description of Transaction'),
        from(380, 'Ref Number'),
        upTo(570, 'Amount'),
      );
    const list = (name: string, entries: readonly Entry[]) => {
      head();
      roll.repeat(() => {
        roll.row(from(44, `${name} (continued)`, { isBold: true }));
        head();
      });
      entries.forEach((entry, at) => {
        const [first = '', second = '', ...rest] = entry.lines;
        roll.row(
          from(44, day(entry.date)),
          from(84, [first, ...rest.filter((line) => line !== '')]),
          from(200, pen.wrap(second, 180)),
          rest.length > 0 ? from(390, entry.reference) : null,
          at === 0 ? from(490, '$') : null,
          upTo(570, `${desk.number(entry.amount)}${entry.amount < 0 ? '-' : ''}`),
        );
      });
      roll.repeat(null);
    };
    const total = (label: string, text: string) =>
      roll.row(
        upTo(470, label, { isBold: true }),
        from(490, '$', { isBold: true }),
        upTo(570, text, { isBold: true }),
      );
    if (ins.length > 0) {
      title('Other Deposits');
      list('Other Deposits', ins);
      total('Total Other Deposits', desk.number(sizeOf(ins)));
    }
    if (cards.length > 0) {
      title('Card Withdrawals');
      for (const [number, entries] of [
        ['4471', cardA],
        ['8820', cardB],
      ] as const) {
        if (entries.length === 0) continue;
        roll.row(from(44, `Card Number: xxxx-xxxx-xxxx-${number}`));
        list('Card Withdrawals', entries);
        total(`Card ${number} Withdrawals Subtotal`, minus(entries));
      }
      total('Total Card Withdrawals', minus(cards));
    }
    if (others.length + fees.length > 0) {
      title('Other Withdrawals');
      list('Other Withdrawals', [...others, ...fees]);
      total('Total Other Withdrawals', minus([...others, ...fees]));
    }
    if (checks.length > 0) {
      title('Checks Presented Conventionally');
      gridHead(roll, 2, (at) => [
        from(44 + at * 270, 'Check'),
        from(100 + at * 270, 'Date'),
        from(150 + at * 270, 'Ref Number'),
        upTo(290 + at * 280, 'Amount'),
      ]);
      gridOf(roll, checksByNumber, 2, (check, at) => {
        const previous =
          Number(checksByNumber[checksByNumber.indexOf(check) - 1]?.reference ?? check.reference) + 1;
        return [
          from(44 + at * 270, `${check.reference}${Number(check.reference) > previous ? '*' : ''}`),
          from(100 + at * 270, day(check.date)),
          from(150 + at * 270, `86${check.reference}2240`),
          upTo(290 + at * 280, inPart(desk, check)),
        ];
      });
      roll.row(
        from(54, '* Gap in check sequence'),
        upTo(470, `Conventional Checks Paid (${checks.length})`, { isBold: true }),
        from(490, '$'),
        upTo(570, minus(checks), { isBold: true }),
      );
    }
    title('Balance Summary');
    gridHead(roll, 3, (at) => [from(44 + at * 180, 'Date'), upTo(190 + at * 180, 'Ending Balance')]);
    gridOf(roll, ledger.daily, 3, ({ date, balance }, at) => [
      from(44 + at * 180, day(date)),
      upTo(190 + at * 180, balance < 0 ? `${desk.number(balance)}-` : desk.number(balance)),
    ]);
    roll.prose(54, 500, 'Balances only appear for days reflecting change.', { size: 7 });
    title('ANALYSIS SERVICE CHARGE DETAIL');
    roll.row(from(44, `Account Analysis Activity for: ${desk.written(ledger.start - 5, 'MMMM yyyy')}`));
    roll.row(from(84, 'Account Number:'), upTo(470, ledger.number), upTo(570, '$'), upTo(540, '12.00'));
    roll.row(
      from(84, 'Analysis Service Charge assessed to'),
      upTo(470, ledger.number),
      from(490, '$'),
      upTo(570, '12.00'),
    );
    pen.onEverySheet((sheet, count) => pen.right(570, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    const words = (entry: Entry) =>
      entry.lines
        .filter((line) => line !== '')
        .join(' ')
        .replace(/\s+/g, ' ');
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...ins, ...cards, ...others, ...fees, ...checksByNumber],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : words(entry)),
          alternatives: (entry) =>
            entry.kind === 'check'
              ? [
                  `${entry.reference} 86${entry.reference}2240`,
                  `${entry.reference}* 86${entry.reference}2240`,
                  '',
                ]
              : [`${words(entry)} ${entry.reference}`],
        }),
      ],
    };
  },
};
