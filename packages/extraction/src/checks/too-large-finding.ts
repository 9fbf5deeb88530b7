import { type Finding, raiseFinding } from '@tieout/records';
import type { TooLarge } from '../lines/too-large.ts';

/** The finding for an amount with too many digits. */
export function tooLargeFinding({ text, line }: TooLarge): Finding {
  return raiseFinding('amount-too-large', { text: text.slice(0, 40) }, { page: line.page });
}
