import type { ShownFinding } from '@tieout/records';

/** What quantity times price of all lines adds up to before each line is rounded, as a plain decimal; null where the printed amounts themselves are added up. */
export function sumBeforeRounding(findings: readonly ShownFinding[]): string | null {
  const sums = findings.flatMap(({ code, parameters }) =>
    code === 'check-holds' && parameters.check === 'unrounded-lines' ? [parameters.sum] : [],
  );
  const [sum] = sums;
  return typeof sum === 'string' ? sum : null;
}
