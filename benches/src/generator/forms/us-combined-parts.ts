import type { Entry } from '@tieout/corpus';
import { inPart, sizeOf } from '../families/drawn/bank-sheet.ts';
import { AMERICAN_BANK } from '../prints/descriptors.ts';
import { USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { abreast, from, upTo } from '../roll.ts';
import { rollOf } from './roll-of.ts';

/** An American combined statement: checking by kind with counts and balances of its days, savings with its own balances, a certificate with the interest it was paid. */
export const usCombinedParts: Print = {
  id: 'us-combined-parts',
  kind: 'bank_statement',
  tags: ['multi-account', 'sections', 'daily-balances', 'certificate', 'no-year', 'counts', 'continued'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'M/d');
    const full = (at: number) => desk.written(at, 'MMMM d, yyyy');
    const checking = desk.ledger({
      entryCount: desk.random.whole(8, 45),
      kinds: ['salary', 'transferIn', 'refund', 'card', 'directDebit', 'transferOut', 'cash', 'fee', 'check'],
      movements: AMERICAN_BANK,
      number: '770041882',
    });
    const savings = desk.ledger({
      entryCount: desk.random.whole(3, 7),
      start: checking.start,
      kinds: ['transferIn', 'transferOut', 'interest'],
      movements: {
        transferIn: [['TRANSFER FROM CHECKING 1882']],
        transferOut: [['TRANSFER TO CHECKING 1882']],
        interest: [['INTEREST PAYMENT']],
      },
      number: '770055123',
    });
    const certificate = desk.ledger({
      entryCount: 1,
      start: checking.start,
      opening: 1_000_000,
      kinds: ['interest'],
      movements: { interest: [['INTEREST ADDED TO CERTIFICATE']] },
      number: '770091007',
    });
    const { pen, roll } = rollOf(desk, { size: 8.5 }, { top: 150, step: 11.5 });
    pen.left(40, 40, desk.bank, { size: 14, isBold: true });
    pen.right(560, 40, `${full(checking.start)} through ${full(checking.end)}`);
    pen.left(40, 70, 'JORDAN SAMPLE');
    pen.left(40, 100, 'CONSOLIDATED BALANCE SUMMARY', { isBold: true });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    [
      ['Checking', checking] as const,
      ['Savings', savings] as const,
      ['Certificate', certificate] as const,
    ].forEach(([name, ledger], at) => {
      pen.left(40, 114 + at * 11, `${name} ${ledger.number}`);
      pen.right(330, 114 + at * 11, money(ledger.opening));
      pen.right(430, 114 + at * 11, money(ledger.closing));
    });
    const priced = (e: Entry) => inPart(desk, e).replace(/(?=\d)/, '$');
    const title = (text: string) => {
      roll.skip(8);
      roll.need(60);
      roll.row(from(40, text, { isBold: true, size: 10 }));
    };
    const part = (name: string, entries: readonly Entry[], note: string) => {
      if (entries.length === 0) return;
      title(`${name} - ${entries.length} item${entries.length > 1 ? 's' : ''}`);
      const head = () => roll.row(from(40, 'Date'), from(80, 'Description'), upTo(560, 'Amount'));
      head();
      roll.leave(() => pen.left(80, 745, `${name} continued on next page`));
      roll.repeat(() => {
        roll.row(from(40, `${name} (continued)`, { isBold: true }));
        head();
      });
      for (const e of entries)
        roll.row(
          from(40, day(e.date)),
          from(
            80,
            e.lines.flatMap((line) => pen.wrap(line, 380)),
          ),
          upTo(560, priced(e)),
        );
      roll.repeat(null);
      roll.leave(null);
      roll.row(from(80, note, { isBold: true }), upTo(560, money(sizeOf(entries))));
    };
    roll.skip(10);
    title(`CHECKING ${checking.number}`);
    roll.row(from(40, 'Beginning balance'), upTo(300, money(checking.opening)));
    roll.row(
      from(40, `Deposits and additions (${checking.into.count})`),
      upTo(300, money(checking.into.sum)),
    );
    roll.row(
      from(40, `Checks and withdrawals (${checking.out.count})`),
      upTo(300, `-${money(Math.abs(checking.out.sum))}`),
    );
    roll.row(from(40, 'Ending balance'), upTo(300, money(checking.closing)));
    const of = (...kinds: string[]) => checking.entries.filter(({ kind }) => kinds.includes(kind));
    const into = of('salary', 'transferIn', 'refund');
    const checks = of('check');
    const cards = of('card', 'cash');
    const electronic = of('directDebit', 'transferOut');
    const fees = of('fee');
    part('Deposits and additions', into, 'Total deposits and additions');
    if (checks.length > 0) {
      title(`Checks paid - ${checks.length} items`);
      roll.row(
        ...[0, 1].flatMap((c) => [
          from(40 + c * 270, 'Check'),
          from(100 + c * 270, 'Date'),
          upTo(250 + c * 270, 'Amount'),
        ]),
      );
      for (const row of abreast(checks, 2))
        roll.row(
          ...row.flatMap((e, c) =>
            e === undefined
              ? []
              : [
                  from(40 + c * 270, `${e.reference}${Number(e.reference) % 3 === 0 ? ' *' : ''}`),
                  from(100 + c * 270, day(e.date)),
                  upTo(250 + c * 270, priced(e)),
                ],
          ),
        );
      roll.row(from(80, 'Total checks paid', { isBold: true }), upTo(560, money(sizeOf(checks))));
      roll.row(
        from(
          40,
          '* All of your recent checks may not be on this statement, either because they have not cleared yet',
          { size: 6.5 },
        ),
      );
    }
    part('ATM & debit card withdrawals', cards, 'Total ATM & debit card withdrawals');
    part('Electronic withdrawals', electronic, 'Total electronic withdrawals');
    part('Fees', fees, 'Total fees');
    title('Daily ending balance');
    for (const row of abreast(checking.daily, 3))
      roll.row(
        ...row.flatMap((item, c) =>
          item === undefined
            ? []
            : [from(40 + c * 180, day(item.date)), upTo(180 + c * 180, money(item.balance))],
        ),
      );
    for (const [name, ledger] of [
      ['SAVINGS', savings],
      ['CERTIFICATE OF DEPOSIT', certificate],
    ] as const) {
      title(`${name} ${ledger.number}`);
      roll.row(from(40, 'Date'), from(80, 'Description'), upTo(430, 'Amount'), upTo(560, 'Balance'));
      roll.row(from(80, 'Beginning balance'), upTo(560, money(ledger.opening)));
      for (const e of ledger.entries)
        roll.row(
          from(40, day(e.date)),
          from(80, e.lines),
          upTo(430, money(e.amount)),
          upTo(560, money(e.balance)),
        );
      roll.row(from(80, 'Ending balance'), upTo(560, money(ledger.closing)));
      roll.row(
        from(40, 'Annual percentage yield earned this period 1.24%. Interest paid this year $118.20.'),
      );
    }
    return {
      paper: pen.paper(),
      accounts: [
        desk.truth(checking, {
          balances: 'none',
          entries: [...into, ...checks, ...cards, ...electronic, ...fees],
          describe: (e) => (e.kind === 'check' ? `Check ${e.reference}` : e.lines.join(' ')),
          alternatives: ({ kind, reference }) =>
            kind === 'check' ? [reference, `${reference} *`, 'Check', 'Checks paid', ''] : [],
        }),
        ...[savings, certificate].map((ledger) => desk.truth(ledger, { balances: 'every-row' })),
      ],
    };
  },
};
