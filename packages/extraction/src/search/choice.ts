/** One way to settle a choice. Costs are in one unit throughout the engine: what a printed balance that holds counts for is 12. */
export type Option<Value> = {
  readonly value: Value;
  /** What it takes to believe this instead of what the paper says at first sight, which costs 0. */
  readonly cost: number;
  /** What speaks for it, for people. */
  readonly evidence: string;
};

/**
 * What the paper leaves open: its options, the cheapest first. They are asked for one at a time, and only once nothing cheaper is left,
 * so that a later one may look at the best complete reading there is by then.
 */
export type Choice<Decided, Value, Reading> = (
  partial: Partial<Decided>,
  best: () => Tried<Decided, Reading> | null,
) => Iterable<Option<Value>>;

/** The choices of a search in the order they are made: one for each name of what is decided. */
export type Choices<Decided extends object, Reading> = {
  readonly [Name in keyof Decided]: Choice<Decided, Decided[Name], Reading>;
};

/** A choice that was made: its name, what it cost, and why. */
export type Decision = { readonly choice: string; readonly cost: number; readonly evidence: string };

/** What a complete reading is worth. */
export type Weight = {
  /** What the reading leaves unexplained, to be added to what its decisions cost; less is better. Null: it may not be chosen. */
  readonly strain: number | null;
  /** Whether the identities of the paper hold in it, so that what costs more need not be looked at. */
  readonly holds: boolean;
};

/** A complete reading that was weighed; `cost` is null where it may not be chosen. */
export type Tried<Decided, Reading> = {
  readonly decided: Decided;
  readonly decisions: readonly Decision[];
  readonly reading: Reading;
  readonly cost: number | null;
  readonly holds: boolean;
};
