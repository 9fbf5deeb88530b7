import type { AccountEvidence } from '@tieout/records';

/** What is printed between the rows of an account: balances, the beginnings of sections, totals. `at` rows are above it. */
export type BetweenRows = AccountEvidence['betweenRows'];
