import { type Account, formatDecimal } from '@tieout/records';
import type { AccountReading, TriedReading } from '../interpret/account-reading.ts';
import { balanceValue } from '../interpret/balance-value.ts';
import type { Entry, Row } from '../interpret/rows/row.ts';
import { textOf } from '../lines/line.ts';
import { explainChecks } from './explain-checks.ts';
import { explainSigns } from './explain-signs.ts';
import type {
  AccountExplanation,
  EvidenceExplanation,
  GroupExplanation,
  ReadingExplanation,
} from './explanation.ts';
import { sideText } from './statement-marks.ts';

/** Most rejected readings listed for an account; the rest are only counted. */
const MOST_REJECTED = 8;

type Explained = {
  readonly account: AccountReading;
  /** The account in the extraction. */
  readonly extracted: Account;
  readonly tried: readonly TriedReading[];
  readonly decimals: number;
};

/** The chosen reading of an account, the rejected ones and why, and the printed figures that check them. */
export function explainAccount({ account, extracted, tried, decimals }: Explained): AccountExplanation {
  const entries = tried[0]?.entries ?? [];
  const explained = (reading: AccountReading, score: number | null) =>
    explainReading(reading, score, entries, decimals);
  const others = tried
    .filter(({ reading }) => reading.rows !== account.rows)
    .sort((a, b) => (b.score ?? Number.NEGATIVE_INFINITY) - (a.score ?? Number.NEGATIVE_INFINITY))
    .slice(0, MOST_REJECTED);
  const chosen = explained(account, account.fitness);
  return {
    number: extracted.number,
    currency: extracted.currency,
    verdict: extracted.verdict,
    chosen,
    rejected: others.map(({ reading, score }) => {
      const other = explained(reading, score);
      return { ...other, why: whyRejected(other, chosen) };
    }),
    triedCount: tried.length,
    evidence: entries.flatMap((entry) => evidenceOf(entry, account, decimals)),
  };
}

function explainReading(
  reading: AccountReading,
  score: number | null,
  entries: readonly Entry[],
  decimals: number,
): ReadingExplanation {
  const group = (key: string) => explainGroup(key, entries);
  return {
    signs: explainSigns(reading),
    rowCount: reading.rows.length,
    leftOut: reading.excluded.flatMap(group),
    turnedRound: reading.turned.flatMap(group),
    checks: explainChecks(reading.reconciliation, decimals),
    score,
  };
}

function explainGroup(key: string, entries: readonly Entry[]): GroupExplanation[] {
  const rows = entries.flatMap((entry) =>
    entry.kind === 'row' && entry.row.group === key ? [entry.row] : [],
  );
  const [first] = rows;
  return first === undefined
    ? []
    : [{ rowCount: rows.length, firstRow: textOf(first.anchor.body.line.words), why: whyApart(first) }];
}

/** Why the rows of a group were separated from the others. */
function whyApart({ section, anchor }: Row): string {
  const under = section === null ? 'under no title' : `under the title “${section.title}”`;
  if (section?.role === 'ignored') return `${under}, which is no title of movements`;
  if (section?.role === 'balances') return `${under}, which is a title of balances`;
  return anchor.isUndated ? `${under}, without dates` : under;
}

function whyRejected(reading: ReadingExplanation, chosen: ReadingExplanation): string {
  const failing = reading.checks.find((check) => check.state === 'fails');
  if (reading.rowCount === 0) return 'no row is left';
  if (failing !== undefined) return failing.text;
  if (reading.score === null)
    return 'it leaves out or turns round a part of the document, and too little is left or nothing proves the rest';
  const isHolding = (item: ReadingExplanation) =>
    item.checks.filter((check) => check.state === 'holds').length;
  return isHolding(reading) < isHolding(chosen)
    ? 'fewer checks hold'
    : 'a simpler or likelier reading ties out as well';
}

function evidenceOf(entry: Entry, account: AccountReading, decimals: number): EvidenceExplanation[] {
  if (entry.kind === 'row' || entry.kind === 'section') return [];
  const { line } = entry.body;
  const place = { page: line.page, text: textOf(line.words) };
  if (entry.kind === 'total')
    return entry.amounts.map(({ amount }) => ({
      ...place,
      role: `sum of money ${sideText(entry.side)}`,
      amount: formatDecimal(amount.minor, decimals),
      isUsed: account.reconciliation.totals === 'hold',
    }));
  const value = balanceValue(entry.amount, entry.kind === 'balance' ? entry.column : null);
  const { opening, closing } = account.reconciliation;
  return [
    {
      ...place,
      role: entry.kind === 'daily' ? 'balance of a day' : `${entry.role} balance`,
      amount: formatDecimal(value, decimals),
      isUsed: entry.kind === 'balance' && (value === opening || value === closing),
    },
  ];
}
