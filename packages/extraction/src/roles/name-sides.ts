import { amountsOf } from '../tables/amounts-of.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { Draft } from '../tables/draft.ts';
import { figuresUnder, REACH_PT } from '../tables/figures-under.ts';
import { type Heading, namesDays } from '../tables/heading.ts';
import { leadingDate } from '../tables/leading-date.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import { largest, smallest } from '../values/extremes.ts';
import { sectionTitle, totalLabel } from '../vocabulary/label.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { says } from '../vocabulary/says.ts';
import { splitCamelCase } from '../vocabulary/split-camel-case.ts';
import { signedBalance } from './signed-balance.ts';

/**
 * Names unknown amount headers by the known ones: next to money out alone the other side is money in, and the reverse; of two before a balance,
 * the one whose amounts lower it is money out.
 */
export function nameSides(draft: Draft): Draft {
  const headings = underTitle(
    draft.headings.map((heading) => withoutDays(heading, draft.lines)),
    draft.lines,
  );
  const roles = new Set(headings.map(({ role }) => role));
  const unknown = headings.filter(
    (heading) => heading.role === null && figuresUnder(heading, draft.lines).length > 0,
  );
  const twins = twinAmounts(headings, draft.lines);
  if (twins !== null) return named(draft, headings, byBalance(twins, headings, draft.lines));
  const [first, second] = unknown;
  if (roles.has('amount') || first === undefined) return { ...draft, headings };
  const known = headings.find(({ role }) => role === 'out' || role === 'in');
  const isOneKnown = known !== undefined && roles.has('out') !== roles.has('in');
  if (isOneKnown && second === undefined && neverMeet(known, first, draft.lines))
    return named(draft, headings, [[first, known.role === 'out' ? 'in' : 'out']]);
  if (known === undefined && second !== undefined && unknown.length === 2 && roles.has('balance')) {
    if (!neverMeet(first, second, draft.lines)) return { ...draft, headings };
    return named(draft, headings, byBalance([first, second], headings, draft.lines));
  }
  return { ...draft, headings };
}

/**
 * Headings of which the first, over texts, is the title of all rows: "Deposits and other credits  Date  Amount". What moves is on the
 * title's side, also where no header names the amounts: "Deposits  Date  Serial #  Source".
 */
function underTitle(headings: readonly Heading[], lines: readonly BodyLine[]): readonly Heading[] {
  const [title, ...others] = headings;
  const side = title === undefined ? null : sectionTitle(title.text);
  const isOfRows = others.some(({ role }) => role === 'date');
  const isPlain = others.every(
    ({ role }) => role !== 'in' && role !== 'out' && role !== 'balance' && role !== 'description',
  );
  if (title === undefined || (side !== 'in' && side !== 'out') || !isOfRows || !isPlain) return headings;
  if (figuresUnder(title, lines).length > 0) return headings;
  const named = others.filter(({ role }) => role === 'amount');
  const amounts = named.length === 0 ? amountsBehind(headings, lines) : named[0];
  if (amounts === undefined || named.length > 1) return headings;
  return [
    { ...title, role: 'description' },
    ...others.filter((heading) => heading !== amounts),
    { ...amounts, role: side },
  ];
}

/** A header without words over the amounts of dated lines: one on each, right of all headers, ending together. */
function amountsBehind(headings: readonly Heading[], lines: readonly BodyLine[]): Heading | undefined {
  const rows = lines
    .filter((body) => leadingDate(body) !== null)
    .map((body) => amountsOf(body).filter(({ amount }) => amount.isCertain))
    .filter((figures) => figures.length > 0);
  const figures = rows.flat();
  const [left, right] = [smallest(figures.map((one) => one.left)), largest(figures.map((one) => one.right))];
  const isColumn =
    figures.length > 0 &&
    rows.every(({ length }) => length === 1) &&
    figures.every((figure) => right - figure.right < REACH_PT) &&
    headings.every((heading) => heading.right < left);
  return isColumn ? { role: null, text: '', left, right, words: [] } : undefined;
}

/** Two amount headers without a direction, of which no row fills both, before a balance; null if there are none. */
function twinAmounts(
  headings: readonly Heading[],
  lines: readonly BodyLine[],
): readonly [Heading, Heading] | null {
  const [first, second, ...others] = headings.filter(({ role }) => role === 'amount');
  const isSided = headings.some(({ role }) => role === 'in' || role === 'out');
  if (first === undefined || second === undefined || others.length > 0 || isSided) return null;
  const isFilled = [first, second].every((heading) => figuresUnder(heading, lines).length > 0);
  const areTwins = normalise(first.text) === normalise(second.text) && isFilled;
  const hasBalance = headings.some(({ role }) => role === 'balance');
  return areTwins && hasBalance && neverMeet(first, second, lines) ? [first, second] : null;
}

/** The one of two headers whose amounts lower the balance as money out, the other as money in. */
function byBalance(
  [first, second]: readonly [Heading, Heading],
  headings: readonly Heading[],
  lines: readonly BodyLine[],
): readonly (readonly [Heading, 'in' | 'out'])[] {
  const lowers = lowersBalance(first, headings, lines);
  return [
    [first, lowers ? 'out' : 'in'],
    [second, lowers ? 'in' : 'out'],
  ];
}

function named(
  draft: Draft,
  headings: readonly Heading[],
  names: readonly (readonly [Heading, 'in' | 'out'])[],
): Draft {
  const roleOf = new Map(names);
  return {
    ...draft,
    headings: headings.map((heading) => ({ ...heading, role: roleOf.get(heading) ?? heading.role })),
  };
}

/** A header read as a date header that has amounts below it and no dates becomes unknown. */
function withoutDays(heading: Heading, lines: readonly BodyLine[]): Heading {
  if (!namesDays(heading)) return heading;
  const hasDays = lines.some(({ tokens }) =>
    tokens.some(
      ({ kind, left, right }) =>
        kind === 'date' && left < heading.right + REACH_PT && right > heading.left - REACH_PT,
    ),
  );
  return hasDays || figuresUnder(heading, lines).length < 2 ? heading : { ...heading, role: null };
}

/** Whether no row has figures below both headers; the line of the columns' totals has. */
function neverMeet(a: Heading, b: Heading, lines: readonly BodyLine[]): boolean {
  const under = new Set(figuresUnder(a, lines).map(({ body }) => body));
  return figuresUnder(b, lines).every(({ body }) => !under.has(body) || isTotals(body));
}

/** Whether a line without a date begins with the name of a total. */
function isTotals(body: BodyLine): boolean {
  const first = body.tokens.find(({ kind }) => kind === 'amount');
  const isDated = body.tokens.some(({ kind }) => kind === 'date');
  return first !== undefined && !isDated && totalLabel(phraseBefore(body, first.left)) !== null;
}

/** Whether a header is a debt balance: "Balance owing", "Principal balance". */
export function namesOwed({ role, text }: Heading): boolean {
  return role === 'balance' && says('owed', splitCamelCase(text));
}

/** Whether numbers below a header lower the balance of the row above them at least as often as they raise it. */
function lowersBalance(heading: Heading, headings: readonly Heading[], lines: readonly BodyLine[]): boolean {
  const column = headings.find(({ role }) => role === 'balance');
  if (column === undefined) return true;
  const isOwed = namesOwed(column);
  const balances = figuresUnder(column, lines).map(({ body, token }) => ({
    body,
    minor: signedBalance(token.amount, isOwed),
  }));
  let lowered = 0;
  for (const { body, token } of figuresUnder(heading, lines)) {
    const at = balances.findIndex((balance) => balance.body === body);
    const [above, own] = [balances[at - 1]?.minor, balances[at]?.minor];
    if (above === undefined || own === undefined) continue;
    if (above - token.amount.minor === own) lowered++;
    else if (above + token.amount.minor === own) lowered--;
  }
  return isOwed ? lowered <= 0 : lowered >= 0;
}
