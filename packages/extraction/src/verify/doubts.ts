import type { AccountEvidence, CalendarDate } from '@tieout/records';
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
import { balanceMarkDoubts, takesMinusForCredit } from './balance-mark-doubts.ts';
import { bothSidesDoubts } from './both-sides-doubts.ts';
import { dailiesIn, dailyDoubts } from './daily-doubts.ts';
import { dateDoubts } from './date-doubts.ts';
import type { Doubt } from './doubt.ts';
import { heldBeforeDoubts } from './held-before-doubts.ts';
import { leftOverDoubts } from './left-over-doubts.ts';
import { missingPageDoubts } from './missing-page-doubts.ts';
import { claimedBalances, otherClosingDoubts } from './other-closing-doubts.ts';
import { mixedMoneyDoubts, otherMoneyDoubts } from './other-money-doubts.ts';
import { partsDoubts } from './parts-doubts.ts';
import { scaleDoubts } from './scale-doubts.ts';
import { secondBalanceDoubts } from './second-balance-doubts.ts';
import { signDoubts, signEvidence } from './sign-doubts.ts';
import { summariesIn, summaryDoubts } from './summary-doubts.ts';
import { tooLargeDoubts } from './too-large-doubts.ts';
import { totalsAloneDoubts } from './totals-alone-doubts.ts';
import { unfinishedDoubts } from './unfinished-doubts.ts';
import { rowsElsewhereDoubts, unreadColumnDoubts } from './unread-column-doubts.ts';

/** An account as read, with everything of its document that a doubt may examine. */
export type Judged = {
  readonly account: AccountReading;
  /** Its index among the accounts of the document. */
  readonly index: number;
  /** All accounts of the document, this one included. */
  readonly accounts: readonly AccountReading[];
  /** Whether entries, tables and figures belong to this account alone, although the document contains others. */
  readonly isApart: boolean;
  readonly isCard: boolean;
  /** How many signs of a credit card the document has outside its rows. */
  readonly cardSigns: number;
  readonly currency: string | null;
  /** The dates of its rows, one per row. */
  readonly days: readonly RowDay[];
  /** Its period, and the order of day and month. */
  readonly frame: TimeFrame;
  readonly order: DateOrder;
  readonly times: readonly TimeReading[];
  readonly style: NumberStyle;
  readonly entries: readonly Entry[];
  /** What all accounts of the document print besides their rows. */
  readonly printed: readonly Entry[];
  readonly tables: readonly Table[];
  readonly titles: readonly MoneyTitle[];
  readonly lines: readonly Line[];
  readonly figures: () => readonly Figure[];
  readonly missingPages: MissingPages;
};

/** One reason why an account whose totals tie out may still be wrong: what no total can show. */
export type DoubtKind = {
  readonly name: string;
  /** Whether it says nothing if the account has no part of the document of its own: what it examines may be another's. */
  readonly needsOwnPart?: true;
} & (
  | {
      /** Raised when the account is read; no amount changes it. */
      readonly raisedOnce: (judged: Judged) => readonly Doubt[];
    }
  | {
      /** Raised by the results of the checks, again after each correction. */
      readonly raisedBy: (evidence: DoubtEvidence, checked: Checked) => readonly Doubt[];
    }
);

/** What is stored of an account's doubts, to raise them again after a correction. */
export type DoubtEvidence = Pick<
  AccountEvidence,
  | 'daily'
  | 'balances'
  | 'missingPages'
  | 'frame'
  | 'summaries'
  | 'signs'
  | 'takesMinusForCredit'
  | 'isUnfinished'
  | 'isSole'
  | 'doubts'
>;

/** An account with its checks run: one amount, balance, date and posting date per row. */
export type Checked = Pick<AccountReading, 'amounts' | 'balances' | 'reconciliation'> & {
  readonly dates: readonly (CalendarDate | null)[];
  readonly bookingDates: readonly (CalendarDate | null)[];
  readonly isCard: boolean;
  /** Whether a person changed amounts: then untried alternatives are no longer relevant if each row has a balance that follows. */
  readonly isCorrected: boolean;
};

/** All doubts, in the order they are shown. */
export const DOUBTS: readonly DoubtKind[] = [
  { name: 'totals alone', raisedBy: (_, checked) => totalsAloneDoubts(checked) },
  {
    name: 'readings left',
    raisedBy: (evidence, { isCorrected, reconciliation: { ledger, chain } }) =>
      isCorrected && ledger === 'holds' && chain.covered === chain.movements
        ? []
        : unfinishedDoubts(evidence),
  },
  { name: 'days', raisedOnce: ({ days, times, frame }) => dateDoubts(days, times, frame) },
  { name: 'signs', raisedBy: ({ signs }, { reconciliation }) => signDoubts(signs, reconciliation) },
  { name: 'scale', raisedOnce: ({ account, style, currency }) => scaleDoubts(account, style, currency) },
  {
    name: 'another closing balance',
    needsOwnPart: true,
    raisedBy: ({ balances }, checked) => otherClosingDoubts(balances, checked, checked.isCard),
  },
  {
    name: 'marks of balances',
    needsOwnPart: true,
    raisedBy: ({ takesMinusForCredit }, checked) => balanceMarkDoubts(takesMinusForCredit, checked),
  },
  {
    name: 'missing pages',
    raisedBy: ({ balances, missingPages, frame }, checked) =>
      missingPages === null ? [] : missingPageDoubts(balances, checked, missingPages, frame),
  },
  {
    name: 'daily balances',
    needsOwnPart: true,
    raisedBy: ({ daily }, checked) => dailyDoubts(daily, checked, checked),
  },
  {
    name: 'summary',
    needsOwnPart: true,
    raisedBy: ({ summaries }, checked) => summaryDoubts(summaries, checked),
  },
  { name: 'mixed money', raisedOnce: ({ account, titles }) => mixedMoneyDoubts(account, titles) },
  { name: 'second balance', raisedOnce: ({ account }) => secondBalanceDoubts(account) },
  { name: 'unread column', raisedOnce: ({ account }) => unreadColumnDoubts(account) },
  { name: 'rows elsewhere', raisedOnce: (judged) => rowsElsewhereDoubts(judged.account, judged) },
  { name: 'left over', raisedOnce: leftOverDoubts },
  { name: 'sum on both sides', raisedOnce: ({ account }) => bothSidesDoubts(account) },
  { name: 'held before', raisedOnce: ({ account }) => heldBeforeDoubts(account) },
  { name: 'parts', raisedOnce: ({ account }) => partsDoubts(account) },
  {
    name: 'other money',
    raisedOnce: ({ tables, account, lines, style }) => otherMoneyDoubts(tables, account, lines, style),
  },
  { name: 'too large', raisedOnce: ({ lines, accounts, style }) => tooLargeDoubts(lines, accounts, style) },
  { name: 'kept before', raisedOnce: () => [] },
];

/** The doubts about an account, in the order of `DOUBTS`. */
export function doubtsOf(evidence: DoubtEvidence, checked: Checked): Doubt[] {
  return DOUBTS.flatMap((kind) => {
    if (kind.needsOwnPart && !evidence.isSole) return [];
    return 'raisedBy' in kind
      ? kind.raisedBy(evidence, checked)
      : evidence.doubts.filter(({ of }) => of === kind.name).map(({ finding }) => finding);
  });
}

/** What is stored of a judged account to raise its doubts again: of several accounts, nothing that may be another's. */
export function doubtEvidenceOf(judged: Judged): DoubtEvidence {
  const { account, accounts, index, isCard, missingPages } = judged;
  const isSole = accounts.length === 1 || judged.isApart;
  const asksPages = accounts.length === 1 || (index === 0 && missingPages.isFirst);
  return {
    daily: isSole ? dailiesIn(judged.entries, judged) : [],
    balances: isSole || asksPages ? claimedBalances(judged.entries, judged) : [],
    frame: { start: judged.frame.start, end: judged.frame.end },
    missingPages: asksPages ? { ...missingPages, numbers: [...missingPages.numbers] } : null,
    summaries: isSole ? summariesIn(account, judged.entries, judged.figures) : [],
    signs: signEvidence(account, othersOf(judged), {
      ...{ isCard, cardSigns: judged.cardSigns, tables: judged.tables },
      entries: accounts.length === 1 ? judged.entries : [],
    }),
    takesMinusForCredit: isSole && isCard && takesMinusForCredit(account, judged.entries),
    isUnfinished: account.isUnfinished,
    isSole,
    doubts: DOUBTS.flatMap((kind) =>
      'raisedBy' in kind || (kind.needsOwnPart && !isSole)
        ? []
        : kind.raisedOnce(judged).map((finding) => ({ of: kind.name, finding })),
    ),
  };
}

function othersOf({ account, accounts }: Judged): readonly AccountReading[] {
  return accounts.filter((other) => other !== account);
}
