import { useDeferredValue, useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage, useDocumentTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { InvoiceReview } from './invoice-review.tsx';
import { StatementReview } from './statement-review.tsx';
import { useReview } from './use-review.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** /files/{id}/review: what was read of a document next to the page it was read from, and its corrections. */
export default function ReviewPage({ fileId }: { fileId: string }) {
  const { review, ...actions } = useReview(fileId);
  useDocumentTitle(review.data ? `Review of ${review.data.originalName}` : 'Review');
  useUnsavedWarning(actions.isBusy);
  // Its first drawing makes room for what the reader does meanwhile, as scrolling; corrections are drawn at once.
  const isAtHand = review.data !== undefined;
  const [wasAtHand] = useState(isAtHand);
  const isDrawn = useDeferredValue(isAtHand, wasAtHand);
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
  if (review.data === undefined || !isDrawn) return <Spinner label="Loading the review..." />;
  return review.data.invoices.length > 0 ? (
    <InvoiceReview data={review.data} actions={actions} />
  ) : (
    <StatementReview data={review.data} actions={actions} />
  );
}
