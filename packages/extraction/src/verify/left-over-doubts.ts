import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Entry } from '../interpret/rows/row.ts';
import { textOf } from '../lines/line.ts';
import type { Table } from '../roles/table.ts';
import { amountsOf } from '../tables/amounts-of.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { dayLine } from '../tables/day-line.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import { once } from '../values/once.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { type DateOrder, settleDate, type TimeFrame } from '../values/settle-date.ts';
import { namesBalanceOrSum, namesCardFact, namesLeast, namesLimit } from '../vocabulary/label.ts';
import type { Doubt } from './doubt.ts';
import { linesLostInScan } from './lines-lost-in-scan.ts';

type Document = {
  /** All accounts of the document, and what it prints besides their rows. */
  readonly accounts: readonly AccountReading[];
  readonly printed: readonly Entry[];
  readonly tables: readonly Table[];
  readonly order: DateOrder;
  readonly frame: TimeFrame;
};

/**
 * Doubts an account if lines look like rows of its period and nothing accounts for their money: no row, balance, total or line left out, and no
 * row has the same amount. Lines below a line with only a date count if they are several, and more than the rows that were read. On scans,
 * so do lines whose date or amount was misread.
 */
export function leftOverDoubts(document: Document): Doubt[] {
  const { accounts, tables } = document;
  const rowCount = accounts.reduce((sum, { rows }) => sum + rows.length, 0);
  const explains = explainerOf(document);
  const withRows = new Set(accounts.flatMap(({ rows }) => rows.map(({ anchor }) => anchor.table)));
  const headed = new Set(tables.filter((table) => table.headings.length > 0 && withRows.has(table)));
  // Next to tables with rows, another one with headers of its own is a list of something else, such as instalment plans or points.
  const loose = tables
    .filter((table) => headed.size === 0 || table.headings.length === 0 || headed.has(table))
    .flatMap((table) => withDays(table.lines))
    .filter(({ body, day }) => day !== null && isWithin(day, document) && looksLikeRow(body))
    .filter(({ body, isOwn }) => isOwn || !isLabelledFact(body))
    .filter(({ body }) => !explains(body));
  const own = loose.filter(({ isOwn }) => isOwn);
  // On a scan, a row left out for want of a date may have one that was not read.
  const explainsLost = once(() =>
    explainerOf({ accounts, printed: document.printed.filter(({ kind }) => kind !== 'row') }),
  );
  const sums = once(() => sumsAlong(accounts));
  const lost = linesLostInScan(
    tables,
    accounts.flatMap(({ rows }) => rows),
    (body) => explainsLost()(body) || amountsOf(body).every(({ amount }) => sums().has(amount.minor)),
  );
  const unread = [...own.map(({ body }) => body), ...lost];
  const below = loose.length >= SEVERAL && loose.length > rowCount ? loose.map(({ body }) => body) : [];
  const [first] = unread.length > 0 ? unread : below;
  if (first === undefined) return [];
  return [raiseFinding('rows-unread', { reason: 'left-over' }, { page: first.line.page })];
}

/** What the rows down to each add up to, alone and with the opening balance, without signs: a line with such an amount sums them or carries them to the next page. */
function sumsAlong(accounts: readonly AccountReading[]): ReadonlySet<number> {
  const sums = new Set<number>();
  for (const { amounts, reconciliation } of accounts) {
    let sum = 0;
    for (const [row, amount] of amounts.entries()) {
      sum += amount;
      // The first row alone may be read twice.
      if (row > 0) sums.add(Math.abs(sum));
      if (reconciliation.opening !== null) sums.add(Math.abs(reconciliation.opening + sum));
    }
  }
  return sums;
}

/** Fewer lines below a date may be facts of an account. */
const SEVERAL = 2;

type Dated = { readonly body: BodyLine; readonly day: PrintedDate | null; readonly isOwn: boolean };

/** Each line with the date it begins with, or that of the line with only a date above it. A date further on in its text is of something else. */
function withDays(lines: readonly BodyLine[]): Dated[] {
  let above: PrintedDate | null = null;
  return lines.map((body) => {
    const [first] = body.tokens;
    const isDated = body.tokens.some(({ kind }) => kind === 'date');
    above = dayLine(body) ?? above;
    if (first?.kind === 'date') return { body, day: first.date, isOwn: true };
    return { body, day: isDated ? null : above, isOwn: false };
  });
}

function isWithin(day: PrintedDate, { order, frame }: Document): boolean {
  const date = settleDate(day, order, frame);
  return date !== null && date >= (frame.start ?? date) && date <= (frame.end ?? date);
}

/** A longer line is a sentence. */
const MOST_WORDS = 16;

/** Whether a line has words and an amount, and no rate: that would be an offer or a calculation of interest. */
function looksLikeRow({ line, tokens }: BodyLine): boolean {
  return (
    line.words.length <= MOST_WORDS &&
    tokens.some((token) => token.kind === 'amount' && token.amount.isCertain && token.amount.minor !== 0) &&
    !line.words.some(({ text }) => text.includes('%')) &&
    tokens.some(
      ({ kind, from, to }) => kind === 'text' && /\p{L}{2}/u.test(textOf(line.words.slice(from, to))),
    )
  );
}

/** Whether the words before the first amount of a line name a limit, a minimum payment, a balance or another fact of an account. */
function isLabelledFact(body: BodyLine): boolean {
  const [figure] = amountsOf(body);
  const label = figure === undefined ? '' : phraseBefore(body, figure.left);
  return [namesLimit, namesCardFact, namesLeast].some((names) => names(label));
}

/** Whether a line is accounted for: by what it was read as, as a further line of a row, or by rows and balances of the same amounts. */
function explainerOf({
  accounts,
  printed,
}: Pick<Document, 'accounts' | 'printed'>): (body: BodyLine) => boolean {
  const rows = accounts.flatMap((account) => account.rows);
  const read = new Set([
    ...rows.map(({ anchor }) => anchor.body.position),
    ...printed
      .filter((entry) => !isUnnamedBalance(entry))
      .map((entry) => (entry.kind === 'row' ? entry.row.anchor.body : entry.body).position),
  ]);
  const boxes = Map.groupBy(rows, ({ page }) => page);
  const known = new Set(
    accounts
      .flatMap(({ amounts, balances, claims: { openings, closings }, reconciliation }) => [
        ...[...amounts, ...balances, ...openings, ...closings],
        ...[reconciliation.opening, reconciliation.closing],
      ])
      .map((amount) => Math.abs(amount ?? 0)),
  );
  // Next to a balance, a line may print what all rows changed it by: "Period balance 250.00 1,250.00".
  const changes = new Set(
    accounts.map(({ amounts }) => Math.abs(amounts.reduce((sum, one) => sum + one, 0))),
  );
  return (body) => {
    const { page, top, bottom } = body.line;
    const figures = amountsOf(body).map(({ amount }) => amount.minor);
    const hasKnown = figures.some((minor) => minor !== 0 && known.has(minor));
    return (
      read.has(body.position) ||
      boxes.get(page)?.some(({ box }) => top >= box[1] && bottom <= box[3]) === true ||
      figures.every((minor) => minor === 0 || known.has(minor) || (hasKnown && changes.has(minor)))
    );
  };
}

/** Whether a line is a balance by its column alone: it explains this amount, and none in another column of the line. */
function isUnnamedBalance(entry: Entry): boolean {
  return (
    entry.kind === 'balance' &&
    entry.column === 'balance' &&
    !namesBalanceOrSum(textOf(entry.body.line.words))
  );
}
