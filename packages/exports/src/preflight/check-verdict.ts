import type { Verdict } from '@tieout/records';
import type { PreflightLog } from './preflight-log.ts';

/** What a verdict other than proven means for an export. The verdict itself is the engine's: no export judges. */
export function checkVerdict(verdict: Verdict, log: PreflightLog): void {
  if (verdict === 'contradicted')
    log.warn(
      'contradicted',
      'A check on this document fails. Work through its findings before you import it.',
    );
  if (verdict === 'unproven')
    log.warn('unproven', 'Not everything could be checked. Compare the rows with the page.');
}
