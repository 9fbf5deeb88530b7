import type { ShownFinding } from '@tieout/records';
import { formatInstant } from './format-date.ts';
import { plural } from './plural.ts';

const words = { error: 'Error', warning: 'Check', info: 'Note', confirmed: 'Checked' } as const;
const colours = {
  error: 'text-contradicted',
  warning: 'text-unproven',
  info: 'text-ink-faint',
  confirmed: 'text-ink-soft',
} as const;

const levelOf = ({ severity, confirmed }: ShownFinding) => (confirmed ? 'confirmed' : severity);
const isOpen = (finding: ShownFinding) => levelOf(finding) === 'error' || levelOf(finding) === 'warning';

/** Findings in words, with the page and row they speak of. */
export function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {findings.map((finding) => (
        <li
          key={`${finding.code}-${finding.account ?? finding.invoice}-${finding.row}-${finding.message}`}
          className="flex gap-2"
        >
          <span className={`shrink-0 font-semibold ${colours[levelOf(finding)]}`}>
            {words[levelOf(finding)]}
          </span>
          <span>
            {finding.message}
            <FindingPlace finding={finding} />
            {finding.confirmed && (
              <span className="block text-ink-soft">
                Confirmed by {finding.confirmed.by ?? 'a person'} on {formatInstant(finding.confirmed.at)}:{' '}
                {finding.confirmed.reason}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Findings, of which notes are folded away where the verdict is good; what is left to check is always shown. */
export function FoldedFindings({
  findings,
  isFolded,
}: {
  findings: readonly ShownFinding[];
  isFolded: boolean;
}) {
  if (!isFolded) return <FindingList findings={findings} />;
  const open = findings.filter(isOpen);
  const notes = findings.filter((finding) => !isOpen(finding));
  return (
    <div className="space-y-2">
      {open.length > 0 && <FindingList findings={open} />}
      {notes.length > 0 && (
        <details>
          <summary className="text-sm text-ink-soft">{plural(notes.length, 'note')}</summary>
          <div className="pt-2">
            <FindingList findings={notes} />
          </div>
        </details>
      )}
    </div>
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
