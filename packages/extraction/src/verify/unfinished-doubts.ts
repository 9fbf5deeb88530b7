import { raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Doubt } from './doubt.ts';

/** Doubts an account with untried readings: one of them may tie out as well. */
export function unfinishedDoubts({ isUnfinished }: Pick<AccountReading, 'isUnfinished'>): Doubt[] {
  return isUnfinished ? [raiseFinding('not-checked', { reason: 'too-many-readings' })] : [];
}
