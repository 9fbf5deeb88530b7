import type { Ledger, Random, StatementTruth } from '@tieout/corpus';

/** What a document is to be: all of it follows from the seed, save what is fixed here. */
export type DocumentOrder = {
  readonly seed: string;
  readonly family?: string | undefined;
  readonly locale?: string | undefined;
  /** One that cannot write the paper is passed over for one that can. `chromium` is used only when named here. */
  readonly producer?: string | undefined;
  /** Draws clean: no habits, no password. */
  readonly isPlain?: boolean | undefined;
  /** Picks among the prints, which only Chromium can write, instead of the families. */
  readonly isPrint?: boolean | undefined;
  /** Changes what the paper shows of the ledgers, after all balances and totals are fixed. */
  readonly alter?: ((ledger: Ledger, random: Random) => Ledger) | undefined;
};

export type GeneratedDocument = { readonly pdf: Uint8Array; readonly truth: StatementTruth };

/** The order's alteration as a desk takes it. */
export function alterer(
  { alter }: DocumentOrder,
  random: Random,
): { readonly alter?: (ledger: Ledger) => Ledger } {
  return alter === undefined
    ? {}
    : { alter: (ledger) => alter(ledger, random.branch(`alter ${ledger.number}`)) };
}
