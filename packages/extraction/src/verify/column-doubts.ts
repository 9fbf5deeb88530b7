import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import { namesBefore } from '../roles/both-ends.ts';
import { cellsOf } from '../roles/cells.ts';
import { signedBalance } from '../roles/signed-balance.ts';
import type { Table } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import { namesBalanceOrSum } from '../vocabulary/label.ts';
import type { Doubt } from './doubt.ts';
import { isDatedSum } from './is-dated-sum.ts';

/** What the columns of a table print that its rows do not account for. */
type ColumnCheck = {
  readonly finding: Doubt;
  /** Whether a table fails, given the lines that rows of the account were read from. */
  readonly fails: (table: Table, read: ReadonlySet<BodyLine>) => boolean;
};

const COLUMN_CHECKS: readonly ColumnCheck[] = [
  { finding: raiseFinding('rows-unread', { reason: 'second-balance' }), fails: keepsSecondBalance },
  { finding: raiseFinding('rows-unread', { reason: 'unknown-column' }), fails: leavesColumnOut },
  { finding: raiseFinding('sign-doubtful', { reason: 'both-columns' }), fails: hasSumOnBothSides },
  { finding: raiseFinding('figures-disagree', { reason: 'balance-before' }), fails: breaksBefore },
  { finding: raiseFinding('figures-disagree', { reason: 'parts' }), fails: breaksParts },
];

/** Doubts an account whose tables print, in columns next to the amounts, what its rows leave out or contradict. */
export function columnDoubts({ rows }: Pick<AccountReading, 'rows'>): Doubt[] {
  const tables = [...Map.groupBy(rows, ({ anchor }) => anchor.table)].map(
    ([table, own]) => [table, new Set(own.map(({ anchor }) => anchor.body))] as const,
  );
  return COLUMN_CHECKS.filter(({ fails }) => tables.some(([table, read]) => fails(table, read))).map(
    ({ finding }) => finding,
  );
}

/** Fewer amounts may be equal by chance. */
const ENOUGH = 2;

/** Whether each line has two balances, and the second one moves by amounts of its own. */
function keepsSecondBalance(table: Table): boolean {
  const balances = table.columns.filter(({ role }) => role === 'balance');
  return balances.slice(1).some((column) => {
    let before: number | null = null;
    let moves = 0;
    for (const body of table.lines) {
      const { amounts } = cellsOf(table, body);
      const own = amounts.find((cell) => cell.column === column)?.token.amount.minor;
      if (own === undefined) continue;
      const change = before === null ? 0 : Math.abs(own - before);
      before = own;
      const taken = amounts.map(({ token }) => token);
      const isOwn = (minor: number) => minor === change && change > 0;
      if (taken.some(({ amount }) => isOwn(amount.minor))) continue;
      if (body.tokens.some((token) => token.kind === 'amount' && isOwn(token.amount.minor))) moves++;
    }
    return moves >= ENOUGH;
  });
}

/** Whether amounts of another kind have their own column, such as principal next to income: between rows are dated lines with an amount there and none elsewhere. */
function leavesColumnOut(table: Table, read: ReadonlySet<BodyLine>): boolean {
  const positions = [...read].map(({ position }) => position);
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  return linesOfMoney(table).some(
    (body) =>
      !read.has(body) && body.position > first && body.position < last && standsInNoColumn(table, body),
  );
}

/** Lines with an amount under an unknown header; without headers, those that begin with a date and end with an amount that no balance or total label names. */
function linesOfMoney(table: Table): readonly BodyLine[] {
  if (table.headings.length === 0)
    return table.lines.filter((body) => isDatedSum(body) && !endsInNamedSum(body));
  return table.headings
    .filter(({ role }) => role === null)
    .flatMap((heading) => figuresUnder(heading, table.lines))
    .filter(({ token }) => token.amount.minor !== 0)
    .map(({ body }) => body);
}

/** Whether the words before a line's last amount name a balance or a total: "12 April  Balance at end of day  3,922.83". */
function endsInNamedSum(body: BodyLine): boolean {
  const last = body.tokens.at(-1);
  return last !== undefined && namesBalanceOrSum(phraseBefore(body, last.left));
}

function standsInNoColumn(table: Table, body: BodyLine): boolean {
  const { date, amounts } = cellsOf(table, body);
  return date !== null && amounts.length === 0;
}

/** Whether a row has the same amount in both the debit and the credit column: it is unknown which one moved the account. */
function hasSumOnBothSides({ headings, lines }: Table, read: ReadonlySet<BodyLine>): boolean {
  const own = lines.filter((body) => read.has(body));
  const under = (side: 'in' | 'out') =>
    headings.filter(({ role }) => role === side).flatMap((heading) => figuresUnder(heading, own));
  const into = Map.groupBy(under('in'), ({ body }) => body);
  return under('out').some(({ body, token }) =>
    into
      .get(body)
      ?.some(
        ({ token: other }) =>
          other !== token && other.amount.minor === token.amount.minor && token.amount.minor !== 0,
      ),
  );
}

/** Whether rows print the balance before them as well as after: most continue from the one above (newest first: the one below), and some do not. */
function breaksBefore({ headings, lines }: Table): boolean {
  const before = headings.find((heading) => heading.role === 'foreign' && namesBefore(heading));
  const after = headings.find(({ role }) => role === 'balance');
  if (before === undefined || after === undefined) return false;
  const left = new Map(
    figuresUnder(after, lines).map(({ body, token }) => [body, signedBalance(token.amount, false)]),
  );
  const held = figuresUnder(before, lines).flatMap(({ body, token }) => {
    const own = left.get(body);
    return own === undefined ? [] : [{ before: signedBalance(token.amount, false), after: own }];
  });
  const breaks = (step: 1 | -1) =>
    held.filter((row, at) => {
      const other = held[at - step];
      return other !== undefined && other.after !== row.before;
    }).length;
  const fewest = Math.min(breaks(1), breaks(-1));
  return fewest > 0 && fewest * 2 < held.length;
}

/** Least columns of a total and its parts, and rows that must agree before one that does not is suspicious. */
const [LEAST_COLUMNS, ENOUGH_ROWS] = [3, 3];

/** Whether rows print a total with its parts, such as a payment with interest, tax and principal, and on one of them the parts do not add up. */
function breaksParts({ headings, lines }: Table, read: ReadonlySet<BodyLine>): boolean {
  const candidates = headings.filter(({ role }) => role === null || role === 'foreign' || role === 'amount');
  if (candidates.length < LEAST_COLUMNS) return false;
  const figures = candidates.map((heading) => sizesUnder(heading, lines));
  const whole = [...read].filter((body) => figures.every((sizes) => sizes.has(body)));
  const held = figures.map((wholes) => {
    const parts = figures.filter((other) => other !== wholes);
    return whole.filter(
      (body) => wholes.get(body) === parts.reduce((sum, sizes) => sum + (sizes.get(body) ?? 0), 0),
    ).length;
  });
  // Where nothing was deducted on most rows, the net amount equals the gross there too.
  if (held.includes(whole.length)) return false;
  return held.some((holds) => holds >= ENOUGH_ROWS && holds * 2 > whole.length);
}

/** The amounts below a header by line, in minor units without sign. */
function sizesUnder(heading: Heading, lines: readonly BodyLine[]): Map<BodyLine, number> {
  return new Map(figuresUnder(heading, lines).map(({ body, token }) => [body, token.amount.minor]));
}
