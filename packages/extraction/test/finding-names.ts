import { type Extraction, type Finding, showFinding } from '@tieout/records';

/** Parameters that tell findings of one code apart. */
const KINDS = ['check', 'reason', 'of', 'readAs', 'missing'];

/** A finding as its code, and which of that code it is: "date-doubtful missing". */
export function nameOf({ code, parameters }: Pick<Finding, 'code' | 'parameters'>): string {
  const kinds = KINDS.flatMap((name) => (name in parameters ? [String(parameters[name])] : []));
  return [code, ...kinds].join(' ');
}

/** The names of all findings of an Extraction; none where it could not be read. */
export function namesIn(extraction: Extraction): string[] {
  return extraction.outcome === 'read' ? extraction.findings.map(nameOf) : [];
}

/** What people are shown of it; the empty text where there is no such finding. */
export function messageOf(finding: Finding | undefined): string {
  return finding === undefined ? '' : showFinding(finding).message;
}
