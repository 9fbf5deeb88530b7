/** Consecutive steps of the network with the same reading: the first, and the one after the last; with the next likeliest character. */
export type Run = {
  readonly text: string;
  readonly probability: number;
  readonly second: string;
  readonly secondProbability: number;
  readonly from: number;
  readonly to: number;
};

/** Largest distance in steps between the middles of adjacent characters; further apart there is a space. */
const NEXT = 3.5;

/**
 * The taught characters that are plausible, each with the original character it replaces as its second choice. Of two in one place the
 * surer stays. No accented letter is next to a digit, or alone where nothing was read, and no sign between two digits; there the original
 * reading stays.
 */
export function taughtAmong(makers: readonly Run[], seen: readonly Run[]): readonly Run[] {
  const possible = seen.filter((run) => run.text !== '' && !isStray(makers, run));
  return possible
    .filter((run) => !possible.some((other) => isOfSame(makers, run, other)))
    .map((run) => {
      const [surest] = [...underOf(makers, run)].sort((a, b) => b.probability - a.probability);
      return surest === undefined
        ? run
        : { ...run, second: surest.text, secondProbability: surest.probability };
    });
}

/** Replaces original characters by taught ones; an original character that overlaps one is replaced entirely. */
export function withTaught(makers: readonly Run[], taught: readonly Run[]): readonly Run[] {
  if (taught.length === 0) return makers;
  const taken = new Set(taught.flatMap((run) => underOf(makers, run)));
  return [...makers.filter((run) => !taken.has(run)), ...taught].sort(
    (a, b) => a.from + a.to - b.from - b.to,
  );
}

function isCharacter({ text }: Run): boolean {
  return text !== '' && text !== ' ';
}

function isOver(run: Run, other: Run): boolean {
  return run.from < other.to && other.from < run.to;
}

/** The original characters that a run would replace: those it overlaps, else the unaccented letter right next to it. */
function underOf(makers: readonly Run[], run: Run): readonly Run[] {
  const over = makers.filter((other) => isCharacter(other) && isOver(run, other));
  if (over.length > 0) return over;
  const plain = run.text.normalize('NFD').charAt(0);
  return makers.filter((other) => other.text === plain && (other.to === run.from || other.from === run.to));
}

/** Whether the other run is a surer reading of the same character: over the same original characters, or right next to it. */
function isOfSame(makers: readonly Run[], run: Run, other: Run): boolean {
  if (run === other || other.probability <= run.probability) return false;
  const [own, its] = [underOf(makers, run), underOf(makers, other)];
  const isNeighbour = run.to === other.from || other.to === run.from;
  return own.some((character) => its.includes(character)) || (isNeighbour && own.length * its.length === 0);
}

/** Whether a run is implausible: a letter next to a digit or alone on blank paper, a sign between two digits. */
function isStray(makers: readonly Run[], run: Run): boolean {
  const under = underOf(makers, run);
  const others = makers.filter((other) => isCharacter(other) && !under.includes(other));
  const before = others.findLast((other) => other.to <= run.from);
  const after = others.find((other) => other.from >= run.to);
  const isNext = (other: Run | undefined): other is Run =>
    other !== undefined && Math.abs(other.from + other.to - run.from - run.to) / 2 <= NEXT;
  const next = [before, after].filter(isNext);
  const figures = next.filter(({ text }) => /^\d$/.test(text)).length;
  if (!/[\p{Ll}\p{Lu}]/u.test(run.text)) return figures === 2;
  return figures > 0 || (next.length === 0 && under.length === 0);
}
