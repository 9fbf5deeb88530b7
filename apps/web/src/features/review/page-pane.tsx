import {
  ChevronLeft,
  ChevronRight,
  Maximize,
  MoveHorizontal,
  PanelLeft,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { once } from '../../ui/once.ts';
import { PasswordPrompt } from '../../ui/password-form.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PageStrip } from './page-strip.tsx';
import { type DrawnBox, PageView, type PlacedRow } from './page-view.tsx';
import { type PageZoom, zoomedBy } from './page-zoom.ts';
import { usePdf } from './use-pdf.ts';

export type PagePaneProps = {
  fileId: string;
  fileName: string;
  pageNumber: number;
  pageCount: number;
  rows: readonly PlacedRow[];
  selectedIds: ReadonlySet<string>;
  /** Pages with an open finding. */
  markedPages: ReadonlySet<number>;
  onPage: (pageNumber: number) => void;
  onPick: (rowId: string) => void;
  /** Where given, the next drag on the page draws a box. */
  onDraw: ((drawn: DrawnBox) => void) | null;
};

/** The source page with a box for each row read from it; it can be zoomed, and turned by its small pictures. */
export const PagePane = memo(function PagePane(props: PagePaneProps) {
  const { fileId, fileName, pageNumber, pageCount, rows } = props;
  const shown = useMemo(() => rows.filter((row) => row.source.page === pageNumber), [rows, pageNumber]);
  const { state, tryOpen, giveUp } = usePdf(fileId);
  const [zoom, setZoom] = useState<PageZoom>('automatic');
  const [share, setShare] = useState(1);
  const [hasStrip, setStrip] = useState(pageCount > 1);
  const onShare = useCallback((next: number) => setShare(next), []);
  return (
    <section aria-label="Source page" className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
        {pageCount > 1 && (
          <IconButton label="Page pictures" isPressed={hasStrip} onClick={() => setStrip(!hasStrip)}>
            <PanelLeft className="size-4.5" aria-hidden="true" />
          </IconButton>
        )}
        <PageTurner pageNumber={pageNumber} pageCount={pageCount} onPage={props.onPage} />
        <ZoomButtons zoom={zoom} share={share} onZoom={setZoom} />
      </div>
      {props.onDraw && state.kind === 'open' && (
        <p role="status" className="pb-2 text-sm">
          Drag a box around the row on the page. Press Escape or the same button to cancel.
        </p>
      )}
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
        <div className="flex min-h-0 flex-1">
          {hasStrip && pageCount > 1 && (
            <PageStrip
              pdf={state.pdf}
              {...{ pageCount, pageNumber }}
              marked={props.markedPages}
              onPage={props.onPage}
            />
          )}
          <PageView
            fileId={fileId}
            pdf={state.pdf}
            pageNumber={pageNumber}
            rows={shown}
            selectedIds={props.selectedIds}
            zoom={zoom}
            onShare={onShare}
            onPick={props.onPick}
            onDraw={props.onDraw}
          />
        </div>
      )}
    </section>
  );
});

const percent = once(() => new Intl.NumberFormat('en-US', { style: 'percent' }));

function ZoomButtons({
  zoom,
  share,
  onZoom,
}: {
  zoom: PageZoom;
  share: number;
  onZoom: (zoom: PageZoom) => void;
}) {
  return (
    <fieldset className="flex items-center gap-1" aria-label="Zoom">
      <IconButton label="Zoom out" onClick={() => onZoom(zoomedBy(share, -1))}>
        <ZoomOut className="size-4.5" aria-hidden="true" />
      </IconButton>
      <span className="figures w-11 text-center text-xs text-ink-soft">{percent().format(share)}</span>
      <IconButton label="Zoom in" onClick={() => onZoom(zoomedBy(share, 1))}>
        <ZoomIn className="size-4.5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Fit width" isPressed={zoom === 'width'} onClick={() => onZoom('width')}>
        <MoveHorizontal className="size-4.5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Fit page" isPressed={zoom === 'page'} onClick={() => onZoom('page')}>
        <Maximize className="size-4.5" aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}

function IconButton({
  label,
  isPressed,
  onClick,
  disabled,
  children,
}: {
  label: string;
  isPressed?: boolean;
  onClick: () => void;
  disabled?: boolean;
  children: React.ReactNode;
}) {
  return (
    <Button
      size="sm"
      variant="quiet"
      className={isPressed ? 'bg-accent-wash px-1.5 text-accent' : 'px-1.5'}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
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
      <IconButton label="Previous page" disabled={pageNumber <= 1} onClick={() => onPage(pageNumber - 1)}>
        <ChevronLeft className="size-4.5" aria-hidden="true" />
      </IconButton>
      <span className="figures text-sm text-ink-soft">
        Page {pageNumber} of {pageCount}
      </span>
      <IconButton label="Next page" disabled={pageNumber >= pageCount} onClick={() => onPage(pageNumber + 1)}>
        <ChevronRight className="size-4.5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
