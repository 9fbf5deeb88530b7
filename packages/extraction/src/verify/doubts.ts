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
import { columnDoubts } from './column-doubts.ts';
import { dailiesIn, dailyDoubts } from './daily-doubts.ts';
import { dateDoubts } from './date-doubts.ts';
import type { Doubt } from './doubt.ts';
import { leftOverDoubts } from './left-over-doubts.ts';
import { loanDoubts } from './loan-doubts.ts';
import { missingPageDoubts } from './missing-page-doubts.ts';
import { claimedBalances, otherClosingDoubts } from './other-closing-doubts.ts';
import { mixedMoneyDoubts, otherMoneyDoubts } from './other-money-doubts.ts';
import { rowsElsewhereDoubts } from './rows-elsewhere-doubts.ts';
import { scaleDoubts } from './scale-doubts.ts';
import { signDoubts, signEvidence } from './sign-doubts.ts';
import { summariesIn, summaryDoubts } from './summary-doubts.ts';
import { tooLargeDoubts } from './too-large-doubts.ts';
import { totalsAloneDoubts } from './totals-alone-doubts.ts';
import { unfinishedDoubts } from './unfinished-doubts.ts';

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

/** One kind of reason why an account whose totals tie out may still be wrong: what no total can show. */
export type DoubtKind = { readonly name: string } & (
  | {
      /** Raised by the results of the checks, again after each correction. */
      readonly raisedBy: (evidence: DoubtEvidence, checked: Checked) => readonly Doubt[];
    }
  | {
      /** Raised when the account is read; no amount changes it. */
      readonly raisedOnce: (judged: Judged) => readonly Doubt[];
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

/** All kinds of doubt. */
export const DOUBTS: readonly DoubtKind[] = [
  { name: 'totals alone', raisedBy: (_, checked) => totalsAloneDoubts(checked) },
  {
    name: 'readings left',
    raisedBy: (evidence, { isCorrected, reconciliation: { ledger, chain } }) =>
      isCorrected && ledger === 'holds' && chain.covered === chain.movements
        ? []
        : unfinishedDoubts(evidence),
  },
  {
    name: 'signs',
    raisedBy: ({ signs, takesMinusForCredit }, checked) => [
      ...signDoubts(signs, checked.reconciliation),
      ...balanceMarkDoubts(takesMinusForCredit, checked),
    ],
  },
  {
    name: 'another opening or closing balance',
    raisedBy: ({ balances, isSole, missingPages, frame }, checked) => [
      ...(isSole ? otherClosingDoubts(balances, checked, checked.isCard) : []),
      ...(missingPages === null ? [] : missingPageDoubts(balances, checked, missingPages, frame)),
    ],
  },
  {
    name: 'lists of balances',
    raisedBy: ({ daily, summaries }, checked) => [
      ...dailyDoubts(daily, checked, checked),
      ...summaryDoubts(summaries, checked),
    ],
  },
  { name: 'days', raisedOnce: ({ days, times, frame }) => dateDoubts(days, times, frame) },
  {
    name: 'money',
    raisedOnce: ({ account, accounts, style, currency, titles, tables, lines }) => [
      ...scaleDoubts(account, style, currency),
      ...mixedMoneyDoubts(account, titles),
      ...otherMoneyDoubts(tables, account, lines, style),
      ...tooLargeDoubts(lines, accounts, style),
    ],
  },
  {
    name: 'columns',
    raisedOnce: ({ account, accounts, isCard, lines }) => [
      ...columnDoubts(account),
      ...(isCard ? [] : loanDoubts(accounts, lines)),
    ],
  },
  {
    name: 'lines left over',
    raisedOnce: (judged) => [...rowsElsewhereDoubts(judged.account, judged), ...leftOverDoubts(judged)],
  },
];

/** The doubts about an account: those its checks raise, then those raised when it was read. */
export function doubtsOf(evidence: DoubtEvidence, checked: Checked): Doubt[] {
  return [
    ...DOUBTS.flatMap((kind) => ('raisedBy' in kind ? kind.raisedBy(evidence, checked) : [])),
    ...evidence.doubts.map(({ finding }) => finding),
  ];
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
      'raisedBy' in kind ? [] : kind.raisedOnce(judged).map((finding) => ({ of: kind.name, finding })),
    ),
  };
}

function othersOf({ account, accounts }: Judged): readonly AccountReading[] {
  return accounts.filter((other) => other !== account);
}
