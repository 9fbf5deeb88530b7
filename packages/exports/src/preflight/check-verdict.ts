import type { Verdict } from '@tieout/records';
import type { PreflightLog } from './preflight-log.ts';

/** What a verdict other than proven means for an export. The verdict itself is the engine's: no export judges. */
export function checkVerdict(verdict: Verdict, log: PreflightLog): void {
  if (verdict === 'contradicted')
    log.warn(
      'contradicted',
      'A check of the document fails: correct the rows its findings name before you import.',
    );
  if (verdict === 'unproven')
    log.warn(
      'unproven',
      'The document prints too little to prove every amount: compare the rows with the page.',
    );
}
