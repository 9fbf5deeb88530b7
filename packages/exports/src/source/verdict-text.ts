import type { Verdict } from '@tieout/records';
import { type Corrections, NO_CORRECTIONS } from './export-source.ts';

/** A verdict with what it rests on: "proven after 3 corrections", "unproven, 1 finding confirmed". */
export function verdictText(
  verdict: Verdict,
  { correctionCount, confirmedCount }: Corrections = NO_CORRECTIONS,
): string {
  const after = correctionCount === 0 ? '' : ` after ${counted(correctionCount, 'correction')}`;
  const confirmed = confirmedCount === 0 ? '' : `, ${counted(confirmedCount, 'finding')} confirmed`;
  return `${verdict}${after}${confirmed}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
