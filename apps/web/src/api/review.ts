import { type Edit, type PageWordsResponse, paths, pathTo, type ReviewResponse } from '@tieout/contract';
import { boot } from './boot.ts';
import { type CallOptions, callJson, codeOfCall } from './call.ts';
import { localFindings } from './local-findings.ts';

/** One change of a document: a correction, or taking the latest back, or making it again. */
export type ReviewStep =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** A document with its edits applied, as it stands now. */
export function fetchReview(fileId: string): Promise<ReviewResponse> {
  return reviewFrom(pathTo(paths.fileRows, { fileId }));
}

/** The document as it came with this page, until `forgetReviewOfPage`; null for any other. */
export function reviewOfPage(fileId: string): ReviewResponse | null {
  if (isOld || boot?.review?.fileId !== fileId) return null;
  ofPage ??= withLocalTexts(boot.review);
  return ofPage;
}

let ofPage: ReviewResponse | null = null;

/** What came with the page is shown first. From then on the document may change. */
export function forgetReviewOfPage() {
  isOld = true;
  ofPage = null;
}

let isOld = false;

const answers = () => codeOfCall(() => import('./review-answers.ts'));

async function reviewFrom(path: string, options?: CallOptions): Promise<ReviewResponse> {
  const { reviewResponseSchema } = await answers();
  return withLocalTexts(await callJson(reviewResponseSchema, path, options));
}

function withLocalTexts(review: ReviewResponse): ReviewResponse {
  const currencies = [
    ...review.accounts.map(({ currency }) => currency),
    ...review.invoices.map(({ fields }) => fields.currency),
  ];
  return { ...review, findings: localFindings(review.findings, currencies) };
}

/** The words of a page that the server read from its pixels; null for one whose own text was read. */
export async function fetchPageWords(
  fileId: string,
  pageNumber: number,
): Promise<PageWordsResponse['words']> {
  const path = `${pathTo(paths.fileWords, { fileId })}?page=${pageNumber}`;
  const { pageWordsResponseSchema } = await answers();
  return (await callJson(pageWordsResponseSchema, path)).words;
}

/** Makes one change, which must be number `sequence` of the document; answers with the document judged again, but of a statement's rows only those that changed `since`. */
export function sendStep(
  fileId: string,
  step: ReviewStep,
  { sequence, since }: { readonly sequence: number; readonly since: number },
): Promise<ReviewResponse> {
  const at = (path: string) => `${path}?sequence=${sequence}&since=${since}`;
  switch (step.kind) {
    case 'edit':
      return reviewFrom(at(pathTo(paths.fileRows, { fileId })), {
        method: 'PATCH',
        json: step.edit,
      });
    case 'undo':
      return reviewFrom(at(pathTo(paths.fileRowsUndo, { fileId })), { method: 'POST' });
    case 'redo':
      return reviewFrom(at(pathTo(paths.fileRowsRedo, { fileId })), { method: 'POST' });
  }
}
