// biome-ignore-all lint/a11y/useSemanticElements: rows drawn as they come into view cannot be those of a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active row.
import type { ReviewRow } from '@tieout/contract';
import type { ShownFinding } from '@tieout/records';
import clsx from 'clsx';
import { formatMoney } from '../../ui/format-money.ts';
import { gridColumns } from './row-grid.tsx';

export type RowPlace = { readonly index: number; readonly topPx: number; readonly heightPx: number };

/** One row of the grid. What was found on it is marked here and said in words below the grid. */
export function RowLine({
  row,
  place,
  currency,
  findings,
  isSelected,
  isFocused,
  onClick,
  onDoubleClick,
}: {
  row: ReviewRow;
  place: RowPlace;
  currency: string | null;
  findings: readonly ShownFinding[];
  isSelected: boolean;
  isFocused: boolean;
  onClick: (isExtending: boolean) => void;
  onDoubleClick: () => void;
}) {
  const mark = markOf(findings);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid holds the focus and moves by keys.
    <div
      id={`row-${row.id}`}
      role="row"
      aria-rowindex={place.index + 2}
      aria-selected={isSelected}
      onClick={(event) => onClick(event.shiftKey)}
      onDoubleClick={onDoubleClick}
      className={clsx(
        gridColumns,
        'absolute inset-x-0 cursor-default border-l-3 text-sm',
        isSelected ? 'bg-accent-wash' : place.index % 2 === 1 && 'bg-band/60',
        isFocused && 'outline-2 -outline-offset-2 outline-accent',
        mark === null ? 'border-l-transparent' : marks[mark].edge,
        row.isExcluded && 'text-ink-faint line-through',
      )}
      style={{ top: place.topPx, height: place.heightPx }}
    >
      <span
        role="gridcell"
        className={clsx('figures text-xs', mark === null ? 'text-ink-faint' : marks[mark].text)}
      >
        {place.index + 1}
        {mark && <span className="sr-only">, {marks[mark].word}</span>}
        {row.isEdited && (
          <>
            <span aria-hidden="true"> ✎</span>
            <span className="sr-only">, edited</span>
          </>
        )}
        {row.isExcluded && <span className="sr-only">, excluded</span>}
      </span>
      <span role="gridcell" className="figures">
        {row.date ?? 'no date'}
      </span>
      <span role="gridcell" className="truncate" title={row.description}>
        {row.description}
      </span>
      <span role="gridcell" className="figures text-right">
        {formatMoney(row.amount, currency)}
      </span>
      <span role="gridcell" className="figures hidden text-right text-ink-soft sm:block">
        {row.balance === null ? '' : formatMoney(row.balance, currency)}
      </span>
    </div>
  );
}

const marks = {
  error: { edge: 'border-l-contradicted', text: 'font-semibold text-contradicted', word: 'error' },
  warning: { edge: 'border-l-unproven', text: 'font-semibold text-unproven', word: 'to check' },
  info: { edge: 'border-l-rule-strong', text: 'text-ink-faint', word: 'note' },
} as const;

function markOf(findings: readonly ShownFinding[]): keyof typeof marks | null {
  const severities = findings.map((finding) => finding.severity);
  return (['error', 'warning', 'info'] as const).find((severity) => severities.includes(severity)) ?? null;
}
