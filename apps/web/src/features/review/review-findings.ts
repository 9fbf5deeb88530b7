import type { ReviewFinding } from '@tieout/contract';

/** What still needs a person: warnings and errors that nobody confirmed, in the order of the document. */
export function openFindings(findings: readonly ReviewFinding[]): readonly ReviewFinding[] {
  return findings.filter(isOpen).toSorted(byPlace);
}

/** Whether the finding is a warning or an error that nobody confirmed. */
export function isOpen({ severity, confirmed }: ReviewFinding): boolean {
  return severity !== 'info' && confirmed === undefined;
}

/** The open finding behind the active one, round the end; without one, the first behind the focused row. */
export function nextFinding(
  open: readonly ReviewFinding[],
  from: { readonly activeId: string | null; readonly account: number; readonly row: number },
): ReviewFinding | null {
  const at = open.findIndex((finding) => finding.id === from.activeId);
  if (at >= 0) return open[(at + 1) % open.length] ?? null;
  const behind = open.find((finding) => {
    const account = accountOf(finding);
    return account > from.account || (account === from.account && (finding.row ?? -1) > from.row);
  });
  return behind ?? open[0] ?? null;
}

/** Findings of one account by the index of the row they name. */
export function findingsByRow(
  findings: readonly ReviewFinding[],
): ReadonlyMap<number, readonly ReviewFinding[]> {
  return Map.groupBy(
    findings.filter((finding) => finding.row !== undefined),
    (finding) => finding.row ?? 0,
  );
}

/** The account or invoice a finding is of; that of the whole document comes first. */
export const accountOf = (finding: ReviewFinding) => finding.account ?? finding.invoice ?? 0;

function byPlace(a: ReviewFinding, b: ReviewFinding): number {
  return accountOf(a) - accountOf(b) || (a.row ?? -1) - (b.row ?? -1);
}
