import type { MoneyTitle } from '../classify/money-titles.ts';
import type { MissingPages } from '../classify/page-number.ts';
import type { AccountReading, Figure } from '../interpret/account-reading.ts';
import type { RowDay } from '../interpret/row-days.ts';
import type { Entry } from '../interpret/rows/row.ts';
import type { TimeReading } from '../interpret/settle-time.ts';
import type { Line } from '../lines/line.ts';
import type { Table } from '../roles/table.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { DateOrder, TimeFrame } from '../values/settle-date.ts';
import { balanceMarkDoubts } from './balance-mark-doubts.ts';
import { bothSidesDoubts } from './both-sides-doubts.ts';
import { dailyDoubts } from './daily-doubts.ts';
import { dateDoubts } from './date-doubts.ts';
import type { Doubt } from './doubt.ts';
import { heldBeforeDoubts } from './held-before-doubts.ts';
import { missingPageDoubts } from './missing-page-doubts.ts';
import { otherClosingDoubts } from './other-closing-doubts.ts';
import { mixedMoneyDoubts, otherMoneyDoubts } from './other-money-doubts.ts';
import { partsDoubts } from './parts-doubts.ts';
import { scaleDoubts } from './scale-doubts.ts';
import { secondBalanceDoubts } from './second-balance-doubts.ts';
import { signDoubts } from './sign-doubts.ts';
import { summaryDoubts } from './summary-doubts.ts';
import { tooLargeDoubts } from './too-large-doubts.ts';
import { totalsAloneDoubts } from './totals-alone-doubts.ts';
import { unfinishedDoubts } from './unfinished-doubts.ts';
import { rowsElsewhereDoubts, unreadColumnDoubts } from './unread-column-doubts.ts';

/** An account as it was read, with all of its document a doubt may look at. */
export type Judged = {
  readonly account: AccountReading;
  /** Its place among the accounts of the document, from 0. */
  readonly index: number;
  /** All accounts of the document, this one included. */
  readonly accounts: readonly AccountReading[];
  /** Whether entries, tables and figures are of this account alone, though the document holds others. */
  readonly isApart: boolean;
  readonly isCard: boolean;
  /** How many signs of a credit card the document bears beside its rows. */
  readonly cardSigns: number;
  readonly currency: string | null;
  /** The days of its rows, one a row. */
  readonly days: readonly RowDay[];
  /** The time it covers, and the order of day and month. */
  readonly frame: TimeFrame;
  readonly order: DateOrder;
  readonly times: readonly TimeReading[];
  readonly style: NumberStyle;
  readonly entries: readonly Entry[];
  readonly tables: readonly Table[];
  readonly titles: readonly MoneyTitle[];
  readonly lines: readonly Line[];
  readonly figures: () => readonly Figure[];
  readonly missingPages: MissingPages;
};

/** One reason why an account whose sums tie out may be wrong all the same: what no sum can show. */
export type DoubtKind = {
  readonly name: string;
  /** Whether it can tell nothing where the account has no part of the document of its own: what it looks at may be another's. */
  readonly needsOwnPart?: true;
  readonly raisedBy: (judged: Judged) => readonly Doubt[];
};

/** Every doubt there is, in the order they are told. */
export const DOUBTS: readonly DoubtKind[] = [
  { name: 'totals alone', raisedBy: ({ account }) => totalsAloneDoubts(account) },
  { name: 'readings left', raisedBy: ({ account }) => unfinishedDoubts(account) },
  { name: 'days', raisedBy: ({ days, times, frame }) => dateDoubts(days, times, frame) },
  {
    name: 'signs',
    raisedBy: (judged) => {
      const { account, isCard, cardSigns, tables, accounts } = judged;
      const entries = accounts.length === 1 ? judged.entries : [];
      return signDoubts(account, othersOf(judged), { isCard, cardSigns, tables, entries });
    },
  },
  { name: 'scale', raisedBy: ({ account, style, currency }) => scaleDoubts(account, style, currency) },
  {
    name: 'another closing balance',
    needsOwnPart: true,
    raisedBy: ({ account, entries, isCard }) => otherClosingDoubts(account, entries, isCard),
  },
  {
    name: 'marks of balances',
    needsOwnPart: true,
    raisedBy: ({ account, entries, isCard }) => (isCard ? balanceMarkDoubts(account, entries) : []),
  },
  {
    name: 'missing pages',
    raisedBy: (judged) =>
      judged.accounts.length === 1 || (judged.index === 0 && judged.missingPages.isFirst)
        ? missingPageDoubts(judged.account, judged.entries, judged.missingPages, judged)
        : [],
  },
  {
    name: 'daily balances',
    needsOwnPart: true,
    raisedBy: ({ account, days, entries, order, frame }) =>
      dailyDoubts(account, days, entries, { order, frame }),
  },
  {
    name: 'summary',
    needsOwnPart: true,
    raisedBy: ({ account, entries, figures }) => summaryDoubts(account, entries, figures),
  },
  { name: 'mixed money', raisedBy: ({ account, titles }) => mixedMoneyDoubts(account, titles) },
  { name: 'second balance', raisedBy: ({ account }) => secondBalanceDoubts(account) },
  { name: 'unread column', raisedBy: ({ account }) => unreadColumnDoubts(account) },
  { name: 'rows elsewhere', raisedBy: (judged) => rowsElsewhereDoubts(judged.account, judged) },
  { name: 'sum on both sides', raisedBy: ({ account }) => bothSidesDoubts(account) },
  { name: 'held before', raisedBy: ({ account }) => heldBeforeDoubts(account) },
  { name: 'parts', raisedBy: ({ account }) => partsDoubts(account) },
  { name: 'other money', raisedBy: ({ tables }) => otherMoneyDoubts(tables) },
  { name: 'too large', raisedBy: ({ lines, accounts, style }) => tooLargeDoubts(lines, accounts, style) },
];

function othersOf({ account, accounts }: Judged): readonly AccountReading[] {
  return accounts.filter((other) => other !== account);
}
