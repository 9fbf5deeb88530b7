import type { Amount } from '../values/amount.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { BALANCES } from '../vocabulary/tables.ts';
import type { Claim } from './claim.ts';
import type { ClaimKind } from './claim-kind.ts';
import type { Candidate } from './label-options.ts';
import { EXACT_WORDS } from './strength.ts';

/** Least figures of an equation: two balances, and at least two totals that lead from one to the other. */
const LEAST_FIGURES = 4;
/** More figures on a line are a table of their own. */
const MOST_FIGURES = 10;

/**
 * Reads a line of amounts as an equation, "100 + 500 − 55 = 545": its first amount is the opening balance and its last the closing one,
 * unless labels name one of each, or the dates of both. Several such lines are an overview of accounts, and a sum of parts has no opening:
 * both keep their labels.
 */
export function withEquations(claims: readonly Claim[], candidates: readonly Candidate[]): Claim[] {
  const lines = Map.groupBy(
    candidates.filter(({ isRow }) => !isRow),
    ({ body }) => body,
  );
  const equations = [...lines].flatMap(([body, figures]) => {
    const own = claims.filter((claim) => claim.body === body);
    const run = equationAmong(figures, own);
    return run === null ? [] : [{ body, own, run }];
  });
  const [equation, ...more] = equations;
  if (equation === undefined || more.length > 0) return [...claims];
  const { body, own, run } = equation;
  const within = run.flatMap(({ figure }) => own.find((claim) => claim.figure === figure) ?? []);
  if (haveDates(run, own) || (within.length === run.length && namesBothEnds(within))) return [...claims];
  const [first, last] = [endOf(run.at(0), own, 'opening'), endOf(run.at(-1), own, 'closing')];
  const between = within.slice(1, -1).filter(({ kind }) => !isBalance(kind));
  const others = own.filter((claim) => !run.some(({ figure }) => figure === claim.figure));
  const kept = isWritten(run) ? others.filter(({ kind }) => !isBalance(kind)) : others;
  const at = claims.findIndex((claim) => claim.body === body);
  const rest = claims.filter((claim) => claim.body !== body);
  const before = at < 0 ? rest.length : at;
  return [...rest.slice(0, before), ...first, ...between, ...last, ...kept, ...rest.slice(before)];
}

/** One end of an equation as a labelled balance. */
function endOf(
  end: Candidate | undefined,
  own: readonly Claim[],
  kind: 'opening' | 'closing',
): readonly Claim[] {
  if (end === undefined) return [];
  const { figure, body } = end;
  const claim = own.find((one) => one.figure === figure);
  const { label = '', date = null, strength = 0 } = claim ?? {};
  const side = claim?.side ?? own[0]?.side ?? 'above';
  return [{ kind, figure, body, label, side, date, strength: Math.max(strength, EXACT_WORDS) }];
}

/** Whether both ends of an equation are labelled as dated balances: the dates decide which is which. */
function haveDates(run: readonly Candidate[], own: readonly Claim[]): boolean {
  return [run.at(0), run.at(-1)].every((end) =>
    own.some(({ figure, kind, date }) => figure === end?.figure && isBalance(kind) && date !== null),
  );
}

/** Whether exactly one label names an opening balance, and one a closing balance. */
function namesBothEnds(claims: readonly Claim[]): boolean {
  const kinds = claims.map(({ kind }) => kind).filter(isBalance);
  return kinds.length === 2 && kinds.includes('opening') && kinds.includes('closing');
}

function isBalance(kind: ClaimKind): boolean {
  return kind === 'opening' || kind === 'closing' || kind === 'carried';
}

/** The longest run of a line's figures that is an equation; one with its signs printed, if there is any. */
function equationAmong(figures: readonly Candidate[], own: readonly Claim[]): readonly Candidate[] | null {
  if (figures.length > MOST_FIGURES) return null;
  const found: (readonly Candidate[])[] = [];
  for (let length = figures.length; length >= LEAST_FIGURES; length--)
    for (let from = 0; from + length <= figures.length; from++) {
      const run = figures.slice(from, from + length);
      if (isEquation(run, own)) found.push(run);
    }
  return found.find(isWritten) ?? found[0] ?? null;
}

/** Whether the first of some figures, with those between added or subtracted, gives the last. If all are added, a label must name a balance at either end. */
function isEquation(figures: readonly Candidate[], own: readonly Claim[]): boolean {
  const amounts = figures.map(({ figure }) => figure.amount);
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first === undefined || last === undefined || first.minor + last.minor === 0) return false;
  const sums = amounts.slice(1, -1).map(({ minor }) => minor);
  const isNamed = own.some(
    ({ figure, kind }) => (figure.amount === first || figure.amount === last) && isBalance(kind),
  );
  const isSaid =
    isWritten(figures) || figures.some(({ options }) => options.some(({ text }) => saysEquation(text)));
  const moved = (['in', 'out'] as const).map((below) => held(last, below) - held(first, below));
  const isQuiet = sums.every((sum) => sum === 0);
  // Without transactions, only labels show an equation.
  if (isQuiet && !isSaid && !isNamed) return false;
  return moved.some((by) => isReached(by, sums, isNamed || isSaid));
}

/** Whether an equals sign is right before the last of some figures: "$100.00 - $0.00 = $100.00". */
function isWritten(figures: readonly Candidate[]): boolean {
  const [before, last] = figures.slice(-2);
  if (before === undefined || last === undefined) return false;
  return last.body.line.words.slice(before.figure.to, last.figure.from).some(({ text }) => text === '=');
}

/** Whether a text names both ends of an equation: "Opening balance less payments plus purchases equals closing balance". */
function saysEquation(text: string): boolean {
  const named = phrasesIn(BALANCES, text).map(({ value }) => value);
  return named.includes('opening') && named.includes('closing');
}

/** A signed balance, minor units, where the mark `below` means negative. */
function held({ mark, minor }: Amount, below: 'in' | 'out'): number {
  return mark === 'minus' || mark === below ? -minor : minor;
}

/** Whether the totals, each added or subtracted, give `by`; at least one non-zero total is subtracted, unless `mayAddAll`. */
function isReached(by: number, sums: readonly number[], mayAddAll: boolean): boolean {
  const [sum, ...others] = sums;
  if (sum === undefined) return by === 0 && mayAddAll;
  return isReached(by - sum, others, mayAddAll) || isReached(by + sum, others, mayAddAll || sum !== 0);
}
