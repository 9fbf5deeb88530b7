import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordPrompt } from '../../ui/password-form.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PageView, type PlacedRow } from './page-view.tsx';
import { usePdf } from './use-pdf.ts';

/** The source page with a box for each row read from it. */
export function PagePane({
  fileId,
  fileName,
  pageNumber,
  pageCount,
  rows,
  selectedIds,
  onPage,
  onPick,
}: {
  fileId: string;
  fileName: string;
  pageNumber: number;
  pageCount: number;
  rows: readonly PlacedRow[];
  selectedIds: ReadonlySet<string>;
  onPage: (pageNumber: number) => void;
  onPick: (rowId: string) => void;
}) {
  const { state, tryOpen, giveUp } = usePdf(fileId);
  return (
    <section aria-label="Source page" className="flex min-h-0 flex-col">
      <div className="flex items-center justify-between gap-2 pb-2">
        <p className="min-w-0 truncate text-sm font-medium">{fileName}</p>
        <PageTurner pageNumber={pageNumber} pageCount={pageCount} onPage={onPage} />
      </div>
      {state.kind === 'loading' && <Spinner label="Loading the page..." />}
      {state.kind === 'failed' && <Notice title="No page to show">{state.message}</Notice>}
      {state.kind === 'password' && (
        <PasswordPrompt
          key={state.triesLeft}
          fileName={fileName}
          triesLeft={state.triesLeft}
          onSubmit={(password) => tryOpen(state.triesLeft, password)}
          onCancel={giveUp}
        />
      )}
      {state.kind === 'open' && (
        <PageView
          pdf={state.pdf}
          pageNumber={pageNumber}
          rows={rows.filter((row) => row.source.page === pageNumber)}
          selectedIds={selectedIds}
          onPick={onPick}
        />
      )}
    </section>
  );
}

function PageTurner({
  pageNumber,
  pageCount,
  onPage,
}: {
  pageNumber: number;
  pageCount: number;
  onPage: (pageNumber: number) => void;
}) {
  return (
    <div className="flex items-center gap-1">
      <Button
        size="sm"
        variant="quiet"
        className="px-1.5"
        aria-label="Previous page"
        disabled={pageNumber <= 1}
        onClick={() => onPage(pageNumber - 1)}
      >
        <ChevronLeft className="size-4.5" aria-hidden="true" />
      </Button>
      <span className="figures text-sm text-ink-soft">
        Page {pageNumber} of {pageCount}
      </span>
      <Button
        size="sm"
        variant="quiet"
        className="px-1.5"
        aria-label="Next page"
        disabled={pageNumber >= pageCount}
        onClick={() => onPage(pageNumber + 1)}
      >
        <ChevronRight className="size-4.5" aria-hidden="true" />
      </Button>
    </div>
  );
}
