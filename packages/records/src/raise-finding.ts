// Making findings and saying them. Apart from the schemas, so that who only reads documents or shows them need not build those.
import type { Finding, FindingPlace, ShownFinding } from './finding.ts';
import type { FindingCode } from './finding-codes.ts';
import { FINDINGS, type FindingParameters } from './findings.ts';
import { oldFindingCodeOf } from './old-finding-codes.ts';

/** A finding of that code, with the severity it has. */
export function raiseFinding<Code extends FindingCode>(
  code: Code,
  parameters: FindingParameters<Code>,
  place: FindingPlace = {},
): Finding {
  return { code, severity: FINDINGS[code].severityOf(parameters), parameters: { ...parameters }, ...place };
}

/** The finding with its message and its code of the release before; one that was stored with a message keeps that. */
export function showFinding(finding: Finding | ShownFinding): ShownFinding {
  if ('message' in finding) return finding;
  const { code, severity, parameters, ...place } = finding;
  const oldCode = oldFindingCodeOf(code, parameters);
  return {
    ...{ code, severity, parameters },
    ...(oldCode === null ? {} : { oldCode }),
    message: FINDINGS[code].messageOf(parameters),
    ...place,
  };
}
