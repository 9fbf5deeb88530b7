import type { HeaderValues } from './header.ts';

/** How words look where they differ from the layout's own font and size. */
export type Style = {
  readonly isBold?: boolean;
  readonly size?: number;
  readonly color?: string;
  readonly shape?: 'sans' | 'serif' | 'mono' | 'condensed';
};

/** Where something stands in the layout file, both counted from 1. */
export type Place = { readonly line: number; readonly column: number };

export type Placeholder = {
  readonly name: string;
  /** What stands behind the colon: `MM/dd` of `{date:MM/dd}`; null without one. */
  readonly argument: string | null;
  readonly place: Place;
};

/** Words that are set as one text. Cells count from 0; `to` is the first cell behind it. */
export type Run = {
  readonly what: 'run';
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right' | 'center';
  /** Whether a text wider than its cells continues below. */
  readonly wraps: boolean;
  readonly parts: readonly (string | Placeholder)[];
  readonly style: Style;
};

export type Rule = {
  readonly what: 'rule';
  readonly from: number;
  readonly to: number;
  readonly isThick: boolean;
  /** Ends in a +, the corner of a box, are in the middle of their cell. */
  readonly corners: readonly [start: boolean, end: boolean];
};

/** An upright stroke in the middle of its cell. */
export type Bar = { readonly what: 'bar'; readonly at: number };

/** One line of art; a line that holds rules only is less tall than others. */
export type ArtLine = { readonly pieces: readonly (Run | Rule | Bar)[]; readonly style: Style };

export type BlockOptions = {
  readonly style: Style;
  /** Points of room behind the block, or behind each row. */
  readonly gap: number;
  readonly shade: string | null;
  /** Shade of every second row. */
  readonly stripe: string | null;
  readonly condition: Condition | null;
  /** Kinds of transactions a list or a row is for; null for all. */
  readonly only: readonly string[] | null;
  readonly except: readonly string[];
  readonly across: number;
  readonly isNewestFirst: boolean;
  /** The list prints transactions another list has printed too. */
  readonly isAgain: boolean;
  readonly isOnce: boolean;
};

export type Condition = 'rows' | 'no-rows' | 'overdrawn' | 'first' | 'later';

export type Block = {
  readonly art: readonly ArtLine[];
  readonly options: BlockOptions;
  readonly place: Place;
};

export type Period = 'day' | 'month' | 'type';

/** A list of transactions, or of the balances of days, with all that stands around its rows. */
export type Rows = {
  readonly what: 'rows';
  readonly lists: 'transactions' | 'days';
  readonly options: BlockOptions;
  readonly place: Place;
  readonly heading: Block | null;
  readonly first: Block | null;
  readonly rows: readonly Block[];
  readonly over: { readonly period: Period; readonly block: Block } | null;
  readonly under: { readonly period: Period; readonly block: Block } | null;
  readonly carried: Block | null;
  readonly brought: Block | null;
  readonly last: Block | null;
  readonly none: Block | null;
};

export type Step =
  | Rows
  | { readonly what: 'block' | 'sidebar' | 'accounts'; readonly block: Block }
  | { readonly what: 'sheet'; readonly condition: Condition | null };

export type EdgeBlock = { readonly on: 'every' | 'first' | 'next' | 'last'; readonly block: Block };

/** A layout as its file says it: sheets in art, in the order they are printed. */
export type Layout = {
  readonly name: string;
  readonly header: HeaderValues;
  /** Cells between the margins of a sheet. */
  readonly columns: number;
  readonly tops: readonly EdgeBlock[];
  readonly bottoms: readonly EdgeBlock[];
  readonly before: readonly Step[];
  /** Printed for every account. */
  readonly account: readonly Step[];
  readonly after: readonly Step[];
  /** Texts of transactions by kind and names, where they are not the language's own. */
  readonly texts: ReadonlyMap<string, string>;
};
