/** Steps of the network in a row that read the same: the first, and the one behind the last; with the next likeliest character. */
export type Run = {
  readonly text: string;
  readonly probability: number;
  readonly second: string;
  readonly secondProbability: number;
  readonly from: number;
  readonly to: number;
};

/** Steps from the middle of one character to that of the next, at most; further apart there is a space between. */
const NEXT = 3.5;

/**
 * The runs of the makers' classes with those of characters taught in their place: a character of which a step is taken is taken whole, and
 * stays as what else it may be. No letter with a mark stands next to a figure, and no sign between two; there the makers' reading stays.
 */
export function withTaught(makers: readonly Run[], taught: readonly Run[]): readonly Run[] {
  const told = taught.filter((run) => run.text !== '' && !isAmongFigures(makers, run));
  if (told.length === 0) return makers;
  const kept = makers.filter((run) => !isCharacter(run) || !told.some((other) => isOver(run, other)));
  const placed = told.map((run) => {
    const under = makers.filter((other) => isCharacter(other) && isOver(run, other));
    const surest = under.reduce<Run | null>(
      (a, b) => (a !== null && a.probability >= b.probability ? a : b),
      null,
    );
    return surest === null ? run : { ...run, second: surest.text, secondProbability: surest.probability };
  });
  return [...kept, ...placed].sort((a, b) => a.from + a.to - b.from - b.to);
}

function isCharacter({ text }: Run): boolean {
  return text !== '' && text !== ' ';
}

function isOver(run: Run, other: Run): boolean {
  return run.from < other.to && other.from < run.to;
}

function isAmongFigures(makers: readonly Run[], run: Run): boolean {
  const beside = makers.filter((other) => isCharacter(other) && !isOver(other, run));
  const before = beside.findLast((other) => other.to <= run.from);
  const after = beside.find((other) => other.from >= run.to);
  const isFigure = (other: Run | undefined) =>
    other !== undefined &&
    /^\d$/.test(other.text) &&
    Math.abs(other.from + other.to - run.from - run.to) / 2 <= NEXT;
  const isLetter = /[\p{Ll}\p{Lu}]/u.test(run.text);
  return isLetter ? isFigure(before) || isFigure(after) : isFigure(before) && isFigure(after);
}
