import type { ReviewFinding } from '@tieout/contract';
import clsx from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { plural } from '../../ui/plural.ts';
import { useLatestCallback } from '../../ui/use-latest-callback.ts';
import { FINDING_LOOKS, placeOf } from './finding-looks.ts';
import { isOpen } from './review-findings.ts';

export type FindingsPanelProps = {
  findings: readonly ReviewFinding[];
  activeId: string | null;
  /** Findings on this row of the shown account are marked. */
  rowId: string | undefined;
  /** The name of a finding's account or invoice among several. */
  nameOf: (finding: ReviewFinding) => string | null;
  onPick: (finding: ReviewFinding) => void;
  onConfirm: (finding: ReviewFinding) => void;
  onReopen: (finding: ReviewFinding) => void;
};

/** Everything found in the document: what is open first, then what a person confirmed, then notes. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { findings } = props;
  const open = findings.filter(isOpen);
  const confirmed = findings.filter(({ confirmed: word }) => word !== undefined);
  const notes = findings.filter((finding) => finding.severity === 'info' && finding.confirmed === undefined);
  return (
    <section aria-label="Findings" className="sheet flex min-h-0 flex-1 flex-col">
      <h2 className="border-b border-rule px-3 py-2 text-sm font-semibold" aria-live="polite">
        {open.length === 0 ? 'No open findings' : plural(open.length, 'open finding', 'open findings')}
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <FindingItems {...props} findings={open} />
        <Folded
          title={plural(confirmed.length, 'confirmed finding', 'confirmed findings')}
          count={confirmed.length}
        >
          <FindingItems {...props} findings={confirmed} />
        </Folded>
        <Folded title={plural(notes.length, 'note', 'notes')} count={notes.length}>
          <FindingItems {...props} findings={notes} />
        </Folded>
      </div>
    </section>
  );
}

function Folded({ title, count, children }: { title: string; count: number; children: React.ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="border-t border-rule">
      <summary className="px-3 py-2 text-sm text-ink-soft">{title}</summary>
      {children}
    </details>
  );
}

function FindingItems({ findings, activeId, rowId, ...props }: FindingsPanelProps) {
  const onPick = useLatestCallback(props.onPick);
  const onConfirm = useLatestCallback(props.onConfirm);
  const onReopen = useLatestCallback(props.onReopen);
  return (
    <ul className="divide-y divide-rule">
      {findings.map((finding) => (
        <FindingItem
          key={finding.id}
          finding={finding}
          isActive={finding.id === activeId}
          isOfRow={rowId !== undefined && finding.rowId === rowId}
          name={props.nameOf(finding)}
          onPick={onPick}
          onConfirm={onConfirm}
          onReopen={onReopen}
        />
      ))}
    </ul>
  );
}

type FindingItemProps = Pick<FindingsPanelProps, 'onPick' | 'onConfirm' | 'onReopen'> & {
  finding: ReviewFinding;
  isActive: boolean;
  isOfRow: boolean;
  /** Of its account or invoice among several. */
  name: string | null;
};

/** Drawn again only when it changes, and not at all out of view: a long document may have hundreds. */
const FindingItem = memo(function FindingItem(props: FindingItemProps) {
  const { finding, isActive, isOfRow, onPick, onConfirm, onReopen } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) scrollInside(item.current);
  }, [isActive]);
  return (
    <li
      ref={item}
      aria-current={isActive || isOfRow ? 'true' : undefined}
      className={clsx(
        'border-l-3 px-3 py-2 text-sm [contain-intrinsic-height:auto_5rem] [content-visibility:auto]',
        isActive ? 'border-l-accent bg-accent-wash' : isOfRow ? 'border-l-accent' : 'border-l-transparent',
      )}
    >
      <button type="button" className="w-full text-left" onClick={() => onPick(finding)}>
        <span className={`font-semibold ${FINDING_LOOKS[finding.severity].colour}`}>
          {FINDING_LOOKS[finding.severity].word}
        </span>{' '}
        <span className="wrap-anywhere">{finding.message}</span>
        <span className="text-ink-faint"> {placeOf(finding, props.name)}</span>
      </button>
      {finding.confirmed ? (
        <p className="mt-1 text-xs text-ink-soft">
          Confirmed by {finding.confirmed.by ?? 'you'} on {formatInstant(finding.confirmed.at)}:{' '}
          {finding.confirmed.reason}{' '}
          <button type="button" className="link" onClick={() => onReopen(finding)}>
            Open it again
          </button>
        </p>
      ) : (
        finding.severity !== 'info' && (
          <Button
            size="sm"
            className="mt-1.5"
            aria-label={`I checked this: ${finding.message}`}
            onClick={() => onConfirm(finding)}
          >
            I checked this
          </Button>
        )
      )}
    </li>
  );
});

/** Scrolls the list, and nothing around it, until the item is in view. */
function scrollInside(item: HTMLElement | null) {
  const list = item?.closest('div');
  if (!item || !list) return;
  const top = item.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top;
}
