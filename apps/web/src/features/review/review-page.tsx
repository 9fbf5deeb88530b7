import { useQuery } from '@tanstack/react-query';
import { CallError, messageOf } from '../../api/call-error.ts';
import { fetchFile } from '../../api/files.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage, useDocumentTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { InvoiceReview } from './invoice-review.tsx';
import { readOnlyReview } from './read-only-review.ts';
import { StatementReview } from './statement-review.tsx';
import { useReview } from './use-review.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** /files/{id}/review: what was read of a document next to the page it was read from, and its corrections. */
export default function ReviewPage({ fileId }: { fileId: string }) {
  const { review, ...actions } = useReview(fileId);
  useDocumentTitle(review.data ? `Review of ${review.data.originalName}` : 'Review');
  useUnsavedWarning(actions.isBusy);
  if (review.error instanceof CallError && review.error.problem.code === 'edit-refused')
    return <LookOnly fileId={fileId} reason={review.error.message} />;
  if (review.isError && review.data === undefined)
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
  return review.data.invoices.length > 0 ? (
    <InvoiceReview data={review.data} actions={actions} />
  ) : (
    <StatementReview data={review.data} actions={actions} />
  );
}

/** A document that the service shows next to its page but does not correct. */
function LookOnly({ fileId, reason }: { fileId: string; reason: string }) {
  const file = useQuery({ queryKey: ['files', fileId], queryFn: () => fetchFile(fileId), staleTime: 0 });
  if (file.isPending) return <Spinner label="Loading the review..." />;
  const data = file.data ? readOnlyReview(file.data) : null;
  if (data === null)
    return (
      <MessagePage
        title="This file cannot be reviewed"
        text={file.isError ? messageOf(file.error) : reason}
        action={<ButtonLink href="/">Go to the home page</ButtonLink>}
      />
    );
  return <InvoiceReview data={data} actions={null} />;
}
