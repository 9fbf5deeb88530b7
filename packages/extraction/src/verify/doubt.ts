import type { Finding } from '@tieout/records';

/** Why an account is not proven though its totals tie out: what no total can show. Reported as a finding. */
export type Doubt = Omit<Finding, 'account'>;
