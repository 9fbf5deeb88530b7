import type { ReviewFinding, ReviewResponse, ReviewRow, RowCells } from '@tieout/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { AfterPaint } from '../../ui/after-paint.tsx';
import { useLatestCallback } from '../../ui/use-latest-callback.ts';
import { ActiveFinding } from './active-finding.tsx';
import { ConfirmFindingDialog } from './confirm-finding-dialog.tsx';
import {
  AccountDialog,
  BalanceDialog,
  ShortcutSheet,
  SplitDialog,
  YearDialog,
} from './correction-dialogs.tsx';
import { NOTHING_IN_BOX } from './lines-in-box.ts';
import type { DrawnBox } from './page-view.tsx';
import { PartTabs } from './part-tabs.tsx';
import { placeOnPage } from './place-on-page.ts';
import { ProofStrip } from './proof-strip.tsx';
import { accountOf, findingsByRow, isOpen, nextFinding, openFindings } from './review-findings.ts';
import { ReviewFrame } from './review-frame.tsx';
import { type RowDraft, RowGrid, yearNear } from './row-grid.tsx';
import { rowOfBox } from './row-of-box.ts';
import { firstRow, moveTo, rangeOf, type Selection, withinRows } from './selection.ts';
import { type Command, commandOf, indexAfter } from './shortcuts.ts';
import { Toolbar } from './toolbar.tsx';
import type { ReviewActions } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

type Asking = 'change-year' | 'split' | 'help' | 'opening' | 'closing' | 'account' | 'confirm';

/** A statement under review: its page, its rows account by account, its sums, and everything found. */
export function StatementReview({ data, actions }: { data: ReviewResponse; actions: ReviewActions }) {
  const view = useStatementView(data, actions);
  const { account, index, selected, findings, active } = view;
  const pickRow = useLatestCallback(view.pickRow);
  const addFromBox = useLatestCallback(view.addFromBox);
  const names = data.accounts.length > 1 ? data.accounts.map(nameOfAccount) : null;
  const nameOf = ({ account: at }: ReviewFinding) => (at === undefined ? null : (names?.[at] ?? null));
  return (
    <ReviewFrame
      data={data}
      scrollsRows
      page={{
        ...{ pageNumber: view.pageNumber, rows: view.placed, selectedIds: view.selectedIds },
        ...{ markedPages: view.markedPages, onPage: view.turnTo, onPick: pickRow },
        onDraw: view.isDrawing ? addFromBox : null,
      }}
      findings={{
        activeId: active?.id ?? null,
        rowId: account?.rows[view.selection.focus]?.id,
        nameOf,
        ...{ onPick: view.goTo, onConfirm: view.confirm },
        onReopen: (finding) => actions.edit({ kind: 'reopen', finding: finding.id }),
      }}
    >
      <PartTabs
        label="Accounts"
        parts={data.accounts.map((one, at) => ({ name: nameOfAccount(one, at), verdict: one.verdict }))}
        value={index}
        onChange={view.showAccount}
      />
      {account && (
        <>
          <ProofStrip
            account={account}
            kind={data.kind}
            proof={data.proof}
            isBusy={actions.isBusy}
            onBalance={view.setAsking}
            onAccount={() => view.setAsking('account')}
          />
          <Toolbar
            abilities={view.abilities}
            isExcluded={selected.length > 0 && selected.every((row) => row.isExcluded)}
            pressed={view.isDrawing ? 'draw' : null}
            onCommand={view.run}
          />
          <ActiveFinding finding={active} name={active && nameOf(active)} />
          <div className="min-h-0 flex-1">
            <AfterPaint turn={1}>
              <RowGrid
                key={index}
                gridRef={view.gridRef}
                rows={view.rows}
                context={{ currency: account.currency, period: account.period }}
                findings={findings}
                selection={view.selection}
                onSelect={view.select}
                editingId={view.editingId}
                onEdit={view.setEditingId}
                onSave={view.save}
                draft={view.draft}
                onAdd={view.add}
                onDropDraft={view.dropDraft}
              />
            </AfterPaint>
          </div>
          <Dialogs data={data} actions={actions} view={view} />
        </>
      )}
    </ReviewFrame>
  );
}

/** All that the review of a statement shows and does; the document itself is in `data`. */
function useStatementView(data: ReviewResponse, actions: ReviewActions) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<Selection>(firstRow);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [editingId, setEditingId] = useState<string | null>(null);
  const [draft, setDraft] = useState<RowDraft | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const gridRef = useRef<HTMLDivElement | null>(null);

  const account = data.accounts[index];
  const rows = account?.rows ?? NO_ROWS;
  const selection = withinRows(chosen, rows.length);
  const [first, last] = rangeOf(selection);
  const selected = rows.slice(first, last + 1);
  const focused = rows[selection.focus];
  const open = useMemo(() => openFindings(data.findings), [data.findings]);
  const findings = useMemo(
    () => findingsByRow(data.findings.filter((finding) => (finding.account ?? 0) === index)),
    [data.findings, index],
  );
  const active = open.find(({ id }) => id === activeId) ?? null;
  const placed = useMemo(() => data.accounts.flatMap((one) => one.rows), [data.accounts]);
  const focusGrid = () => gridRef.current?.focus({ preventScroll: true });

  const select = useCallback((next: Selection) => {
    setChosen(next);
    setTurnedTo(null);
  }, []);
  const showAccount = (next: number) => {
    setIndex(next);
    setEditingId(null);
    setDraft(null);
    select(firstRow);
  };
  const pickRow = (rowId: string) => {
    const at = data.accounts.findIndex((one) => one.rows.some((row) => row.id === rowId));
    const focus = data.accounts[at]?.rows.findIndex((row) => row.id === rowId) ?? -1;
    if (focus < 0) return;
    setIndex(at);
    select({ focus, anchor: focus });
    focusGrid();
  };
  const goTo = (finding: ReviewFinding) => {
    setActiveId(finding.id);
    const at = accountOf(finding);
    if (at !== index) setIndex(at);
    const row = finding.row;
    if (row !== undefined) select({ focus: row, anchor: row });
    else if (at !== index) select(firstRow);
    if (row === undefined && finding.page !== undefined) setTurnedTo(finding.page);
    focusGrid();
  };
  const confirm = (finding: ReviewFinding) => {
    setActiveId(finding.id);
    setAsking('confirm');
  };
  const startDraft = (at: number, drawn: Pick<RowDraft, 'typed' | 'source' | 'hint'> = {}) => {
    setEditingId(null);
    setDraft({ index: at, cells: {}, ...drawn });
  };
  const addFromBox = ({ page, box, lines }: DrawnBox) => {
    setDrawing(false);
    const at = placeOnPage(rows, page, box);
    const typed = rowOfBox(lines, {
      ...{ currency: account?.currency ?? null, period: account?.period ?? null, year: yearNear(rows, at) },
      hasBalances: rows.some(({ balance }) => balance !== null),
      balanceBefore: at === 0 ? (account?.opening ?? null) : (rows[at - 1]?.balance ?? null),
    });
    const hint = lines.length === 0 ? { hint: NOTHING_IN_BOX } : {};
    startDraft(at, { typed, source: { page, box }, ...hint });
  };
  const add = (cells: RowCells) => {
    const { amount } = cells;
    if (draft === null || amount === undefined) return;
    actions.edit({
      ...{ kind: 'add-row', account: index, after: rows[draft.index - 1]?.id ?? null },
      cells: { ...cells, amount },
      ...(draft.source ? { source: draft.source } : {}),
    });
    setChosen({ focus: draft.index, anchor: draft.index });
    setDraft(null);
  };
  const save = (row: ReviewRow, cells: RowCells) => {
    setEditingId((now) => (now === row.id ? null : now));
    actions.edit({ kind: 'change-cells', row: row.id, cells });
  };

  const ids = selected.map((row) => row.id);
  const abilities = {
    edit: focused !== undefined,
    duplicate: selected.length === 1,
    exclude: ids.length > 0,
    delete: selected.length > 0 && selected.every((row) => row.isAdded),
    'flip-sign': ids.length > 0,
    'change-year': ids.length > 0,
    merge: selected.length > 1,
    split: selected.length === 1,
    undo: actions.canUndo,
    redo: actions.canRedo,
    'next-finding': open.length > 0,
    confirm: active !== null,
  };
  const does: { readonly [name in Command]: () => void } = {
    edit: () => focused && setEditingId(focused.id),
    'add-below': () => startDraft(rows.length === 0 ? 0 : selection.focus + 1),
    'add-above': () => startDraft(selection.focus),
    draw: () => setDrawing((now) => !now),
    duplicate: () => focused && actions.edit({ kind: 'duplicate', row: focused.id }),
    exclude: () =>
      actions.edit({ kind: selected.every((row) => row.isExcluded) ? 'include' : 'exclude', rows: ids }),
    delete: () => actions.edit({ kind: 'delete', rows: ids }),
    'flip-sign': () => actions.edit({ kind: 'flip-sign', rows: ids }),
    'change-year': () => setAsking('change-year'),
    split: () => setAsking('split'),
    merge: () => actions.edit({ kind: 'merge', rows: ids }),
    undo: actions.undo,
    redo: actions.redo,
    'next-finding': () => {
      // From the first row, what is found of the account as a whole comes first.
      const row = selection.focus === 0 ? BEFORE_ROWS : selection.focus;
      const next = nextFinding(open, { activeId, account: index, row });
      if (next) goTo(next);
    },
    confirm: () => setAsking('confirm'),
    help: () => setAsking('help'),
  };
  const run = (command: Command) => {
    const able: { readonly [name in Command]?: boolean } = abilities;
    if (able[command] === false) return;
    does[command]();
    if (!OPENS_INPUT.has(command)) focusGrid();
  };
  useReviewKeys((event) => {
    if (editingId !== null || draft !== null) return false;
    if (event.key === 'Escape' && isDrawing) {
      setDrawing(false);
      return true;
    }
    const to = event.ctrlKey || event.metaKey ? null : indexAfter(event.key, selection.focus, rows.length);
    if (to !== null) {
      select(moveTo(selection, to, { rowCount: rows.length, isExtending: event.shiftKey }));
      return true;
    }
    const command = commandOf(event);
    if (command !== null) run(command);
    return command !== null;
  });

  return {
    ...{ account, index, rows, selection, selected, findings, active, placed, abilities, gridRef },
    ...{ asking, setAsking, editingId, setEditingId, draft, isDrawing, focused },
    ...{ select, showAccount, pickRow, goTo, confirm, addFromBox, add, save, run },
    dropDraft: () => setDraft(null),
    turnTo: setTurnedTo,
    pageNumber: turnedTo ?? focused?.source.page ?? 1,
    selectedIds: useMemo(
      () => new Set(rows.slice(first, last + 1).map((row) => row.id)),
      [rows, first, last],
    ),
    markedPages: useMemo(() => new Set(open.flatMap((finding) => finding.page ?? [])), [open]),
    closeDialog: () => {
      setAsking(null);
      // Radix gives the focus back to what opened the dialog; keys go on working from there.
    },
  };
}

const NO_ROWS: readonly ReviewRow[] = [];

/** A finding of no row counts as one of row -1. */
const BEFORE_ROWS = -2;

/** Commands after which an input takes the focus. */
const OPENS_INPUT: ReadonlySet<Command> = new Set<Command>([
  ...(['edit', 'add-below', 'add-above', 'change-year', 'split', 'confirm', 'help'] as const),
]);

function Dialogs({
  data,
  actions,
  view,
}: {
  data: ReviewResponse;
  actions: ReviewActions;
  view: ReturnType<typeof useStatementView>;
}) {
  const { account, index, selected, active, asking } = view;
  const shared = { onEdit: actions.edit, onClose: view.closeDialog };
  const [row] = selected;
  if (account === undefined) return null;
  switch (asking) {
    case 'help':
      return <ShortcutSheet onClose={view.closeDialog} />;
    case 'change-year':
      return <YearDialog rows={selected} yearHint={yearOf(account.period?.end)} {...shared} />;
    case 'split':
      return row ? <SplitDialog row={row} currency={account.currency} {...shared} /> : null;
    case 'opening':
    case 'closing':
      return <BalanceDialog {...{ account, index, which: asking }} {...shared} />;
    case 'account':
      return <AccountDialog {...{ account, index }} {...shared} />;
    case 'confirm': {
      const finding = active ?? data.findings.find(isOpen);
      return finding ? <ConfirmFindingDialog finding={finding} {...shared} /> : null;
    }
    case null:
      return null;
  }
}

const nameOfAccount = ({ number }: { number: string | null }, index: number) =>
  number ?? `Account ${index + 1}`;
const yearOf = (date: string | undefined) => (date === undefined ? null : Number(date.slice(0, 4)));
