import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, inPart, isAfterGap, only, sizeOf } from './bank-sheet.ts';

const TEXTS = {
  card: [
    ['POS MAC {f} {m}', '{c} CO'],
    ['DIRECT WITHDRAWAL, {m}', '{c}'],
  ],
  salary: [['DIRECT DEPOSIT, {e}', 'PAYROLL']],
  transferIn: [['DEPOSIT BRANCH {f} COLORADO'], ['MOBILE DEPOSIT']],
  directDebit: [['DIRECT WITHDRAWAL, {m}', 'WEB PAY']],
  transferOut: [['INTERNET TRF TO DDA 0000{r}']],
  cash: [['ATM WITHDRAWAL {f} MAIN ST', '{c}']],
  interest: [['INTEREST EARNED']],
} as const;

/** An American account: one sentence a sum in its head with "+" and "-" before them, days as "1-5", serial numbers and sources, the kind of addition on its own row, checks four side by side. */
export const usAdditionsSubtractions: Family = {
  id: 'us-additions-subtractions',
  kind: 'bank_statement',
  tags: [
    'sections',
    'dash-days',
    'serial-column',
    'check-grid',
    'section-totals',
    'no-year',
    'no-running-balance',
  ],
  suits: only('US'),
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'M-d');
    const short = (at: number) => desk.written(at, 'M-d-yy');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [6, 50],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
        movements: TEXTS,
      },
      paper: { size: 8.5 },
      top: 140,
      step: 11.5,
      head: (sheet, { number, end }) => {
        sheet.left(44, 44, 'Business Banking Statement', { isBold: true });
        sheet.left(44, 56, desk.written(end, 'MMMM d, yyyy'));
        sheet.left(44, 68, `page 2 of 3`);
        sheet.right(570, 68, number);
        return 92;
      },
    });
    const [ins, outs] = [
      of('salary', 'transferIn', 'interest'),
      of('card', 'transferOut', 'directDebit', 'cash'),
    ];
    const checks = [...of('check')].sort((a, b) => Number(a.reference) - Number(b.reference));
    pen.left(44, 44, 'Business Banking Statement', { isBold: true });
    pen.left(44, 56, desk.written(ledger.end, 'MMMM d, yyyy'));
    pen.left(44, 68, 'page 1 of 3');
    pen.right(570, 50, desk.bank, { size: 14, isBold: true });
    pen.right(570, 68, ledger.number);
    pen.left(60, 96, 'SAMPLE TRADING LLC');
    pen.left(60, 107, '14 ALDER ROW');
    roll.row(
      from(44, 'Basic Business Checking  ', { size: 11, isBold: true }),
      from(190, ledger.number, { size: 11 }),
    );
    roll.row(
      from(44, 'SAMPLE TRADING LLC'),
      from(330, `Beginning balance ${short(ledger.start - 1)}`),
      upTo(570, `$${desk.signed(ledger.opening)}`),
    );
    roll.row(from(330, `${ins.length} Additions`), upTo(570, `+${desk.number(sizeOf(ins))}`));
    roll.row(
      from(330, `${outs.length + checks.length} Subtractions`),
      upTo(570, `-${desk.number(sizeOf([...outs, ...checks]))}`),
    );
    roll.row(from(330, 'Net fees and charges'), upTo(570, '-0.00'));
    roll.row(
      from(330, `Ending balance ${short(ledger.end)}`, { isBold: true }),
      upTo(570, `$${desk.signed(ledger.closing)}`, { isBold: true }),
    );
    roll.skip(14);
    const list = (kind: string, headings: readonly string[], entries: readonly Entry[]) => {
      const head = () =>
        roll.row(
          from(44, kind, { isBold: true }),
          from(120, 'Date'),
          from(160, 'Serial #'),
          from(230, headings[0] ?? ''),
          upTo(570, 'Amount'),
        );
      roll.need(40);
      head();
      roll.repeat(head);
      entries.forEach((entry, at) => {
        roll.row(
          from(120, day(entry.date)),
          desk.random.chance(0.3) ? from(160, entry.reference.slice(0, 4)) : null,
          from(230, cut(entry, 240)),
          upTo(570, `${at === 0 ? '$' : ''}${inPart(desk, entry)}`),
        );
      });
      roll.repeat(null);
    };
    if (ins.length > 0) {
      roll.row(from(44, 'Additions', { size: 11, isBold: true }));
      roll.rule(44, 570);
      list('Deposits', ['Source'], ins);
      roll.row(
        from(230, 'Total additions', { isBold: true }),
        upTo(570, `$${desk.number(sizeOf(ins))}`, { isBold: true }),
      );
    }
    roll.skip(12);
    roll.need(80);
    roll.row(from(44, 'Subtractions', { size: 11, isBold: true }));
    roll.rule(44, 570);
    if (checks.length > 0) {
      roll.row(
        from(44, 'Paper Checks', { isBold: true }),
        from(140, '* check missing from sequence', { size: 7 }),
      );
      gridHead(roll, 4, (at) => [
        from(44 + at * 135, 'Check'),
        from(86 + at * 135, 'Date'),
        upTo(160 + at * 136, 'Amount'),
      ]);
      gridOf(roll, checks, 4, (check, at, row) => {
        return [
          from(44 + at * 135, `${isAfterGap(checks, check) ? '*' : ''}${check.reference}`),
          from(86 + at * 135, day(check.date)),
          upTo(160 + at * 136, `${at === 0 && row === 0 ? '$' : ''}${inPart(desk, check)}`),
        ];
      });
      roll.row(
        from(330, 'Paper Checks Paid', { isBold: true }),
        upTo(570, `$${desk.number(sizeOf(checks))}`, { isBold: true }),
      );
    }
    if (outs.length > 0) list('Withdrawals', ['Location'], outs);
    roll.row(
      from(230, 'Total subtractions', { isBold: true }),
      upTo(570, `$${desk.number(sizeOf([...outs, ...checks]))}`, { isBold: true }),
    );
    roll.skip(12);
    roll.need(80);
    roll.row(from(44, 'Fees and charges', { size: 11, isBold: true }));
    roll.row(from(120, 'Date'), upTo(420, 'Quantity'), upTo(490, 'Unit Charge'));
    roll.row(
      from(120, short(ledger.end)),
      from(190, 'Maintenance Fee'),
      upTo(420, '1'),
      upTo(490, '0.00'),
      upTo(570, '$0.00'),
    );
    roll.row(from(230, 'Fees and charges assessed this period'), upTo(570, '$0.00'));
    roll.prose(
      44,
      520,
      'CUSTOMER ACCOUNT DISCLOSURES. The following disclosures apply only to accounts covered by the Federal Truth-in-Lending Act, or the Federal Electronic Funds Transfer Act, as amended.',
      { size: 7 },
    );
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...ins, ...checks, ...outs],
          describe: (entry) => (entry.kind === 'check' ? entry.reference : entry.lines.join(' ')),
          alternatives: (entry) =>
            entry.kind === 'check'
              ? [`*${entry.reference}`, '']
              : [`${entry.reference.slice(0, 4)} ${entry.lines.join(' ')}`],
        }),
      ],
    };
  },
};
