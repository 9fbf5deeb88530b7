import type { Finding } from '@tieout/records';

/** Why an account is not proven though its sums tie out: what no sum can show. Told as a finding. */
export type Doubt = Omit<Finding, 'account'>;
