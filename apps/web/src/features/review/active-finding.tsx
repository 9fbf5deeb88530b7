import type { ReviewFinding } from '@tieout/contract';
import { FINDING_LOOKS, placeOf } from './finding-looks.ts';

/** On a narrow screen the findings are below the rows: the one that was gone to is said next to what it is about. */
export function ActiveFinding({ finding, name }: { finding: ReviewFinding | null; name: string | null }) {
  return (
    <p role="status" className="max-h-24 shrink-0 overflow-y-auto text-sm empty:hidden lg:hidden">
      {finding && (
        <>
          <span className={`font-semibold ${FINDING_LOOKS[finding.severity].colour}`}>
            {FINDING_LOOKS[finding.severity].word}
          </span>{' '}
          <span className="wrap-anywhere">{finding.message}</span>{' '}
          <span className="text-ink-faint">{placeOf(finding, name)}</span>
        </>
      )}
    </p>
  );
}
