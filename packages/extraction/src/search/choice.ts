/** One option of a choice. Costs have one unit throughout the engine: a printed balance that passes counts for 12. */
export type Option<Value> = {
  readonly value: Value;
  /** The cost of believing this instead of the document's face value, which costs 0. */
  readonly cost: number;
  /** The evidence for it, for people. */
  readonly evidence: string;
};

/**
 * A choice the document leaves open: its options, cheapest first. They are generated one at a time, and only when nothing cheaper is left, so
 * that a later option may depend on the best complete reading so far.
 */
export type Choice<Decided, Value, Reading> = (
  partial: Partial<Decided>,
  best: () => Tried<Decided, Reading> | null,
) => Iterable<Option<Value>>;

/** The choices of a search, in order; one per decision name. */
export type Choices<Decided extends object, Reading> = {
  readonly [Name in keyof Decided]: Choice<Decided, Decided[Name], Reading>;
};

/** A decision: its name, its cost, and its evidence. */
export type Decision = { readonly choice: string; readonly cost: number; readonly evidence: string };

/** The score of a complete reading. */
export type Weight = {
  /** What the reading leaves unexplained, added to the cost of its decisions; less is better. Null: it is not allowed. */
  readonly strain: number | null;
  /** Whether the document's identities hold in it, so that costlier readings need not be tried. */
  readonly holds: boolean;
};

/** A complete reading that was scored; `cost` is null if it is not allowed. */
export type Tried<Decided, Reading> = {
  readonly decided: Decided;
  readonly decisions: readonly Decision[];
  readonly reading: Reading;
  readonly cost: number | null;
  readonly holds: boolean;
};
