import type { ReviewFinding, ReviewInvoice, ReviewResponse } from '@tieout/contract';
import { useState } from 'react';
import { ActiveFinding } from './active-finding.tsx';
import { ConfirmFindingDialog } from './confirm-finding-dialog.tsx';
import { ShortcutSheet } from './correction-dialogs.tsx';
import { fieldOfFinding } from './field-of-finding.ts';
import { fieldBoxId, InvoiceFields, placedFields } from './invoice-fields.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceProof } from './invoice-proof.tsx';
import type { Typing } from './invoice-sums.ts';
import { NOTHING_IN_BOX } from './lines-in-box.ts';
import type { LineDraft, NewLine } from './new-line-row.tsx';
import type { DrawnBox } from './page-view.tsx';
import { PartTabs } from './part-tabs.tsx';
import { placeOnPage } from './place-on-page.ts';
import { accountOf, nextFinding, openFindings } from './review-findings.ts';
import { ReviewFrame } from './review-frame.tsx';
import { lineItemOfBox } from './row-of-box.ts';
import { type Command, commandOf, indexAfter } from './shortcuts.ts';
import { Toolbar } from './toolbar.tsx';
import type { ReviewActions } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** Invoices or receipts under review: their page, fields, line items and sums, and everything found. */
export function InvoiceReview({ data, actions }: { data: ReviewResponse; actions: ReviewActions }) {
  const [index, setIndex] = useState(0);
  const [lineId, setLineId] = useState<string | null>(null);
  const [fieldId, setFieldId] = useState<string | null>(null);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [asking, setAsking] = useState<'confirm' | 'help' | null>(null);
  const [typing, setTyping] = useState<Typing>({});
  /** The line that is being added, and where. */
  const [draft, setDraft] = useState<LineDraft | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const invoice = data.invoices[index];
  const line = invoice?.lines.find(({ id }) => id === lineId);
  const placed = [
    ...data.invoices.flatMap(({ lines }) => lines),
    ...data.invoices.flatMap((one, at) => placedFields(one, at)),
  ];
  const selectedPage = placed.find(({ id }) => id === (fieldId ?? lineId))?.source.page;
  const lineAt = line === undefined ? -1 : (invoice?.lines.indexOf(line) ?? -1);
  const open = openFindings(data.findings);
  const active = open.find(({ id }) => id === activeId) ?? null;

  const showInvoice = (next: number) => {
    setIndex(next);
    setLineId(null);
    setFieldId(null);
    setTurnedTo(null);
    setTyping({});
    setDraft(null);
  };
  const pickLine = (id: string) => {
    const at = data.invoices.findIndex(({ lines }) => lines.some((one) => one.id === id));
    if (at >= 0 && at !== index) showInvoice(at);
    setLineId(id);
    setFieldId(null);
    setTurnedTo(null);
  };
  const showField = (id: string) => {
    setFieldId(id);
    setLineId(null);
    setTurnedTo(null);
  };
  const pickField = (id: string) => {
    const [, at, name] = id.split('-');
    if (Number(at) !== index) showInvoice(Number(at));
    showField(id);
    const focus = () => {
      const input = document.querySelector<HTMLInputElement>(`[data-field="${name}"] input`);
      input?.focus({ preventScroll: true });
      input?.select();
    };
    if (Number(at) === index) focus();
    // The other document is drawn first.
    else setTimeout(focus);
  };
  const goTo = (finding: ReviewFinding) => {
    setActiveId(finding.id);
    const at = accountOf(finding);
    if (at !== index) showInvoice(at);
    const found = finding.rowId ?? null;
    if (found !== null) setLineId(found);
    if (finding.page !== undefined) setTurnedTo(finding.page);
    // A small screen shows few of the lines.
    document.querySelector(`[data-line="${found}"]`)?.scrollIntoView?.({ block: 'nearest' });
    const field = fieldOfFinding(finding);
    if (field !== null) pickField(fieldBoxId(at, field));
  };
  const add = (line: NewLine) => {
    if (draft === null || invoice === undefined) return;
    const after = invoice.lines[draft.index - 1]?.id ?? null;
    const source = draft.source === undefined ? {} : { source: draft.source };
    actions.edit({ kind: 'add-line', invoice: index, after, cells: line, ...source });
    setDraft(null);
  };
  const addFromBox = ({ page, box, lines }: DrawnBox) => {
    setDrawing(false);
    if (invoice === undefined) return;
    const context = { currency: invoice.fields.currency, period: null, year: null };
    setDraft({
      index: placeOnPage(invoice.lines, page, box),
      cells: lineItemOfBox(lines, context),
      source: { page, box },
      ...(lines.length === 0 ? { hint: NOTHING_IN_BOX } : {}),
    });
  };
  const able: { readonly [name in Command]?: boolean } = {
    ...{ duplicate: line !== undefined, exclude: line !== undefined, delete: line?.isAdded === true },
    ...{ undo: actions.canUndo, redo: actions.canRedo, 'next-finding': open.length > 0 },
    confirm: active !== null,
  };
  const does: { readonly [name in Command]?: () => void } = {
    'add-below': () => setDraft({ index: lineAt < 0 ? (invoice?.lines.length ?? 0) : lineAt + 1 }),
    'add-above': () => setDraft({ index: Math.max(0, lineAt) }),
    draw: () => setDrawing((now) => !now),
    duplicate: () => line && actions.edit({ kind: 'duplicate', row: line.id }),
    exclude: () => line && actions.edit({ kind: line.isExcluded ? 'include' : 'exclude', rows: [line.id] }),
    delete: () => line && actions.edit({ kind: 'delete', rows: [line.id] }),
    undo: actions.undo,
    redo: actions.redo,
    'next-finding': () => {
      // Without a line, what is found of the sums comes first.
      const row = line === undefined ? BEFORE_SUMS : lineAt;
      const next = nextFinding(open, { activeId, account: index, row });
      if (next) goTo(next);
    },
    confirm: () => setAsking('confirm'),
    help: () => setAsking('help'),
  };
  const run = (command: Command) => {
    if (able[command] !== false) does[command]?.();
  };
  useReviewKeys((event) => {
    if (draft !== null) return false;
    if (event.key === 'Escape' && isDrawing) {
      setDrawing(false);
      return true;
    }
    const lines = invoice?.lines ?? [];
    const to = event.ctrlKey || event.metaKey ? null : indexAfter(event.key, lineAt, lines.length);
    const next = to === null ? undefined : lines[Math.min(Math.max(to, 0), lines.length - 1)];
    if (next !== undefined) {
      pickLine(next.id);
      document.querySelector(`[data-line="${next.id}"]`)?.scrollIntoView?.({ block: 'nearest' });
      return true;
    }
    const command = commandOf(event);
    if (command === null || does[command] === undefined) return false;
    run(command);
    return true;
  });
  const nameOfInvoice = ({ invoice: at }: ReviewFinding) =>
    at === undefined || data.invoices.length < 2 ? null : nameOf(data.invoices[at], at);
  return (
    <ReviewFrame
      data={data}
      scrollsRows={false}
      page={{
        pageNumber:
          turnedTo ?? selectedPage ?? placed.find(({ id }) => id.includes(`${index}-`))?.source.page ?? 1,
        rows: placed,
        selectedIds: new Set([lineId, fieldId].filter((id) => id !== null)),
        markedPages: new Set(open.flatMap(({ page }) => page ?? [])),
        onPage: setTurnedTo,
        onPick: (id) => (id.startsWith('field-') ? pickField(id) : pickLine(id)),
        onDraw: isDrawing ? addFromBox : null,
      }}
      findings={{
        activeId: active?.id ?? null,
        rowId: lineId ?? undefined,
        nameOf: nameOfInvoice,
        onPick: goTo,
        onConfirm: (finding) => {
          setActiveId(finding.id);
          setAsking('confirm');
        },
        onReopen: (finding) => actions.edit({ kind: 'reopen', finding: finding.id }),
      }}
    >
      <PartTabs
        label="Documents of this file"
        parts={data.invoices.map((one, at) => ({ name: nameOf(one, at), verdict: one.verdict }))}
        value={index}
        onChange={showInvoice}
      />
      {invoice && (
        <div className="min-h-0 flex-1 space-y-3 overflow-y-auto" key={index}>
          <InvoiceProof
            invoice={invoice}
            name={data.invoices.length > 1 ? nameOf(invoice, index) : null}
            proof={data.proof}
            findings={data.findings.filter((finding) => accountOf(finding) === index)}
            isBusy={actions.isBusy}
            typing={typing}
          />
          <Toolbar
            commands={INVOICE_COMMANDS}
            abilities={able}
            isExcluded={line?.isExcluded === true}
            pressed={isDrawing ? 'draw' : null}
            onCommand={run}
          />
          <ActiveFinding finding={active} name={active && nameOfInvoice(active)} />
          <div className="min-w-0 space-y-3">
            <InvoiceFields
              invoice={invoice}
              onSave={(fields) => actions.edit({ kind: 'change-fields', invoice: index, fields })}
              onTyping={(name, value) => setTyping((now) => withTyping(now, name, value))}
              onFocus={(name) => showField(fieldBoxId(index, name))}
            />
            <InvoiceLines
              invoice={invoice}
              selectedId={lineId}
              findings={data.findings}
              onSelect={pickLine}
              onSave={(row, cells) => actions.edit({ kind: 'change-line', row, cells })}
              onTyping={(id, value) => setTyping((now) => withTyping(now, id, value))}
              draft={draft}
              onAdd={add}
              onDropNew={() => setDraft(null)}
            />
          </div>
        </div>
      )}
      {asking === 'help' && <ShortcutSheet commands={INVOICE_COMMANDS} onClose={() => setAsking(null)} />}
      {asking === 'confirm' && active && (
        <ConfirmFindingDialog finding={active} onEdit={actions.edit} onClose={() => setAsking(null)} />
      )}
    </ReviewFrame>
  );
}

/** A finding of no line counts as one of line -1. */
const BEFORE_SUMS = -2;

const INVOICE_COMMANDS: readonly Command[] = [
  ...([
    'add-below',
    'add-above',
    'draw',
    'duplicate',
    'exclude',
    'delete',
    'undo',
    'redo',
    'next-finding',
    'confirm',
  ] as const),
  'help',
];

function nameOf(invoice: ReviewInvoice | undefined, index: number): string {
  return `${invoice?.kind === 'receipt' ? 'Receipt' : 'Invoice'} ${invoice?.fields.number ?? index + 1}`;
}

function withTyping(now: Typing, place: string, value: string | null | undefined): Typing {
  const { [place]: _, ...others } = now;
  return value === undefined ? others : { ...others, [place]: value };
}
