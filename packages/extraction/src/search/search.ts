import type { Choices, Decision, Option, Tried, Weight } from './choice.ts';

/** A search problem: the open choices, how a complete set of them is read, and how that is scored. */
export type Search<Decided extends object, Reading> = {
  readonly choices: Choices<Decided, Reading>;
  readonly read: (decided: Decided) => Reading;
  readonly weigh: (reading: Reading, decided: Decided) => Weight;
  /** Most complete readings that are tried. */
  readonly mostReadings: number;
  /** Called with every complete reading, for explanations. */
  readonly onTried?: ((tried: Tried<Decided, Reading>) => void) | undefined;
};

export type Found<Decided, Reading> = {
  /** The cheapest allowed reading; of two equal ones the first found. Null if none is allowed. */
  readonly best: Tried<Decided, Reading> | null;
  /** The other readings that pass and cost less than `MARGIN` more. */
  readonly rivals: readonly Tried<Decided, Reading>[];
  /** True if the search ended while readings were left that might have cost less, or little more than the best: nothing is known about them. */
  readonly isExhausted: boolean;
};

/** Decisions that cost this much more than a passing reading are not examined. */
export const MARGIN = 20;

/**
 * Finds the cheapest complete reading by best-first search: the plainest decisions are tried first, and once a reading passes, only those that
 * cost less than `MARGIN` more are tried.
 */
export function search<Decided extends object, Reading>(
  asked: Search<Decided, Reading>,
): Found<Decided, Reading> {
  const names = Object.keys(asked.choices) as (keyof Decided & string)[];
  const open = openQueue<Decided>();
  let best: Tried<Decided, Reading> | null = null;
  let bestDecided = Number.POSITIVE_INFINITY;
  let readings = 0;
  const holding: Tried<Decided, Reading>[] = [];
  expand({ decided: {}, decisions: [], cost: 0 });
  for (let next = open.take(); next !== null; next = open.take()) {
    if (best?.holds && next.cost >= bestDecided + MARGIN) break;
    const { of, options, name } = next;
    const option = next.option ?? nextOption(options);
    if (option === null) continue;
    const cost = of.cost + option.cost;
    if (cost > next.cost) {
      open.put({ ...next, cost, option });
      continue;
    }
    open.put({ ...next, cost, option: null });
    const decided = { ...of.decided, [name]: option.value };
    const decisions = [...of.decisions, { choice: name, cost: option.cost, evidence: option.evidence }];
    const node: Node<Decided> = { decided, decisions, cost };
    if (decisions.length < names.length) {
      expand(node);
      continue;
    }
    if (readings === asked.mostReadings) return found(true);
    readings++;
    const tried = tryReading(asked, node);
    asked.onTried?.(tried);
    if (tried.holds && tried.cost !== null) holding.push(tried);
    if (tried.cost === null || (best !== null && tried.cost >= (best.cost ?? 0))) continue;
    best = tried;
    bestDecided = cost;
  }
  return found(false);

  function found(isExhausted: boolean): Found<Decided, Reading> {
    const limit = (best?.cost ?? 0) + MARGIN;
    return {
      best,
      isExhausted,
      rivals: holding.filter((tried) => tried !== best && (tried.cost ?? limit) < limit),
    };
  }

  function expand(of: Node<Decided>): void {
    const name = names[of.decisions.length];
    if (name === undefined) return;
    const options = asked.choices[name](of.decided, () => best)[Symbol.iterator]();
    open.put({ of, name, options, option: null, cost: of.cost });
  }
}

/** Some of the decisions, and their total cost. */
type Node<Decided> = {
  readonly decided: Partial<Decided>;
  readonly decisions: readonly Decision[];
  readonly cost: number;
};

/** A node with the untried options of its next choice; `cost` is the lower bound of all of them. */
type Waiting<Decided> = {
  readonly of: Node<Decided>;
  readonly name: keyof Decided & string;
  readonly options: Iterator<Option<unknown>>;
  /** The next option, if it was generated. */
  readonly option: Option<unknown> | null;
  readonly cost: number;
};

function nextOption(options: Iterator<Option<unknown>>): Option<unknown> | null {
  const { value, done } = options.next();
  return done === true ? null : value;
}

function tryReading<Decided extends object, Reading>(
  { read, weigh }: Search<Decided, Reading>,
  { decided, decisions, cost }: Node<Decided>,
): Tried<Decided, Reading> {
  // Every choice was made, so the decisions are complete.
  const all = decided as Decided;
  const reading = read(all);
  const { strain, holds } = weigh(reading, all);
  return { decided: all, decisions, reading, cost: strain === null ? null : cost + strain, holds };
}

/** A priority queue, cheapest first; of equal ones the one with most decisions, then the one inserted first. */
function openQueue<Decided>() {
  const waiting: Waiting<Decided>[] = [];
  const isBefore = (one: Waiting<Decided>, other: Waiting<Decided>) =>
    one.cost < other.cost || (one.cost === other.cost && one.of.decisions.length > other.of.decisions.length);
  return {
    put(item: Waiting<Decided>): void {
      const at = waiting.findIndex((other) => isBefore(item, other));
      waiting.splice(at < 0 ? waiting.length : at, 0, item);
    },
    take: (): Waiting<Decided> | null => waiting.shift() ?? null,
  };
}
