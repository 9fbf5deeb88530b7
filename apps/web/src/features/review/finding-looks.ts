import type { ReviewFinding } from '@tieout/contract';

/** What a finding is called by its severity, and its colour. */
export const FINDING_LOOKS = {
  error: { word: 'Error', colour: 'text-contradicted' },
  warning: { word: 'Check', colour: 'text-unproven' },
  info: { word: 'Note', colour: 'text-ink-faint' },
} as const;

/** Where a finding is, as "(0001234567, page 2, row 7)"; `name` is its account's or invoice's among several. */
export function placeOf(finding: ReviewFinding, name: string | null): string {
  const places = [
    name,
    finding.page !== undefined && `page ${finding.page}`,
    finding.row !== undefined && `row ${finding.row + 1}`,
  ].filter(Boolean);
  return places.length === 0 ? '' : `(${places.join(', ')})`;
}
