import type { ShownFinding } from '@tieout/records';
import { plural } from './plural.ts';

const words = { error: 'Error', warning: 'Check', info: 'Note' } as const;
const colours = { error: 'text-contradicted', warning: 'text-unproven', info: 'text-ink-faint' } as const;

/** Findings in words, with the page and row they speak of. */
export function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {findings.map((finding) => (
        <li
          key={`${finding.code}-${finding.account ?? finding.invoice}-${finding.row}-${finding.message}`}
          className="flex gap-2"
        >
          <span className={`shrink-0 font-semibold ${colours[finding.severity]}`}>
            {words[finding.severity]}
          </span>
          <span>
            {finding.message}
            <FindingPlace finding={finding} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Findings that are folded away where the verdict is good: they are only notes then. */
export function FoldedFindings({
  findings,
  isFolded,
}: {
  findings: readonly ShownFinding[];
  isFolded: boolean;
}) {
  if (!isFolded) return <FindingList findings={findings} />;
  return (
    <details>
      <summary className="text-sm text-ink-soft">{plural(findings.length, 'note')}</summary>
      <div className="pt-2">
        <FindingList findings={findings} />
      </div>
    </details>
  );
}

function FindingPlace({ finding }: { finding: ShownFinding }) {
  const places = [
    finding.page !== undefined && `page ${finding.page}`,
    finding.row !== undefined && `row ${finding.row + 1}`,
  ].filter(Boolean);
  return (
    places.length > 0 && <span className="whitespace-nowrap text-ink-faint"> ({places.join(', ')})</span>
  );
}
