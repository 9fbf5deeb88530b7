import type { Finding } from '@tieout/records';
import type { TooLarge } from '../lines/too-large.ts';

/** The finding on an amount that has too many digits to be read as one. */
export function tooLargeFinding({ text, line }: TooLarge): Finding {
  return {
    code: 'amount-too-large',
    severity: 'warning',
    message: `The amount ${text.slice(0, 40)} is too large to be counted exactly, so it was not read. Compare the rows and the totals with this page.`,
    page: line.page,
  };
}
