import { chunksOf } from '../lines/chunk.ts';
import { textOf } from '../lines/line.ts';
import type { Arrangement, Table } from '../roles/table.ts';
import { amountsOf } from '../tables/amounts-of.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { perObject } from '../values/per-object.ts';
import { countsPoints, namesLimit } from '../vocabulary/label.ts';
import type { Claim } from './claim.ts';
import { claimsOf } from './claims-of.ts';
import { withEquations } from './equation.ts';
import { headingLabels } from './heading-labels.ts';
import { candidatesOn, candidatesUnder } from './label-options.ts';
import { usualSize } from './strength.ts';

/** The claims of an arrangement, which its flow and the figures no label names are both read from, and its most frequent type size. */
export const claimsIn = perObject(({ tables }: Arrangement) => {
  const size = usualSize(tables.flatMap(({ lines }) => lines.flatMap(({ line }) => line.words)));
  const claims = tables.map((table) => ({ table, claims: tableClaims(table, size) }));
  return { usualSize: size, tables: claims };
});

/** The claims on each line of a table; `typeSize` is the most frequent type size of its document, in points. */
export function tableClaims(
  table: Pick<Table, 'lines' | 'headings' | 'columns'>,
  typeSize: number,
): ReadonlyMap<BodyLine, readonly Claim[]> {
  const labels = headingLabels(table);
  const candidates = table.lines.flatMap((_, index) => {
    const under = candidatesUnder(labels, table.lines, index);
    return under.some(({ options }) => options.length > 0) ? under : candidatesOn(table.lines, index);
  });
  const named = withoutBoxOfPoints(withEquations(claimsOf(candidates, typeSize), candidates), table.lines);
  const own = named.map((claim) =>
    isOfOtherList(claim, table) ? { ...claim, kind: 'other' as const } : claim,
  );
  const claims = Map.groupBy(own, ({ body }) => body);
  return new Map(
    [...claims].flatMap(([body, own]) =>
      isOfPoints(body, table.lines) || isInExample(body)
        ? []
        : [[body, asLimits(withoutInterestBase(body, own), body, table.lines)]],
    ),
  );
}

/** Fewest words, and amounts, of a sentence that explains a price by an example. */
const [WORDS_OF_EXAMPLE, AMOUNTS_OF_EXAMPLE] = [14, 3];

/** Whether a line is part of a sentence with several amounts, as the example of a loan is: "… in 12 instalments of 139.46, in all 1,673.52". */
function isInExample(body: BodyLine): boolean {
  return (
    body.line.words.length >= WORDS_OF_EXAMPLE &&
    amountsOf(body).length >= AMOUNTS_OF_EXAMPLE &&
    chunksOf(body.line).length === 1
  );
}

/** How far over a whole number the title of its box may be, in lines, and how far its left edge from that of the number's line, in points. */
const [LINES_UP, FLUSH_PT] = [8, 3];

/** Whether a line's only figure is a whole number in a box whose title names points: it counts those and no money. */
function isOfPoints(body: BodyLine, lines: readonly BodyLine[]): boolean {
  if (amountsOf(body).length > 0) return false;
  const at = lines.indexOf(body);
  const over = lines.slice(Math.max(0, at - LINES_UP), at).filter(({ line }) => line.page === body.line.page);
  const money = over.findLastIndex((above) => amountsOf(above).length > 0);
  return over
    .slice(money + 1)
    .some(({ line }) => Math.abs(line.left - body.line.left) < FLUSH_PT && countsPoints(textOf(line.words)));
}

/** The claims of a table. A balance in a box whose title names points, next to another box, is none where that one has its own. */
function withoutBoxOfPoints(claims: readonly Claim[], lines: readonly BodyLine[]): readonly Claim[] {
  const balances = claims.filter(({ kind }) => kind === 'opening' || kind === 'closing');
  const ofPoints = new Set(balances.filter((claim) => isInBoxOfPoints(claim, lines)));
  const hasOther = ({ kind }: Claim) => balances.some((other) => other.kind === kind && !ofPoints.has(other));
  return claims.map((claim) =>
    ofPoints.has(claim) && hasOther(claim) ? { ...claim, kind: 'other' as const } : claim,
  );
}

/** Whether the nearest line without figures above a claim's label prints a title for each box, and that of the label's box names points. */
function isInBoxOfPoints({ body, label, side }: Claim, lines: readonly BodyLine[]): boolean {
  const own = chunksOf(body.line).find(({ text }) => text === label);
  if (side !== 'before' || own === undefined || !mentionsPoints(lines)) return false;
  const title = lines[titleAbove(body, lines)];
  const titles = title === undefined ? [] : chunksOf(title.line);
  const over = titles.find(({ left }) => Math.abs(left - own.left) < FLUSH_PT);
  return over !== undefined && countsPoints(over.text) && titles.some((other) => !countsPoints(other.text));
}

const mentionsPoints = perObject((lines: readonly BodyLine[]) =>
  lines.some(({ line }) => countsPoints(textOf(line.words))),
);

/** Whether a balance that only a header above names is that of a list below rows that print none: "Program bank  Location  Balance" over a line of words for each. */
function isOfOtherList({ kind, side, body, figure }: Claim, { headings }: Pick<Table, 'headings'>): boolean {
  if (kind !== 'balance' || side !== 'above' || headings.length === 0) return false;
  if (headings.some(({ role }) => role === 'balance')) return false;
  const before = chunksOf({ ...body.line, words: body.line.words.slice(0, figure.from) });
  return before.filter(({ text }) => /\p{L}{3}/u.test(text)).length > 1;
}

/** The claims of a line, its totals as limits in a box whose title names limits: "Purchases 20,000.00" may be spent there. */
function asLimits(claims: readonly Claim[], body: BodyLine, lines: readonly BodyLine[]): readonly Claim[] {
  const isTotal = ({ kind, side }: Claim) => side === 'before' && (kind === 'in' || kind === 'out');
  if (!claims.some(isTotal) || !namesLimit(boxTitle(body, lines))) return claims;
  return claims.map((claim) => (isTotal(claim) ? { ...claim, kind: 'limit' } : claim));
}

/** The title of the box of labels and figures that a line is in: the nearest line above without figures, flush with it and labelling none; else empty. */
function boxTitle(body: BodyLine, lines: readonly BodyLine[]): string {
  const index = titleAbove(body, lines);
  const [title, next] = [lines[index], lines[index + 1]];
  if (title === undefined || next?.tokens[0]?.kind !== 'text') return '';
  return Math.abs(title.line.left - body.line.left) < FLUSH_PT ? textOf(title.line.words) : '';
}

/** The index of the nearest line without figures above a line in its box, on the same page; -1 if there is none. */
function titleAbove(body: BodyLine, lines: readonly BodyLine[]): number {
  const at = lines.indexOf(body);
  const from = Math.max(0, at - LINES_UP);
  const over = lines
    .slice(from, at)
    .findLastIndex((above) => above.line.page === body.line.page && amountsOf(above).length === 0);
  return over < 0 ? -1 : from + over;
}

/** The claims of a line. If it has a rate in percent and an amount of interest, its balance is what interest was computed on, and not the closing balance, unless next to the opening one. */
function withoutInterestBase({ line }: BodyLine, claims: readonly Claim[]): readonly Claim[] {
  const isOfRate =
    line.words.some(({ text }) => /^\d[\d.,]*%$/.test(text)) &&
    claims.some(({ kind, side }) => kind === 'interest' && side !== 'before') &&
    claims.every(({ kind }) => kind !== 'opening');
  return isOfRate
    ? claims.map((claim) =>
        claim.kind === 'closing' && claim.side !== 'before' ? { ...claim, kind: 'other' } : claim,
      )
    : claims;
}
