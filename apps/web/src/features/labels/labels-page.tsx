import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LabelRequest } from '@tieout/contract';
import { useMemo } from 'react';
import { fetchBooks } from '../../api/books.ts';
import { changeLabels, fetchLabels } from '../../api/labels.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSession } from '../../api/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DocumentNav } from '../../ui/document-nav.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { MessagePage, Page } from '../../ui/page.tsx';
import { plural } from '../../ui/plural.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { GroupRow } from './group-row.tsx';
import { labelGroups, takeAll } from './label-groups.ts';

/** /files/{id}/labels: payee and category of the rows, given to all rows of a payee at once. */
export default function LabelsPage({ fileId }: { fileId: string }) {
  const { labels, change } = useLabels(fileId);
  const categories = useCategories();
  const groups = useMemo(() => labelGroups(labels.data?.rows ?? []), [labels.data]);
  const proposals = takeAll(groups);
  if (labels.isError)
    return (
      <MessagePage
        title="These transactions cannot be labeled"
        text={messageOf(labels.error)}
        action={
          <div className="flex justify-center gap-2">
            <Button variant="primary" onClick={() => labels.refetch()}>
              Try again
            </Button>
            <ButtonLink href="/">Go to the home page</ButtonLink>
          </div>
        }
      />
    );
  if (labels.data === undefined) return <Spinner label="Loading the rows..." />;
  return (
    <Page
      title="Payees and categories"
      isWide
      above={<DocumentNav fileId={fileId} current="labels" />}
      lead="Optional. Only suggestions you accept are exported."
      actions={
        <>
          <ButtonLink href={`/files/${fileId}/review`}>Review</ButtonLink>
          <ExportButton fileIds={[fileId]} variant="primary" />
        </>
      }
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft">
          {plural(labels.data.rows.length, 'row')}, {plural(groups.length, 'payee')}
        </p>
        <Button
          disabled={proposals.length === 0 || change.isPending}
          onClick={() => change.mutate(proposals)}
        >
          {proposals.length === 0
            ? 'No suggestions left'
            : `Accept all ${plural(proposals.length, 'suggestion')}`}
        </Button>
      </div>
      <datalist id="categories">
        {categories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className="sheet divide-y divide-rule">
        {groups.map((group) => (
          <GroupRow
            key={`${group.key} ${group.payee} ${group.category}`}
            group={group}
            onChange={(part) => change.mutate([{ rows: [...group.rows], ...part }])}
          />
        ))}
      </ul>
    </Page>
  );
}

function useLabels(fileId: string) {
  const client = useQueryClient();
  const queryKey = ['files', fileId, 'labels'];
  const labels = useQuery({ queryKey, queryFn: () => fetchLabels(fileId), staleTime: 0 });
  const change = useMutation({
    mutationFn: (request: LabelRequest['labels']) => changeLabels(fileId, request),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) =>
      toasts.show({ title: 'The labels were not changed', text: messageOf(error), tone: 'contradicted' }),
  });
  return { labels, change };
}

/** The categories of the person's books, to choose from. */
function useCategories(): string[] {
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery({ queryKey: ['account', 'books'], queryFn: fetchBooks, enabled: isSignedIn });
  return data?.accounts.filter(({ kind }) => kind === 'category').map(({ name }) => name) ?? [];
}
