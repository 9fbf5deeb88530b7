import type { Entry } from '@tieout/corpus';
import { isLastOfDay } from '../../day-edges.ts';
import type { Family } from '../../family.ts';
import { HONG_KONG } from '../../prints/new-places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';

/** A bank's portal for companies: newest first, what was paid with a minus in a column of debits behind that of credits, time and posting day behind the balance, rows of the day's close between, narrative below. */
export const hkDayCloseMarkers: Family = {
  id: 'hk-day-close-markers',
  kind: 'bank_statement',
  tags: [
    'newest-first',
    'credit-before-debit',
    'balance-rows-between',
    'three-dates',
    'narrative-line',
    'landscape',
  ],
  locales: HONG_KONG,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'd MMM yyyy');
    const { pen, ledger, roll } = bankSheet(desk, {
      count: [4, 50],
      order: {
        movements: {
          salary: [['INV SETTLEMENT {k}', '{e}']],
          transferIn: [['INWARD REMIT {k}', '{p} INVOICE {r}']],
          refund: [['CREDIT ADVICE {k}', '{m}']],
          interest: [['INTEREST {k}', 'CR INT']],
          card: [['CARD SPEND {k}', '{m}']],
          directDebit: [['AUTOPAY OUT {k}', '{m} {r}']],
          transferOut: [
            ['OUTWARD TT {k}', '{p}'],
            ['CHATS {k}', '{p} RENT'],
          ],
          cash: [['CASH CHQ {k}', '{c}']],
          fee: [['COMMISSION {k}', 'HANDLING CHARGE']],
        },
      },
      paper: { format: 'a4', size: 7.5, isLandscape: true },
      top: 150,
      bottom: 540,
      step: 11,
      head: (sheet) => {
        sheet.left(36, 36, 'Statement details', { size: 12, isBold: true });
        return 60;
      },
    });
    pen.left(36, 36, 'Statement details', { size: 12, isBold: true });
    const facts: readonly (readonly [string, string, string, string])[] = [
      [
        'Account name',
        'SAMPLE HARBOUR TRADING LTD',
        'Closing ledger balance brought forward',
        desk.signed(ledger.opening),
      ],
      ['Account number', ledger.number, 'From', day(ledger.start - 1)],
      ['Currency', desk.locale.currency, 'Current ledger balance', desk.signed(ledger.closing)],
      ['Account status', 'Active', 'As at', day(ledger.end)],
      [
        'Account type',
        'Current account',
        'Specified date range',
        `${day(ledger.start)} to ${day(ledger.end)}`,
      ],
    ];
    facts.forEach(([label, value, other, second], at) => {
      pen.left(36, 58 + at * 13, label);
      pen.left(130, 58 + at * 13, value);
      pen.left(420, 58 + at * 13, other);
      pen.left(600, 58 + at * 13, second);
    });
    const head = () => {
      roll.row(
        from(36, 'Bank reference', { isBold: true }),
        from(180, 'TRN type', { isBold: true }),
        from(230, 'Value date', { isBold: true }),
        upTo(400, 'Credit amount', { isBold: true }),
        upTo(500, 'Debit amount', { isBold: true }),
        upTo(600, 'Balance', { isBold: true }),
        from(630, 'Time', { isBold: true }),
        from(690, 'Post date', { isBold: true }),
      );
      roll.rule(36, 800);
    };
    head();
    roll.repeat(head);
    const balanceRow = (label: string, at: number, minor: number) =>
      roll.row(from(36, label), from(230, day(at)), upTo(600, desk.signed(minor)));
    const movement = ({ lines, date, amount, balance, reference, kind }: Entry) =>
      roll.row(
        from(36, [lines[0] ?? '', `Narrative ${lines[1] ?? ''}`]),
        from(180, kind === 'fee' ? 'CHG' : kind === 'cash' ? 'CHQ' : 'TRF'),
        from(230, day(date)),
        upTo(400, amount > 0 ? desk.number(amount) : ''),
        upTo(500, amount < 0 ? desk.signed(amount) : ''),
        upTo(600, desk.signed(balance)),
        from(
          630,
          `${String(Number(reference) % 24).padStart(2, '0')}:${String(Number(reference) % 60).padStart(2, '0')}`,
        ),
        from(690, day(date)),
      );
    for (const entry of [...ledger.entries].reverse()) {
      if (isLastOfDay(ledger.entries, entry)) balanceRow('Balance as at close', entry.date, entry.balance);
      movement(entry);
    }
    balanceRow('Balance brought forward', ledger.start - 1, ledger.opening);
    pen.onEverySheet((sheet, count) => pen.right(800, 570, `Page ${sheet} of ${count}`, { size: 7 }));
    return {
      pen,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          entries: [...ledger.entries].reverse(),
          describe: ({ lines }) => `${lines[0]} Narrative ${lines[1]}`,
          alternatives: ({ lines, kind }) => {
            const type = kind === 'fee' ? 'CHG' : kind === 'cash' ? 'CHQ' : 'TRF';
            return [
              `${lines[0]} ${type} Narrative ${lines[1]}`,
              `${lines[0]} ${lines[1]}`,
              `${lines[0]} Narrative ${lines[1]} ${type}`,
            ];
          },
        }),
      ],
    };
  },
};
