import { withoutComma } from '../lines/first-date.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { type PrintedDate, readDateAt } from '../values/printed-date.ts';
import { cheapestPairs } from './cheapest-pairs.ts';
import type { Claim, Side } from './claim.ts';
import { type ClaimKind, claimKind } from './claim-kind.ts';
import type { Candidate, LabelOption } from './label-options.ts';
import { strengthOf } from './strength.ts';

/** What a figure without a label costs. */
const ALONE = 1.5;
/** What a label costs more where it stands on another side than the block's labels do. */
const OTHER_SIDE = 0.5;
const SIDES: readonly Side[] = ['before', 'above', 'below', 'behind'];

/** The claims of figures, each with the label of its own: no phrase labels two figures, and all together cost least. */
export function claimsOf(candidates: readonly Candidate[], usualSize: number): Claim[] {
  return blocksOf(candidates).flatMap((block) => {
    const labels = labelsIn(block);
    return block.flatMap(({ body, figure }, at): Claim[] => {
      const label = labels[at];
      if (label === undefined || label === null) return [];
      const date = dayOf(body, figure, label.text);
      const kind = claimKind(label.text, date !== null);
      const words = body.line.words.slice(figure.from, figure.to);
      const strength = isBalance(kind) ? strengthOf(label.text, words, usualSize) : 0;
      return [{ kind, figure, body, label: label.text, side: label.side, strength, date }];
    });
  });
}

function isBalance(kind: ClaimKind): boolean {
  return kind === 'opening' || kind === 'closing' || kind === 'carried';
}

/** Candidates in blocks: those that may have the same label stand in one. */
function blocksOf(candidates: readonly Candidate[]): Candidate[][] {
  const ofKey = new Map<string, Candidate[]>();
  const blocks = new Set<Candidate[]>();
  for (const candidate of candidates) {
    const joined = new Set(candidate.options.flatMap(({ key }) => ofKey.get(key) ?? []));
    const touched = new Set(candidate.options.map(({ key }) => ofKey.get(key)));
    const block = [...joined, candidate];
    for (const old of touched) if (old !== undefined) blocks.delete(old);
    blocks.add(block);
    for (const { options } of block) for (const { key } of options) ofKey.set(key, block);
  }
  return [...blocks];
}

/** More figures than these are given the likeliest label each. */
const MOST_TOGETHER = 60;

/** The label of each figure of a block. */
function labelsIn(block: readonly Candidate[]): (LabelOption | null)[] {
  const [first, ...others] = block;
  const [sole = null, ...more] = first?.options ?? [];
  // Most figures are a row's, and have what is printed before them or nothing.
  if (others.length === 0 && more.length === 0) return [sole !== null && sole.cost <= ALONE ? sole : null];
  if (block.length > MOST_TOGETHER)
    return block.map(({ options }) => options.toSorted((a, b) => a.cost - b.cost)[0] ?? null);
  const keys = [...new Set(block.flatMap(({ options }) => options.map(({ key }) => key)))];
  const sides = block.length === 1 ? SIDES.slice(0, 1) : SIDES;
  const ways = sides.map((side) => pairedBy(block, keys, block.length === 1 ? null : side));
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).labels;
}

type Way = { readonly labels: (LabelOption | null)[]; readonly cost: number };

function pairedBy(block: readonly Candidate[], keys: readonly string[], side: Side | null): Way {
  const option = (item: number, place: number) =>
    block[item]?.options.find(({ key }) => key === keys[place]) ?? null;
  const costOf = (one: LabelOption) => one.cost + (side === null || one.side === side ? 0 : OTHER_SIDE);
  const pairs = cheapestPairs(
    block.length,
    keys.length,
    (item, place) => {
      const one = option(item, place);
      return one === null ? null : costOf(one);
    },
    ALONE,
  );
  const labels = pairs.map((place, item) => (place === null ? null : option(item, place)));
  return { labels, cost: labels.reduce((sum, one) => sum + (one === null ? ALONE : costOf(one)), 0) };
}

/** The day right before a figure, or that its label names. */
function dayOf(body: BodyLine, figure: Claim['figure'], label: string): PrintedDate | null {
  const before = body.tokens.filter((token) => token.to <= figure.from);
  const last = before.findLastIndex((token) => token.kind === 'amount' && token.amount.isCertain);
  // The next fact of a box may have a date left of it: the figure's is the last one before it.
  const own = before.slice(last + 1).findLast((token) => token.kind === 'date');
  return own?.date ?? dayWithin(label);
}

/**
 * The day that a label over or under its figure names: with its year or the name of its month, "Balance on 1 March 2025", "Balance on Mar 1",
 * or without them where it ends the label: "Solde au 01/07".
 */
function dayWithin(label: string): PrintedDate | null {
  if (!/\d/.test(label)) return null;
  const words = label.split(' ').map(withoutComma);
  for (let at = 0; at < words.length; at++) {
    const date = readDateAt(words, at);
    if (date === null) continue;
    const isNamed = date.year !== null || /\p{L}/u.test(words.slice(at, at + date.wordCount).join(''));
    if (isNamed || (at > 0 && at + date.wordCount === words.length)) return date;
  }
  return null;
}
