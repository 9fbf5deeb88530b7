import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, inPart, isAfterGap, only, sizeOf } from './bank-sheet.ts';

/** An American account whose summary adds and subtracts with operators, parts with "Total ... = $", checks three side by side, leaders of dots. */
export const usOperators: Family = {
  id: 'us-operators',
  kind: 'bank_statement',
  tags: ['sections', 'operators', 'check-grid', 'section-totals', 'no-year', 'no-running-balance'],
  suits: only('US'),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [5, 60],
      order: {
        kinds: [
          'check',
          'card',
          'salary',
          'transferIn',
          'transferOut',
          'directDebit',
          'cash',
          'fee',
          'interest',
        ],
        movements: AMERICAN_BANK,
      },
      paper: { size: 8.5 },
      top: 140,
      step: 11,
      head: (sheet, { number }) => {
        sheet.left(44, 40, `ONE CHECKING   ${number} (continued)`, { isBold: true });
        return 60;
      },
    });
    const [checks, outs, ins] = [
      [...of('check')].sort((a, b) => Number(a.reference) - Number(b.reference)),
      of('card', 'transferOut', 'directDebit', 'cash', 'fee'),
      of('salary', 'transferIn', 'interest'),
    ];
    pen.left(44, 44, `${desk.written(ledger.end, 'MM/dd/yyyy')}`, { size: 8 });
    pen.left(44, 60, desk.bank, { size: 15, isBold: true });
    pen.right(570, 44, `Page 1 of 3  ${desk.written(ledger.end, 'MM/dd/yy')}`, { size: 8 });
    pen.right(570, 56, ledger.number);
    pen.left(60, 88, 'JORDAN SAMPLE');
    pen.left(60, 99, '14 ALDER ROW');
    pen.left(60, 110, 'DENVER CO  80014-1180');
    roll.row(from(44, `Your account statement`, { size: 12, isBold: true }));
    roll.row(from(44, `For ${desk.written(ledger.end, 'MM/dd/yyyy')}`));
    roll.skip(12);
    roll.row(from(44, `ONE CHECKING   ${ledger.number}`, { size: 11, isBold: true }));
    roll.rule(44, 570);
    roll.row(from(44, 'Account summary', { isBold: true }));
    const fact = (label: string, sign: string, minor: number) => {
      roll.row(from(44, label), upTo(250, sign), upTo(330, desk.signed(minor)));
      roll.rule(44, 330, 0.3);
    };
    fact(`Your previous balance as of ${desk.written(ledger.start - 1, 'MM/dd/yyyy')}`, '$', ledger.opening);
    fact('Checks', '-', sizeOf(checks));
    fact('Other withdrawals, debits and service charges', '-', sizeOf(outs));
    fact('Deposits, credits and interest', '+', sizeOf(ins));
    fact(`Your new balance as of ${desk.written(ledger.end, 'MM/dd/yyyy')}`, '= $', ledger.closing);
    const title = (text: string) => {
      roll.skip(14);
      roll.need(60);
      roll.row(from(44, text, { isBold: true, size: 10 }));
    };
    if (checks.length > 0) {
      title('Checks');
      gridHead(roll, 3, (at) => [
        from(44 + at * 180, 'DATE'),
        from(84 + at * 180, 'CHECK #'),
        upTo(200 + at * 180, 'AMOUNT($)'),
      ]);
      gridOf(roll, checks, 3, (check, at) => {
        return [
          from(44 + at * 180, day(check.date)),
          from(84 + at * 180, `${isAfterGap(checks, check) ? '*' : ' '}${check.reference}`),
          upTo(200 + at * 180, inPart(desk, check)),
        ];
      });
      roll.row(
        from(44, '* indicates a skip in sequential check numbers above this item', { size: 7 }),
        upTo(570, `Total checks = $${desk.number(sizeOf(checks))}`, { isBold: true }),
      );
    }
    const list = (name: string, total: string, entries: readonly Entry[]) => {
      if (entries.length === 0) return;
      title(name);
      const head = () => {
        roll.row(from(44, 'DATE'), from(84, 'DESCRIPTION'), upTo(570, 'AMOUNT($)'));
        roll.rule(44, 570);
      };
      head();
      roll.repeat(() => {
        roll.row(from(44, `${name} (continued)`, { isBold: true, size: 10 }));
        head();
      });
      for (const entry of entries)
        roll.row(from(44, day(entry.date)), from(84, cut(entry, 380)), upTo(570, inPart(desk, entry)));
      roll.repeat(null);
      roll.row(upTo(570, `${total} = $${desk.number(sizeOf(entries))}`, { isBold: true }));
    };
    list(
      'Withdrawals, debits and service charges',
      'Total other withdrawals, debits and service charges',
      outs,
    );
    list('Deposits, credits and interest', 'Total deposits, credits and interest', ins);
    roll.skip(10);
    roll.row(
      upTo(400, 'Total for this period', { isBold: true }),
      upTo(540, 'Total year-to-date', { isBold: true }),
    );
    roll.row(from(84, 'Total Overdraft Fees'), upTo(400, '$0.00'), upTo(540, '$36.00'));
    roll.row(from(84, 'Total Returned Item Fees'), upTo(400, '$0.00'), upTo(540, '$0.00'));
    roll.prose(
      44,
      520,
      `Effective ${desk.written(ledger.end + 30, 'MMMM d, yyyy')}, the fee for a stop payment is $35.00. Questions, comments or errors? For general questions call 1-844-555-0178 or write to P.O. Box 1014, Charlotte, NC 28201.`,
      { size: 7 },
    );
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...checks, ...outs, ...ins],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
          alternatives: ({ kind, reference }) => (kind === 'check' ? [`*${reference}`, ''] : []),
        }),
      ],
    };
  },
};
