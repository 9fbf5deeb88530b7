import type { ReviewResponse } from '@tieout/contract';
import { useState } from 'react';
import { AfterPaint } from '../../ui/after-paint.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DocumentNav } from '../../ui/document-nav.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FindingsPanel, type FindingsPanelProps } from './findings-panel.tsx';
import { PagePane, type PagePaneProps } from './page-pane.tsx';

/** The work pages' frame of a review: the document's pages on top; the source page, what was read, and the findings next to each other, as far as there is room. */
export function ReviewFrame({
  data,
  page,
  findings,
  scrollsRows,
  children,
}: {
  data: ReviewResponse;
  /** What of the page is shown, and what a click on it does. */
  page: Omit<PagePaneProps, 'fileId' | 'fileName' | 'pageCount'>;
  findings: Omit<FindingsPanelProps, 'findings'>;
  /** Whether the rows scroll by themselves on a small screen, where a page holds all three one below the other. */
  scrollsRows: boolean;
  children: React.ReactNode;
}) {
  const [isPageWanted, setPageShown] = useState(true);
  // A box is drawn on the page.
  const isPageShown = isPageWanted || page.onDraw !== null;
  return (
    <main
      id="content"
      className="flex min-h-0 flex-1 flex-col gap-3 px-3 py-2 sm:px-4 lg:h-[calc(100dvh-3.1rem)] lg:flex-none lg:px-6"
    >
      <header className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="sr-only">Review of {data.originalName}</h1>
        <DocumentNav fileId={data.fileId} fileName={data.originalName} current="review" />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={!isPageShown}
            onClick={() => setPageShown(!isPageShown)}
          >
            {isPageShown ? 'Hide page' : 'Show page'}
          </Button>
          <ButtonLink size="sm" href={`/mapping/${data.fileId}`}>
            Continue to Field Mapping
          </ButtonLink>
          <ExportButton
            size="sm"
            fileIds={[data.fileId]}
            variant={data.verdict === 'proven' ? 'primary' : 'secondary'}
          />
        </div>
      </header>
      <div
        className={`grid min-h-0 flex-1 gap-3 ${isPageShown ? 'review-columns' : 'review-columns-without-page'}`}
      >
        {isPageShown && (
          <div className="review-page flex h-[42dvh] min-h-0 min-w-0 flex-col lg:h-auto">
            <AfterPaint turn={3}>
              <PagePane
                fileId={data.fileId}
                fileName={data.originalName}
                pageCount={data.pageCount}
                {...page}
              />
            </AfterPaint>
          </div>
        )}
        <div
          className={`review-rows flex min-h-0 min-w-0 flex-col gap-2 lg:h-auto ${scrollsRows ? 'h-[85dvh]' : ''}`}
        >
          {children}
        </div>
        <div className="review-findings flex max-h-[50dvh] min-h-0 min-w-0 flex-col lg:max-h-none">
          <AfterPaint turn={2}>
            <FindingsPanel findings={data.findings} {...findings} />
          </AfterPaint>
        </div>
      </div>
    </main>
  );
}
