/** A truth file, in the shape of the corpus. Amounts are decimal strings, signed as the holder sees them. */
export type StatementTruth = {
  readonly id: string;
  readonly kind: 'bank_statement' | 'credit_card_statement';
  readonly family: string;
  readonly seed: string;
  readonly language: string;
  readonly country: string;
  readonly tags: readonly string[];
  readonly currency: string;
  readonly password: string | null;
  readonly pages: number;
  readonly accounts: readonly AccountTruth[];
  readonly checked: { readonly opening_plus_sum_equals_closing: boolean };
};

export type AccountTruth = {
  readonly number: string | null;
  readonly currency: string;
  readonly opening: string | null;
  readonly closing: string | null;
  readonly transactions: readonly TransactionTruth[];
};

export type TransactionTruth = {
  readonly date: string;
  readonly post_date: string | null;
  readonly description: string;
  /** Other readings of the description that count as right. */
  readonly description_alt?: readonly string[];
  readonly amount: string;
  /** Only where it is printed on the row. */
  readonly balance: string | null;
  readonly value_date?: string;
};
