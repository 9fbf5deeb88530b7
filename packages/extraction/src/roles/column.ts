import { horizontalGap } from '../lines/horizontal-gap.ts';
import { amountsOf } from '../tables/amounts-of.ts';
import type { BodyLine } from '../tables/body-line.ts';
import {
  type Alignment,
  CLUSTER_GAP,
  type Cluster,
  clustersAmong,
  clustersOf,
  edgeOf,
  isAtPlace,
  placesOf,
} from '../tables/clusters.ts';
import { type Heading, isNumeric } from '../tables/heading.ts';
import { isDated } from '../tables/is-dated.ts';
import { leadingDate } from '../tables/leading-date.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import type { AmountToken, Token } from '../tables/token.ts';
import { balanceLabel, totalLabel } from '../vocabulary/label.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { HEADINGS } from '../vocabulary/tables.ts';
import type { ColumnRole } from '../words/languages/locale.ts';
import { isLabelled, isSentence, loneRow } from './lone-row.ts';
import { rolesByBalance } from './roles-by-balance.ts';
import { signedBalance } from './signed-balance.ts';

export type NumericRole = 'out' | 'in' | 'amount' | 'balance' | 'foreign';

/** A column of numbers: where its numbers end (or begin, or have their middle), learned from the numbers themselves. Points. */
export type Column = {
  readonly role: NumericRole;
  readonly edge: number;
  readonly alignment: Alignment;
  /** Extent of its header and numbers together. */
  readonly left: number;
  readonly right: number;
  /** True if it contains debit balances while another column contains credit balances. */
  readonly isOwed?: true;
  /** True if a minus in such a column shows what was paid beyond the debt. */
  readonly marksOverpaid?: true;
  /** True if it contains charges that are added to the amount of each row. */
  readonly isCharge?: true;
};

/** The cost, in points per number, of leaving a cluster of numbers without a header. */
const STRAY_COST = 46;

/** The number columns of a table: clusters of numbers with a shared edge, matched with the headers from left to right, or on their own if no header names any. */
export function learnColumns(headings: readonly Heading[], lines: readonly BodyLine[]): Column[] {
  const numeric = headings.filter((heading) => isNumeric(heading) || heading.role === 'foreign');
  if (numeric.length === 0) return inferColumns(lines);
  const tokens = linesInColumns(numeric, lines).flatMap((body) =>
    body.tokens.filter((token): token is AmountToken => token.kind === 'amount'),
  );
  const certain = tokens.filter((token) => token.amount.isCertain);
  const used = certain.length * 3 >= lines.length || certain.length >= 3 ? certain : tokens;
  const places = placesByAlignment(used);
  let best: { columns: Column[]; cost: number } | null = null;
  for (const alignment of ['right', 'end', 'left', 'center'] as const) {
    // Numbers are nearly always right-aligned: another alignment must fit far better.
    const isRival = alignment === 'left' || alignment === 'center';
    if (isRival && endTogether(places, tokens, alignment)) continue;
    const limit =
      best === null
        ? Number.POSITIVE_INFINITY
        : best.cost - Math.abs(best.cost) * (isRival ? 0.4 : 0.05) - 0.5;
    if (leastCost(numeric) >= limit) continue;
    const candidate = matchClusters(numeric, clustersAmong(places(alignment)), alignment);
    if (candidate.cost < limit) best = candidate;
  }
  const columns = sparseAmountsForeign(withUnfilled(best?.columns ?? [], numeric), lines);
  return [...columns, ...unclaimedColumns(columns, lines)].sort((a, b) => a.edge - b.edge);
}

/**
 * Lines whose figures may stand in the columns: below rows with days, not lines without one that have more figures than the table has columns
 * of them; and where none is of balances, not those of the balance of a day, printed wherever there is room.
 */
function linesInColumns(numeric: readonly Heading[], lines: readonly BodyLine[]): readonly BodyLine[] {
  const isRow = (body: BodyLine) =>
    body.tokens.some(({ kind }) => kind === 'date') && amountsOf(body).length > 0;
  const own = lines.some(isRow)
    ? lines.filter((body) => isRow(body) || amountsOf(body).length <= numeric.length)
    : lines;
  if (numeric.some(({ role }) => role === 'balance')) return own;
  return withFigures(
    own.filter((body) => !isBalanceAlone(body)),
    own,
  );
}

/** Some of the lines if one of them has a figure, else all. */
function withFigures(some: readonly BodyLine[], all: readonly BodyLine[]): readonly BodyLine[] {
  return some.some((body) => amountsOf(body).length > 0) ? some : all;
}

function isBalanceAlone(body: BodyLine): boolean {
  const [figure, ...others] = amountsOf(body).filter(({ amount }) => amount.isCertain);
  if (figure === undefined || others.length > 0 || body.tokens[0]?.kind === 'date') return false;
  return balanceLabel(phraseBefore(body, figure.left)) !== null;
}

/** Whether numbers of different lengths, or bare ones next to them, end at exactly one position, and are not aligned that way by `rival`. */
function endTogether(
  places: (alignment: Alignment) => readonly Cluster[],
  tokens: readonly AmountToken[],
  rival: 'left' | 'center',
): boolean {
  const right = places('right');
  if (right.length !== clustersAmong(right).length) return false;
  if (places(rival).length > right.length) return true;
  const bare = tokens.filter(({ amount }) => !amount.isCertain);
  return bare.length > 0 && joinPlaces(bare, right, 'right') > joinPlaces(bare, places(rival), rival);
}

/** The positions of some numbers, computed once for each alignment. */
function placesByAlignment(tokens: readonly AmountToken[]): (alignment: Alignment) => readonly Cluster[] {
  const known = new Map<Alignment, readonly Cluster[]>();
  return (alignment) => {
    const places = known.get(alignment) ?? placesOf(tokens, alignment);
    known.set(alignment, places);
    return places;
  };
}

/** How many of some numbers are at the positions of a cluster of others. */
function joinPlaces(some: readonly AmountToken[], places: readonly Cluster[], alignment: Alignment): number {
  const clusters = clustersAmong(places);
  return some.filter((token) => clusters.some(({ edge }) => isAtPlace(token, edge, alignment))).length;
}

/** Of several amount columns, one that is filled on far fewer rows than another contains foreign amounts. */
function sparseAmountsForeign(columns: readonly Column[], lines: readonly BodyLine[]): Column[] {
  const dated = lines.filter((body) => leadingDate(body) !== null).map(amountsOf);
  const fill = (column: Column) =>
    dated.filter((tokens) =>
      tokens.some((token) => Math.abs(edgeOf(token, column.alignment) - column.edge) < CLUSTER_GAP),
    ).length;
  const most = Math.max(0, ...columns.filter(({ role }) => role === 'amount').map(fill));
  return columns.map((column) =>
    column.role === 'amount' && most > 2 && fill(column) < most * 0.8
      ? { ...column, role: 'foreign' }
      : column,
  );
}

/**
 * Columns of a table without headers: shared edges of the numbers on lines that begin with a date. A single one is the amount; of two on one
 * line the right one is the balance; two that are never filled together are money out and money in, as are the first two of three, unless
 * the third is on lines of its own, where no balance would be.
 */
export function inferColumns(lines: readonly BodyLine[]): Column[] {
  const lone = loneRow(lines);
  if (lone?.isBetweenBalances === true) return columnsOfRow(lone.figures, lines);
  const right = columnsAligned(lines, 'right');
  const columns = right.length > 0 ? right : columnsAligned(lines, 'left');
  const holds = ({ digitsRight }: AmountToken) =>
    columns.some(({ edge }) => Math.abs(edge - digitsRight) < CLUSTER_GAP);
  return lone === null || lone.figures.some(holds) ? columns : columnsOfRow(lone.figures, lines);
}

/** The columns of a single row's numbers: its amount, and its balance if another number follows, or both directions if a line sums up both. */
function columnsOfRow(figures: readonly AmountToken[], lines: readonly BodyLine[]): Column[] {
  const isSummed =
    figures.filter(({ amount }) => amount.minor === 0).length === 1 && totalUnder(figures, lines) !== null;
  const roles: readonly NumericRole[] = isSummed ? sidesOf(figures, lines) : ['amount', 'balance'];
  return figures.map((token, index) => ({
    role: roles[index] ?? 'foreign',
    edge: token.digitsRight,
    alignment: 'right',
    left: token.left,
    right: token.right,
  }));
}

function columnsAligned(lines: readonly BodyLine[], alignment: 'left' | 'right'): Column[] {
  const dated = lines.filter((body) => leadingDate(body) !== null && !isLabelled(body) && !isSentence(body));
  const isDated = dated.filter((body) => amountsOf(body).length > 0).length >= 2;
  const numbers = (
    isDated ? dated : lines.filter((body) => body.tokens[0]?.kind === 'text' && !isLabelled(body))
  ).map(amountsOf);
  const withNumbers = numbers.filter((tokens) => tokens.length > 0).length;
  const least = isDated && areFewOfOneSum(numbers) ? 1 : 2;
  const others = lines.filter((body) => !dated.includes(body));
  const withBalances = lines.filter((body) => leadingDate(body) !== null && !isSentence(body)).map(amountsOf);
  const clusters = clustersOf(numbers.flat(), alignment).filter(
    (cluster) =>
      cluster.count >= Math.max(least, withNumbers * (isDated ? 0.06 : 0.3)) ||
      (isDated && (isTotalled(cluster, others, alignment) || isStep(cluster, withBalances, alignment))),
  );
  const columns = joinedClusters(clusters)
    .slice(-3)
    .map((cluster) => ({
      edge: cluster.edge,
      alignment,
      left: cluster.left,
      right: cluster.right,
    }));
  const meets = numbers.filter((tokens) => tokens.length > 1).length >= withNumbers * 0.5;
  const roles: readonly NumericRole[] =
    columns.length === 1
      ? ['amount']
      : columns.length === 2
        ? meets && !areFilledWithZeros(numbers)
          ? ['amount', isNoBalance(numbers) ? 'foreign' : 'balance']
          : columns.some((column) => bearsDirections(column, numbers))
            ? ['amount', 'amount']
            : sidesOf(columns.map(asFigure), lines)
        : standsMostlyAlone(numbers, columns.at(-1)?.edge ?? 0, alignment)
          ? ['amount', 'amount', 'amount']
          : ['out', 'in', 'balance'];
  const chained = rolesByBalance(columns, numbers, others.flatMap(amountsOf));
  return columns.map((column, index) => ({ ...column, role: chained?.[index] ?? roles[index] ?? 'amount' }));
}

type Ending = Pick<AmountToken, 'digitsRight'>;

function asFigure({ edge }: Pick<Column, 'edge'>): Ending {
  return { digitsRight: edge };
}

/** The directions of two columns: money out first, unless the line of their totals names money in first: "Total credits and charges". */
function sidesOf(ends: readonly Ending[], lines: readonly BodyLine[]): readonly NumericRole[] {
  const named = phrasesIn(HEADINGS, totalUnder(ends, lines) ?? '').map(({ value }) => value);
  const [credit, debit] = [named.indexOf('in'), named.indexOf('out')];
  return credit >= 0 && debit > credit ? ['in', 'out'] : ['out', 'in'];
}

/** The label of the line that has the totals of two columns, and no other figures; null if there is none. */
function totalUnder(ends: readonly Ending[], lines: readonly BodyLine[]): string | null {
  for (const body of lines) {
    const figures = amountsOf(body);
    const [first] = figures;
    if (first === undefined || figures.length !== 2 || body.tokens[0]?.kind === 'date') continue;
    const isUnder = figures.every(
      ({ digitsRight }, at) => Math.abs(digitsRight - (ends[at]?.digitsRight ?? 0)) < CLUSTER_GAP,
    );
    const label = phraseBefore(body, first.left);
    if (isUnder && totalLabel(label) !== null) return label;
  }
  return null;
}

/** Whether each of several rows has a zero next to its amount, some on either side: what moved the other way, and no balance. */
function areFilledWithZeros(numbers: readonly (readonly AmountToken[])[]): boolean {
  const pairs = numbers.filter((tokens) => tokens.length > 1).map((tokens) => tokens.slice(-2));
  const [left, right] = [0, 1].map((at) => pairs.filter((pair) => pair[at]?.amount.minor === 0).length);
  return (left ?? 0) > 0 && (right ?? 0) > 0 && (left ?? 0) + (right ?? 0) === pairs.length;
}

/** Whether a total below a few numbers ends where they do: then they have a column of their own, however seldom it is filled. */
function isTotalled({ edge }: Cluster, lines: readonly BodyLine[], alignment: Alignment): boolean {
  return lines.some((body) => {
    const figures = amountsOf(body);
    const [first] = figures;
    if (first === undefined || totalLabel(phraseBefore(body, first.left)) === null) return false;
    return figures.some((token) => isAtPlace(token, edge, alignment));
  });
}

/** Whether a few numbers, each between two balances of their rows, are the steps from one to the other. */
function isStep({ edge }: Cluster, rows: readonly (readonly AmountToken[])[], alignment: Alignment): boolean {
  const isOwn = (token: AmountToken) => isAtPlace(token, edge, alignment);
  const filled = rows.flatMap((row, index) => (row.some(isOwn) ? [index] : []));
  return (
    filled.length > 0 &&
    filled.every((index) => {
      const [own, balance] = [rows[index]?.find(isOwn), rows[index]?.at(-1)];
      const before = rows[index - 1]?.at(-1);
      if (own === undefined || balance === undefined || before === undefined || own === balance) return false;
      const by = signedBalance(balance.amount, false) - signedBalance(before.amount, false);
      return by !== 0 && Math.abs(by) === Math.abs(own.amount.minor);
    })
  );
}

/** Whether every number of a column has a word or sign for its direction, which may have moved it out of the column of the others: "194.36 CR", "60.00 -". */
function bearsDirections(
  { edge, alignment }: Pick<Column, 'edge' | 'alignment'>,
  numbers: readonly (readonly AmountToken[])[],
): boolean {
  const own = numbers.flat().filter((token) => Math.abs(edgeOf(token, alignment) - edge) < CLUSTER_GAP);
  return own.length > 0 && own.every(({ amount: { mark } }) => mark !== 'none');
}

/** Whether most numbers that end (or begin) at one position are alone on their lines. */
function standsMostlyAlone(
  numbers: readonly (readonly AmountToken[])[],
  edge: number,
  alignment: Alignment,
): boolean {
  const filled = numbers.filter((tokens) =>
    tokens.some((token) => Math.abs(edgeOf(token, alignment) - edge) < CLUSTER_GAP),
  );
  return filled.filter((tokens) => tokens.length === 1).length * 2 > filled.length;
}

/** Whether the last of several rows' numbers are no balances: each repeats the amount next to it, or all are zero and amounts are not. */
function isNoBalance(numbers: readonly (readonly AmountToken[])[]): boolean {
  const pairs = numbers
    .filter((tokens) => tokens.length > 1)
    .map((tokens) => tokens.slice(-2).map(({ amount }) => amount.minor));
  const isZero = pairs.every(([, last]) => last === 0);
  return pairs.length > 1 && pairs.every(([sum, last]) => sum !== 0 && (isZero || last === sum));
}

/** With this few rows, each with its own side, no edges are shared. */
const FEW_ROWS = 3;

/** Whether there are a few rows, each with one amount and its direction next to it. */
function areFewOfOneSum(numbers: readonly (readonly AmountToken[])[]): boolean {
  return (
    numbers.length <= FEW_ROWS &&
    numbers.every(
      ([token, ...others]) => others.length === 0 && token !== undefined && token.amount.mark !== 'none',
    )
  );
}

/** Least overlap of the narrower of two clusters with the other for them to be one column. */
const MOSTLY_UNDER = 0.6;

/** Joins clusters that mostly overlap, with the edge of the larger: a mark after some amounts shifts them. */
function joinedClusters(clusters: readonly Cluster[]): Cluster[] {
  const joined: Cluster[] = [];
  for (const next of clusters) {
    const last = joined.at(-1);
    if (last === undefined || !isMostlyUnder(last, next)) {
      joined.push(next);
      continue;
    }
    joined[joined.length - 1] = {
      edge: last.count > next.count ? last.edge : next.edge,
      left: Math.min(last.left, next.left),
      right: Math.max(last.right, next.right),
      count: last.count + next.count,
    };
  }
  return joined;
}

function isMostlyUnder(a: Cluster, b: Cluster): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared > Math.min(a.right - a.left, b.right - b.left) * MOSTLY_UNDER;
}

/**
 * Number columns without a header, if no header names an amount: a single one is the amount, two are money out and money in, but if rows fill
 * both, only the one that is the sum of the others counts. If headers name only one direction, a single column next to it that is filled when
 * it is not is the other one.
 */
function unclaimedColumns(columns: readonly Column[], lines: readonly BodyLine[]): Column[] {
  const dated = lines.filter(isDated);
  const sides = columns.filter(({ role }) => role === 'in' || role === 'out' || role === 'amount');
  const [side, ...others] = sides;
  if (side !== undefined && (side.role === 'amount' || others.length > 0)) return [];
  const figures = dated.flatMap(amountsOf);
  // Any bare number of a single row could be its amount.
  const isLone = dated.length === 1;
  const free = clustersOf(
    isLone ? figures.filter(({ amount }) => amount.isCertain) : figures,
    'right',
  ).filter(
    (cluster) =>
      cluster.count >= (isLone ? 1 : Math.max(2, dated.length * 0.12)) &&
      columns.every(({ edge }) => Math.abs(edge - cluster.edge) > 12) &&
      (side === undefined || columns.every(({ left, right }) => cluster.edge < left || cluster.edge > right)),
  );
  const [only] = free;
  if (
    side !== undefined &&
    !(only !== undefined && free.length === 1 && isNextTo(only, side) && neverMeet(dated, only, side))
  )
    return [];
  const taken =
    side === undefined && arePartsOfRows(dated, free.slice(-2)) ? sumAmong(dated, free) : free.slice(-2);
  const roles: readonly NumericRole[] =
    side !== undefined
      ? [side.role === 'in' ? 'out' : 'in']
      : taken.length === 1
        ? ['amount']
        : ['out', 'in'];
  return taken.map((cluster, index) => ({
    role: roles[index] ?? 'amount',
    edge: cluster.edge,
    alignment: 'right',
    left: cluster.left,
    right: cluster.right,
  }));
}

function isNextTo({ left, right }: Cluster, column: Column): boolean {
  return right <= column.left || left >= column.right;
}

/** Whether some row has amounts in both columns: then they are not two directions but parts of one payment, such as principal and interest. */
function arePartsOfRows(lines: readonly BodyLine[], clusters: readonly Cluster[]): boolean {
  return (
    clusters.length > 1 && lines.some((body) => clusters.every((cluster) => figureIn(body, cluster) > 0))
  );
}

/** The column that is the sum of the others on each row; empty if none is. */
function sumAmong(lines: readonly BodyLine[], clusters: readonly Cluster[]): Cluster[] {
  return clusters.filter((own) =>
    lines.every((body) => {
      const others = clusters.filter((cluster) => cluster !== own);
      return figureIn(body, own) === others.reduce((sum, cluster) => sum + figureIn(body, cluster), 0);
    }),
  );
}

/** The amount of a line in a column, in minor units. */
function figureIn(body: BodyLine, { edge }: Cluster): number {
  return (
    amountsOf(body).find(({ digitsRight }) => Math.abs(digitsRight - edge) < CLUSTER_GAP)?.amount.minor ?? 0
  );
}

/** Whether nearly every line has a number in one of two columns, and none in both. */
function neverMeet(lines: readonly BodyLine[], cluster: Cluster, side: Column): boolean {
  const edges = [cluster.edge, side.edge];
  const stands = (token: Token, edge: number) =>
    token.kind === 'amount' && Math.abs(token.digitsRight - edge) < CLUSTER_GAP;
  const filled = lines.map(
    ({ tokens }) => edges.filter((edge) => tokens.some((token) => stands(token, edge))).length,
  );
  return (
    filled.every((count) => count < 2) && filled.filter((count) => count === 1).length > lines.length * 0.9
  );
}

/** The cheapest assignment of at most one cluster to each header, in order from left to right. Cost: distance in points times numbers. */
function matchClusters(
  headings: readonly Heading[],
  clusters: readonly Cluster[],
  alignment: Alignment,
): { columns: Column[]; cost: number } {
  const rows = clusters.length + 1;
  const cost = Array.from({ length: rows }, () => new Array<number>(headings.length + 1).fill(0));
  for (let i = clusters.length - 1; i >= 0; i--)
    cost[i]?.fill((cost[i + 1]?.[headings.length] ?? 0) + STRAY_COST * (clusters[i]?.count ?? 0));
  for (let i = clusters.length - 1; i >= 0; i--) {
    for (let j = headings.length - 1; j >= 0; j--) {
      const [cluster, heading] = [clusters[i], headings[j]];
      if (cluster === undefined || heading === undefined) continue;
      const match = matchCost(cluster, heading, alignment) + (cost[i + 1]?.[j + 1] ?? 0);
      const stray = STRAY_COST * cluster.count + (cost[i + 1]?.[j] ?? 0);
      const unfilled = cost[i]?.[j + 1] ?? 0;
      const row = cost[i];
      if (row) row[j] = Math.min(match, stray, unfilled);
    }
  }
  const columns: Column[] = [];
  for (let i = 0, j = 0; i < clusters.length && j < headings.length; ) {
    const [cluster, heading] = [clusters[i], headings[j]];
    if (cluster === undefined || heading === undefined) break;
    const here = cost[i]?.[j] ?? 0;
    if (here === matchCost(cluster, heading, alignment) + (cost[i + 1]?.[j + 1] ?? 0)) {
      columns.push(columnOf(heading, cluster, alignment));
      i++;
      j++;
    } else if (here === (cost[i]?.[j + 1] ?? 0)) j++;
    else i++;
  }
  return { columns, cost: cost[0]?.[0] ?? 0 };
}

/** The value of an exact fit, in points: a few numbers right below their header count more than many near it. */
const EXACT_FIT = 50;

function matchCost(cluster: Cluster, heading: Heading, alignment: Alignment): number {
  const off = distance(cluster, heading, alignment);
  return cluster.count * off - (off < 1.5 ? EXACT_FIT : 0);
}

/** The lower bound of the matching cost: each header with numbers right below it. */
function leastCost(headings: readonly Heading[]): number {
  return -EXACT_FIT * headings.length;
}

/** The distance of a cluster from a header: by the aligned edges, less if they overlap. */
function distance(cluster: Cluster, heading: Heading, alignment: Alignment): number {
  const gap = horizontalGap(cluster, heading);
  const headingEdge =
    alignment === 'right' || alignment === 'end'
      ? heading.right
      : alignment === 'left'
        ? heading.left
        : (heading.left + heading.right) / 2;
  const off = Math.abs(cluster.edge - headingEdge);
  return gap + Math.min(off, 40) * 0.5;
}

function columnOf(heading: Heading, cluster: Cluster, alignment: Alignment): Column {
  return {
    role: numericRole(heading.role),
    edge: cluster.edge,
    alignment,
    left: Math.min(heading.left, cluster.left),
    right: Math.max(heading.right, cluster.right),
    ...(heading.isCharge === true ? { isCharge: true as const } : {}),
  };
}

function withUnfilled(columns: readonly Column[], headings: readonly Heading[]): Column[] {
  const unfilled = headings.filter(
    (heading) =>
      !columns.some(
        (column) =>
          column.role === heading.role && column.left <= heading.left && column.right >= heading.right,
      ),
  );
  const added = unfilled.map((heading) => ({
    role: numericRole(heading.role),
    edge: heading.right,
    alignment: 'right' as const,
    left: heading.left,
    right: heading.right,
  }));
  return [...columns, ...added].sort((a, b) => a.left - b.left);
}

function numericRole(role: ColumnRole | null): NumericRole {
  switch (role) {
    case 'out':
    case 'in':
    case 'balance':
    case 'foreign':
      return role;
    default:
      return 'amount';
  }
}
