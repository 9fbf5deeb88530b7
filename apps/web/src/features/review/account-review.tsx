import type { Edit, ReviewAccount, ReviewResponse, ReviewRow } from '@tieout/contract';
import type { ShownFinding } from '@tieout/records';
import { useMemo, useState } from 'react';
import { FindingList } from '../../ui/finding-list.tsx';
import { BalanceDialog, ShortcutSheet, SplitDialog, YearDialog } from './correction-dialogs.tsx';
import { ProofStrip } from './proof-strip.tsx';
import { RowGrid } from './row-grid.tsx';
import { rangeOf, type Selection } from './selection.ts';
import { type Command, commandOf } from './shortcuts.ts';
import { Toolbar } from './toolbar.tsx';

type Asking = 'change-year' | 'split' | 'help' | 'opening' | 'closing';

type AccountReviewProps = {
  account: ReviewAccount;
  index: number;
  kind: ReviewResponse['kind'];
  findings: readonly ShownFinding[];
  editCount: number;
  canRedo: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onEdit: (edit: Edit) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** One account under review: its sum, its corrections, its rows, and what was found on the focused one. */
export function AccountReview(props: AccountReviewProps) {
  const { account, index, kind, findings, selection, onSelect, onEdit } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [editingId, setEditingId] = useState<string | null>(null);
  const [first, last] = rangeOf(selection);
  const selected = account.rows.slice(first, last + 1);
  const byRow = useMemo(() => findingsByRow(findings), [findings]);
  const focused = account.rows[selection.focus];
  const run = (command: Command) =>
    runCommand(command, { ...props, selected, focused, byRow, setAsking, setEditingId });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are taken here for all that is inside.
    <div
      className="flex h-full min-h-0 flex-col gap-3"
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) return;
        const command = commandOf(event);
        if (command === null) return;
        event.preventDefault();
        run(command);
      }}
    >
      <ProofStrip account={account} kind={kind} onBalance={setAsking} />
      <Toolbar
        abilities={{
          merge: selected.length > 1,
          split: selected.length === 1,
          undo: props.editCount > 0,
          redo: props.canRedo,
          'next-problem': byRow.size > 0,
        }}
        isExcluded={selected.length > 0 && selected.every((row) => row.isExcluded)}
        onCommand={run}
      />
      <div className="min-h-0 flex-1">
        <RowGrid
          rows={account.rows}
          currency={account.currency}
          findings={byRow}
          selection={selection}
          onSelect={onSelect}
          editingId={editingId}
          onEdit={setEditingId}
          onSave={(row, cells) => {
            setEditingId(null);
            onEdit({ kind: 'change-cells', row: row.id, cells });
          }}
        />
      </div>
      <FocusedFindings findings={byRow.get(selection.focus) ?? []} general={findings} />
      <Dialogs {...{ asking, account, index, selected, onEdit }} onClose={() => setAsking(null)} />
    </div>
  );
}

function FocusedFindings({
  findings,
  general,
}: {
  findings: readonly ShownFinding[];
  general: readonly ShownFinding[];
}) {
  const shown = findings.length > 0 ? findings : general.filter((finding) => finding.row === undefined);
  return (
    <div aria-live="polite" className="max-h-32 overflow-y-auto empty:hidden">
      {shown.length > 0 && <FindingList findings={shown} />}
    </div>
  );
}

function Dialogs({
  asking,
  account,
  index,
  selected,
  onEdit,
  onClose,
}: Pick<AccountReviewProps, 'account' | 'index' | 'onEdit'> & {
  asking: Asking | null;
  selected: readonly ReviewRow[];
  onClose: () => void;
}) {
  const [row] = selected;
  switch (asking) {
    case 'help':
      return <ShortcutSheet onClose={onClose} />;
    case 'change-year':
      return <YearDialog rows={selected} onEdit={onEdit} onClose={onClose} />;
    case 'split':
      return row ? (
        <SplitDialog row={row} currency={account.currency} onEdit={onEdit} onClose={onClose} />
      ) : null;
    case 'opening':
    case 'closing':
      return <BalanceDialog {...{ account, index, which: asking, onEdit, onClose }} />;
    case null:
      return null;
  }
}

type CommandContext = AccountReviewProps & {
  selected: readonly ReviewRow[];
  focused: ReviewRow | undefined;
  byRow: ReadonlyMap<number, readonly ShownFinding[]>;
  setAsking: (asking: Asking) => void;
  setEditingId: (rowId: string) => void;
};

function runCommand(command: Command, context: CommandContext) {
  const { selected, focused, byRow, selection, onSelect, onEdit, onUndo, onRedo, setAsking } = context;
  const ids = selected.map((row) => row.id);
  if (focused === undefined && command !== 'help') return;
  switch (command) {
    case 'edit':
      return focused && context.setEditingId(focused.id);
    case 'exclude':
      return onEdit({ kind: selected.every((row) => row.isExcluded) ? 'include' : 'exclude', rows: ids });
    case 'flip-sign':
      return onEdit({ kind: 'flip-sign', rows: ids });
    case 'merge':
      return ids.length > 1 && onEdit({ kind: 'merge', rows: ids });
    case 'split':
      return ids.length === 1 && setAsking('split');
    case 'change-year':
    case 'help':
      return setAsking(command);
    case 'undo':
      return context.editCount > 0 && onUndo();
    case 'redo':
      return context.canRedo && onRedo();
    case 'next-problem': {
      const index = nextIndex([...byRow.keys()], selection.focus);
      return index !== null && onSelect({ focus: index, anchor: index });
    }
  }
}

function findingsByRow(findings: readonly ShownFinding[]): ReadonlyMap<number, readonly ShownFinding[]> {
  const onRows = findings.filter((finding) => finding.row !== undefined);
  return Map.groupBy(onRows, (finding) => finding.row ?? 0);
}

/** The first of `indexes` after `index`, round the end. */
function nextIndex(indexes: readonly number[], index: number): number | null {
  const sorted = indexes.toSorted((a, b) => a - b);
  return sorted.find((candidate) => candidate > index) ?? sorted[0] ?? null;
}
