import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, inPart, isAfterGap, only, sizeOf } from './bank-sheet.ts';

/** An American account whose titles bear the side as "(+)" and "(-)", the sum between day and text, the account's number behind dashes next to each title. */
export const usSidesInTitles: Family = {
  id: 'us-sides-in-titles',
  kind: 'bank_statement',
  tags: ['sections', 'amount-before-text', 'sign-in-title', 'check-grid', 'daily-balance-table', 'no-year'],
  suits: only('US'),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const short = (at: number) => desk.written(at, 'MM/dd/yy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [6, 60],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
        movements: AMERICAN_BANK,
      },
      paper: { size: 8.5 },
      top: 140,
      step: 11,
      head: (sheet, { start, end }) => {
        sheet.left(44, 44, 'Statement Activity', { size: 11, isBold: true });
        sheet.right(570, 44, `Statement Period from ${short(start)} to ${short(end)}`);
        return 70;
      },
    });
    const masked = `----------${ledger.number.replace(/\D/g, '').slice(-4)}`;
    const [deposits, electronic, outs, fees] = [
      of('transferIn'),
      of('salary'),
      of('card', 'directDebit', 'transferOut', 'cash'),
      of('fee'),
    ];
    const checks = [...of('check')].sort((a, b) => Number(a.reference) - Number(b.reference));
    pen.left(44, 44, desk.bank.toUpperCase(), { size: 14, isBold: true });
    pen.left(60, 88, 'JORDAN SAMPLE');
    pen.left(60, 99, '14 ALDER ROW');
    pen.right(570, 60, 'Have a Question or Concern?', { isBold: true });
    pen.right(570, 72, '1-800-555-0144');
    roll.row(from(44, 'Perks Checking', { size: 12, isBold: true }), upTo(570, `Account: ${masked}`));
    roll.rule(44, 570);
    const facts: [string, string][] = [
      ['Beginning Balance', `$${desk.signed(ledger.opening)}`],
      ['Credits (+)', desk.number(ledger.into.sum)],
      ['  Regular Deposits', desk.number(sizeOf(deposits))],
      ['  Electronic Deposits', desk.number(sizeOf(electronic))],
      ['Debits (-)', desk.number(ledger.out.sum)],
      ['  Regular Checks Paid', desk.number(sizeOf(checks))],
      ['  Electronic Withdrawals', desk.number(sizeOf(outs))],
      ['Total Service Charges (-)', desk.number(sizeOf(fees))],
      ['Ending Balance', `$${desk.signed(ledger.closing)}`],
    ];
    const left: [string, string][] = [
      ['Statement Activity From:', ''],
      [`${short(ledger.start)} to ${short(ledger.end)}`, ''],
      ['Days in Statement Period', '31'],
      ['Average Ledger Balance*', '2,804.11'],
      ['Average Collected Balance*', '2,799.02'],
    ];
    facts.forEach(([label, value], at) => {
      const other = left[at];
      roll.row(
        ...(other === undefined ? [] : [from(44, other[0]), upTo(260, other[1])]),
        from(310, label),
        upTo(570, value),
      );
    });
    roll.prose(44, 500, '* The above balances correspond to the service charge cycle for this account.', {
      size: 7,
    });
    const title = (name: string) => {
      roll.skip(12);
      roll.need(60);
      roll.row(from(44, name, { size: 10, isBold: true }), upTo(570, `Account:${masked}`));
      roll.rule(44, 570);
    };
    const list = (name: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      title(name);
      const head = () => roll.row(from(44, 'Date'), upTo(150, 'Amount'), from(190, 'Description'));
      head();
      roll.repeat(head);
      for (const entry of entries)
        roll.row(from(44, day(entry.date)), upTo(150, inPart(desk, entry)), from(190, cut(entry, 370)));
      roll.repeat(null);
    };
    list('Deposits (+)', deposits);
    list('Other Credits (+)', electronic);
    if (checks.length > 0) {
      title('Checks (-)');
      gridHead(roll, 2, (at) => [
        from(44 + at * 270, 'Date'),
        upTo(150 + at * 270, 'Amount'),
        from(190 + at * 270, 'Check #'),
      ]);
      gridOf(roll, checks, 2, (check, at) => {
        return [
          from(44 + at * 270, day(check.date)),
          upTo(150 + at * 270, inPart(desk, check)),
          from(190 + at * 270, `${check.reference}${isAfterGap(checks, check) ? ' (*)' : ''}`),
        ];
      });
      roll.prose(
        44,
        500,
        '(*) Indicates the prior sequentially numbered check(s) may have 1) been voided by you 2) not yet been presented 3) appeared on a previous statement or 4) been included in a list of checks.',
        { size: 7 },
      );
    }
    list('Other Debits (-)', outs);
    if (fees.length > 0) {
      title('Service Charge Detail');
      roll.row(
        from(44, 'Date'),
        upTo(150, 'Service Charge (-)'),
        upTo(230, 'Waives and Discounts (+)'),
        from(290, 'Description'),
      );
      for (const entry of fees)
        roll.row(from(44, day(entry.date)), upTo(150, inPart(desk, entry)), from(290, cut(entry, 270)));
      title('Service Charge Summary');
      roll.row(from(44, `Previous Month Service Charges (-)`), upTo(570, `$${desk.number(0)}`));
      roll.row(from(44, 'Total Service Charges (-)'), upTo(570, `$${desk.number(sizeOf(fees))}`));
    }
    title('Balance Activity');
    gridHead(roll, 3, (at) => [from(44 + at * 180, 'Date'), upTo(180 + at * 180, 'Balance')]);
    gridOf(
      roll,
      [{ date: ledger.start - 1, balance: ledger.opening }, ...ledger.daily],
      3,
      ({ date, balance }, at) => [from(44 + at * 180, day(date)), upTo(180 + at * 180, desk.signed(balance))],
    );
    roll.prose(
      44,
      500,
      'In the Event of Errors or Questions Concerning Electronic Fund Transfers: telephone us or write to us as soon as you can, if you think your statement or receipt is wrong. We must hear from you no later than 60 days after we sent you the FIRST statement.',
      { size: 7 },
    );
    pen.onEverySheet((sheet, count) => pen.right(570, 770, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...deposits, ...electronic, ...checks, ...outs, ...fees],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
          alternatives: ({ kind, reference }) => (kind === 'check' ? [`${reference} (*)`, ''] : []),
        }),
      ],
    };
  },
};
