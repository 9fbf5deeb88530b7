import type { ReviewResponse } from '@tieout/contract';
import { useMemo, useState } from 'react';
import { CallError, messageOf } from '../../api/call-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { MessagePage, useDocumentTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { AccountReview } from './account-review.tsx';
import { DocumentReview } from './document-review.tsx';
import { PagePane } from './page-pane.tsx';
import { firstRow, rangeOf, type Selection, withinRows } from './selection.ts';
import { useReview } from './use-review.ts';

/** /files/{id}/review: the rows of a statement beside the page they were read from. */
export default function ReviewPage({ fileId }: { fileId: string }) {
  const state = useReview(fileId);
  useDocumentTitle('Review');
  const { review } = state;
  if (review.error instanceof CallError && review.error.problem.code === 'edit-refused')
    return <DocumentReview fileId={fileId} reason={review.error.message} />;
  if (review.isError)
    return (
      <MessagePage
        title="This file cannot be reviewed"
        text={messageOf(review.error)}
        action={
          <div className="flex justify-center gap-2">
            <Button variant="primary" onClick={() => review.refetch()}>
              Try again
            </Button>
            <ButtonLink href="/">Go to the home page</ButtonLink>
          </div>
        }
      />
    );
  if (review.data === undefined) return <Spinner label="Loading the review..." />;
  return <Review data={review.data} {...state} />;
}

function Review({ data, ...actions }: { data: ReviewResponse } & ReturnType<typeof useReview>) {
  const [accountIndex, setAccountIndex] = useState(0);
  const [chosen, setChosen] = useState<Selection>(firstRow);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const account = data.accounts[accountIndex];
  const selection = withinRows(chosen, account?.rows.length ?? 0);
  const rows = useMemo(() => data.accounts.flatMap((one) => one.rows), [data]);
  const [first, last] = rangeOf(selection);
  const selected = account?.rows.slice(first, last + 1) ?? [];
  const select = (next: Selection) => {
    setChosen(next);
    setTurnedTo(null);
  };
  const showAccount = (index: number) => {
    setAccountIndex(index);
    select(firstRow);
  };
  const pick = (rowId: string) => {
    const index = data.accounts.findIndex((one) => one.rows.some((row) => row.id === rowId));
    const focus = data.accounts[index]?.rows.findIndex((row) => row.id === rowId) ?? -1;
    if (focus < 0) return;
    setAccountIndex(index);
    select({ focus, anchor: focus });
  };
  return (
    <main id="content" className="flex min-h-0 flex-1 flex-col px-4 py-4 lg:px-6">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 truncate text-xl">Review</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`/files/${data.fileId}/labels`}>Payees and categories</ButtonLink>
          <ExportButton fileIds={[data.fileId]} />
          <ButtonLink href={`/mapping/${data.fileId}`} variant="primary">
            Continue to Field Mapping
          </ButtonLink>
        </div>
      </header>
      <div className="grid min-h-0 flex-1 gap-5 lg:h-[calc(100dvh-10rem)] lg:flex-none lg:grid-cols-[minmax(0,1fr)_minmax(34rem,1.1fr)]">
        <div className="flex max-h-[60vh] min-h-0 flex-col lg:max-h-none">
          <PagePane
            fileId={data.fileId}
            fileName={data.originalName}
            pageNumber={turnedTo ?? account?.rows[selection.focus]?.source.page ?? 1}
            pageCount={data.pageCount}
            rows={rows}
            selectedIds={new Set(selected.map((row) => row.id))}
            onPage={setTurnedTo}
            onPick={pick}
          />
        </div>
        <div className="flex h-[80vh] min-h-0 min-w-0 flex-col lg:h-auto">
          <AccountTabs data={data} value={accountIndex} onChange={showAccount} />
          {account && (
            <AccountReview
              key={accountIndex}
              account={account}
              index={accountIndex}
              kind={data.kind}
              findings={data.findings.filter((finding) => (finding.account ?? 0) === accountIndex)}
              editCount={data.editCount}
              canRedo={actions.canRedo}
              selection={selection}
              onSelect={select}
              onEdit={actions.edit}
              onUndo={actions.undo}
              onRedo={actions.redo}
            />
          )}
        </div>
      </div>
    </main>
  );
}

function AccountTabs({
  data,
  value,
  onChange,
}: {
  data: ReviewResponse;
  value: number;
  onChange: (index: number) => void;
}) {
  if (data.accounts.length < 2) return null;
  return (
    <div className="mb-3">
      <Tabs
        label="Accounts"
        value={String(value)}
        onChange={(id) => onChange(Number(id))}
        tabs={data.accounts.map((account, index) => ({
          id: String(index),
          label: (
            <span className="inline-flex items-center gap-2">
              {account.number ?? `Account ${index + 1}`}
              <VerdictBadge verdict={account.verdict} />
            </span>
          ),
          content: null,
        }))}
      />
    </div>
  );
}
