import type { Entry } from '../ledger/draw-ledger.ts';

/** What of a transaction stands on the paper. */
export type PrintedRow = {
  readonly entry: Entry;
  /** Minor units, as the row prints it. */
  readonly amount: number;
  readonly hasBalance: boolean;
  readonly hasPostDate: boolean;
  readonly hasValueDate: boolean;
  readonly descriptions: readonly string[];
};

/** What of one account stands on the paper: the truth is made from this and never from what was meant to be drawn. */
export type PrintedAccount = {
  number: string | null;
  hasOpening: boolean;
  hasClosing: boolean;
  readonly rows: PrintedRow[];
};

/** An account of which nothing is printed yet. */
export function nothingPrinted(): PrintedAccount {
  return { number: null, hasOpening: false, hasClosing: false, rows: [] };
}
