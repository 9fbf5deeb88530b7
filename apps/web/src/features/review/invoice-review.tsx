import type { ReviewFinding, ReviewInvoice, ReviewResponse } from '@tieout/contract';
import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { ConfirmFindingDialog } from './confirm-finding-dialog.tsx';
import { ShortcutSheet } from './correction-dialogs.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceProof } from './invoice-proof.tsx';
import type { Typing } from './invoice-sums.ts';
import { PagePane } from './page-pane.tsx';
import { accountOf, nextFinding, openFindings } from './review-findings.ts';
import { ReviewFrame } from './review-frame.tsx';
import { type Command, commandOf } from './shortcuts.ts';
import { Toolbar } from './toolbar.tsx';
import type { ReviewActions } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** Invoices or receipts under review: their page, fields, line items and sums, and everything found. */
export function InvoiceReview({ data, actions }: { data: ReviewResponse; actions: ReviewActions }) {
  const [index, setIndex] = useState(0);
  const [lineId, setLineId] = useState<string | null>(null);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [asking, setAsking] = useState<'confirm' | 'help' | null>(null);
  const [typing, setTyping] = useState<Typing>({});
  const invoice = data.invoices[index];
  const line = invoice?.lines.find(({ id }) => id === lineId);
  const lineAt = line === undefined ? -1 : (invoice?.lines.indexOf(line) ?? -1);
  const open = openFindings(data.findings);
  const active = open.find(({ id }) => id === activeId) ?? null;

  const showInvoice = (next: number) => {
    setIndex(next);
    setLineId(null);
    setTurnedTo(null);
    setTyping({});
  };
  const pickLine = (id: string) => {
    const at = data.invoices.findIndex(({ lines }) => lines.some((one) => one.id === id));
    if (at >= 0 && at !== index) showInvoice(at);
    setLineId(id);
    setTurnedTo(null);
  };
  const goTo = (finding: ReviewFinding) => {
    setActiveId(finding.id);
    const at = accountOf(finding);
    if (at !== index) showInvoice(at);
    const found = finding.rowId ?? null;
    if (found !== null) setLineId(found);
    if (finding.page !== undefined) setTurnedTo(finding.page);
  };
  const able: { readonly [name in Command]?: boolean } = {
    ...{ duplicate: line !== undefined, exclude: line !== undefined, delete: line?.isAdded === true },
    ...{ undo: actions.canUndo, redo: actions.canRedo, 'next-finding': open.length > 0 },
    confirm: active !== null,
  };
  const does: { readonly [name in Command]?: () => void } = {
    'add-below': () =>
      actions.edit({
        ...{ kind: 'add-line', invoice: index, cells: { amount: '0' } },
        after: line?.id ?? invoice?.lines.at(-1)?.id ?? null,
      }),
    duplicate: () => line && actions.edit({ kind: 'duplicate', row: line.id }),
    exclude: () => line && actions.edit({ kind: line.isExcluded ? 'include' : 'exclude', rows: [line.id] }),
    delete: () => line && actions.edit({ kind: 'delete', rows: [line.id] }),
    undo: actions.undo,
    redo: actions.redo,
    'next-finding': () => {
      const next = nextFinding(open, { activeId, account: index, row: lineAt });
      if (next) goTo(next);
    },
    confirm: () => setAsking('confirm'),
    help: () => setAsking('help'),
  };
  const run = (command: Command) => {
    if (able[command] !== false) does[command]?.();
  };
  useReviewKeys((event) => {
    const command = commandOf(event);
    if (command === null || does[command] === undefined) return false;
    run(command);
    return true;
  });
  return (
    <ReviewFrame
      data={data}
      page={
        <PagePane
          fileId={data.fileId}
          fileName={data.originalName}
          pageNumber={turnedTo ?? line?.source.page ?? invoice?.lines[0]?.source.page ?? 1}
          pageCount={data.pageCount}
          rows={data.invoices.flatMap(({ lines }) => lines)}
          selectedIds={new Set(lineId === null ? [] : [lineId])}
          markedPages={new Set(open.flatMap(({ page }) => page ?? []))}
          onPage={setTurnedTo}
          onPick={pickLine}
          onDraw={null}
        />
      }
      findings={
        <FindingsPanel
          findings={data.findings}
          activeId={active?.id ?? null}
          rowId={lineId ?? undefined}
          nameOf={({ invoice: at }) =>
            at === undefined || data.invoices.length < 2 ? null : nameOf(data.invoices[at], at)
          }
          onPick={goTo}
          onConfirm={(finding) => {
            setActiveId(finding.id);
            setAsking('confirm');
          }}
          onReopen={(finding) => actions.edit({ kind: 'reopen', finding: finding.id })}
        />
      }
    >
      <InvoiceTabs data={data} value={index} onChange={showInvoice} />
      {invoice && (
        <div className="min-h-0 flex-1 space-y-3 overflow-y-auto" key={index}>
          <InvoiceProof
            invoice={invoice}
            name={data.invoices.length > 1 ? nameOf(invoice, index) : null}
            proof={data.proof}
            isBusy={actions.isBusy}
            typing={typing}
          />
          <Toolbar
            commands={INVOICE_COMMANDS}
            abilities={able}
            isExcluded={line?.isExcluded === true}
            onCommand={run}
          />
          <InvoiceFields
            invoice={invoice}
            onSave={(fields) => actions.edit({ kind: 'change-fields', invoice: index, fields })}
            onTyping={(name, value) => setTyping((now) => withTyping(now, name, value))}
          />
          <InvoiceLines
            invoice={invoice}
            selectedId={lineId}
            findings={data.findings}
            onSelect={pickLine}
            onSave={(row, cells) => actions.edit({ kind: 'change-line', row, cells })}
            onTyping={(id, value) => setTyping((now) => withTyping(now, id, value))}
          />
        </div>
      )}
      {asking === 'help' && <ShortcutSheet commands={INVOICE_COMMANDS} onClose={() => setAsking(null)} />}
      {asking === 'confirm' && active && (
        <ConfirmFindingDialog finding={active} onEdit={actions.edit} onClose={() => setAsking(null)} />
      )}
    </ReviewFrame>
  );
}

const INVOICE_COMMANDS: readonly Command[] = [
  ...(['add-below', 'duplicate', 'exclude', 'delete', 'undo', 'redo', 'next-finding', 'confirm'] as const),
  'help',
];

function InvoiceTabs({
  data,
  value,
  onChange,
}: {
  data: ReviewResponse;
  value: number;
  onChange: (index: number) => void;
}) {
  if (data.invoices.length < 2) return null;
  return (
    <Tabs
      label="Documents of this file"
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      tabs={data.invoices.map((invoice, index) => ({
        id: String(index),
        label: (
          <span className="inline-flex items-center gap-2">
            {nameOf(invoice, index)}
            <VerdictBadge verdict={invoice.verdict} />
          </span>
        ),
        content: null,
      }))}
    />
  );
}

function nameOf(invoice: ReviewInvoice | undefined, index: number): string {
  return `${invoice?.kind === 'receipt' ? 'Receipt' : 'Invoice'} ${invoice?.fields.number ?? index + 1}`;
}

function withTyping(now: Typing, place: string, value: string | null | undefined): Typing {
  const { [place]: _, ...others } = now;
  return value === undefined ? others : { ...others, [place]: value };
}
