import type { AccountEvidence } from '@tieout/records';

/** What is printed between the rows of an account: balances, section titles, totals. `at` is the number of rows above. */
export type BetweenRows = AccountEvidence['betweenRows'];
