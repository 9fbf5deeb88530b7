import type { Source } from '@tieout/records';
import clsx from 'clsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { memo, useEffect, useRef, useState } from 'react';
import { drawPage, type PageSize } from '../../ui/draw-page.ts';
import { BoxDrawer } from './box-drawer.tsx';
import { type BoxLine, linesInBox } from './lines-in-box.ts';
import { type PageZoom, type PaneSize, shareOf, shownWidth } from './page-zoom.ts';

/** A box that was drawn on a page, and the words in it. */
export type DrawnBox = Source & { readonly lines: readonly BoxLine[] };

/** A row by its name and its place on a page. */
export type PlacedRow = { readonly id: string; readonly source: Source };

type PageViewProps = {
  fileId: string;
  pdf: PDFDocumentProxy;
  pageNumber: number;
  rows: readonly PlacedRow[];
  selectedIds: ReadonlySet<string>;
  zoom: PageZoom;
  /** Hears of the share of the printed size the page is shown at. */
  onShare: (share: number) => void;
  onPick: (rowId: string) => void;
  /** Where given, the person draws a box instead of picking rows. */
  onDraw: ((drawn: DrawnBox) => void) | null;
};

/** Pixels of the canvas, so that a large page on a sharp screen does not fill the memory. */
const DRAWN_WIDTH_MAX_PX = 3000;
/** Room left around the selected box when it is scrolled into view. */
const MARGIN_PX = 40;

/** One drawn page; each row's box can be clicked. The boxes repeat the rows of the list, so they are hidden from screen readers. */
export function PageView(props: PageViewProps) {
  const { fileId, pdf, pageNumber, rows, selectedIds, zoom, onShare, onDraw } = props;
  const scroller = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pane = usePaneSize(scroller);
  const size = usePageSize(pdf, pageNumber);
  const widthPx = size === null || pane === null ? null : Math.floor(shownWidth(zoom, size, pane));
  useDrawing({ pdf, pageNumber, canvas, widthPx });
  useEffect(() => {
    if (widthPx !== null && size !== null) onShare(shareOf(widthPx, size.widthPt));
  }, [widthPx, size, onShare]);
  const firstSelected = rows.find((row) => selectedIds.has(row.id));
  useScrolledTo(scroller, { box: firstSelected?.source.box ?? null, size, widthPx });
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="min-h-0 min-w-0 flex-1 overflow-auto border border-rule bg-band"
      aria-label="Page image"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click leaves the focus, and with it the keys, where they are. */}
      <div
        onMouseDown={(event) => event.preventDefault()}
        className="relative mx-auto bg-white"
        style={
          widthPx === null
            ? undefined
            : { width: widthPx, aspectRatio: size ? size.widthPt / size.heightPt : undefined }
        }
      >
        <canvas
          ref={canvas}
          className="block size-full"
          role="img"
          aria-label={`Page ${pageNumber} of the document`}
        />
        {size && (
          <div
            aria-hidden="true"
            onClick={(event) => {
              const box = event.target instanceof Element ? event.target.closest('[data-row]') : null;
              const rowId = box?.getAttribute('data-row');
              if (rowId) props.onPick(rowId);
            }}
          >
            {rows.map((row) => (
              <RowBox key={row.id} row={row} size={size} isSelected={selectedIds.has(row.id)} />
            ))}
          </div>
        )}
        {size && onDraw && (
          <BoxDrawer
            size={size}
            onDraw={async (box) =>
              onDraw({ page: pageNumber, box, lines: await linesInBox({ fileId, pdf, pageNumber }, box) })
            }
          />
        )}
      </div>
    </section>
  );
}

/** Drawn again only when its own row changes: a page may hold hundreds. */
const RowBox = memo(function RowBox({
  row,
  size,
  isSelected,
}: {
  row: PlacedRow;
  size: PageSize;
  isSelected: boolean;
}) {
  const [left, top, right, bottom] = row.source.box;
  if (right <= left || bottom <= top) return null;
  const x = (points: number) => `${(points / size.widthPt) * 100}%`;
  const y = (points: number) => `${(points / size.heightPt) * 100}%`;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-row={row.id}
      className={clsx(
        'absolute rounded-xs border',
        isSelected
          ? 'border-[#1b4f9c] bg-[#1b4f9c]/20'
          : 'border-transparent hover:border-[#1b4f9c]/60 hover:bg-[#1b4f9c]/10',
      )}
      style={{ left: x(left), top: y(top), width: x(right - left), height: y(bottom - top) }}
    />
  );
});

/** Scrolls the page, and nothing around it, until the box is in view. */
function useScrolledTo(
  scroller: React.RefObject<HTMLElement | null>,
  { box, size, widthPx }: { box: Source['box'] | null; size: PageSize | null; widthPx: number | null },
) {
  const key = box?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is its four figures.
  useEffect(() => {
    const pane = scroller.current;
    if (pane === null || box === null || size === null || widthPx === null) return;
    const [left, top, right, bottom] = box.map((points) => (points / size.widthPt) * widthPx);
    const isSmooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    pane.scrollTo({
      left: nearest(pane.scrollLeft, pane.clientWidth, { from: left ?? 0, to: right ?? 0 }),
      top: nearest(pane.scrollTop, pane.clientHeight, { from: top ?? 0, to: bottom ?? 0 }),
      behavior: isSmooth ? 'smooth' : 'instant',
    });
  }, [key, size, widthPx]);
}

/** The scroll position nearest to `now` that shows a stretch with some room around it. */
function nearest(now: number, length: number, { from, to }: { from: number; to: number }): number {
  if (from - MARGIN_PX < now) return Math.max(0, from - MARGIN_PX);
  return to + MARGIN_PX > now + length ? Math.min(from - MARGIN_PX, to + MARGIN_PX - length) : now;
}

function usePaneSize(scroller: React.RefObject<HTMLElement | null>): PaneSize | null {
  const [size, setSize] = useState<PaneSize | null>(null);
  useEffect(() => {
    if (scroller.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ widthPx: entry.contentRect.width, heightPx: entry.contentRect.height });
    });
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);
  return size;
}

function usePageSize(pdf: PDFDocumentProxy, pageNumber: number): PageSize | null {
  const [size, setSize] = useState<PageSize | null>(null);
  useEffect(() => {
    let isGone = false;
    pdf.getPage(pageNumber).then((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      if (!isGone) setSize({ widthPt: width, heightPt: height });
    });
    return () => {
      isGone = true;
    };
  }, [pdf, pageNumber]);
  return size;
}

function useDrawing({
  pdf,
  pageNumber,
  canvas,
  widthPx,
}: {
  pdf: PDFDocumentProxy;
  pageNumber: number;
  canvas: React.RefObject<HTMLCanvasElement | null>;
  widthPx: number | null;
}) {
  useEffect(() => {
    if (canvas.current === null || widthPx === null) return;
    const sharpPx = Math.min(DRAWN_WIDTH_MAX_PX, Math.round(widthPx * Math.max(devicePixelRatio, 1.5)));
    return drawPage(pdf, pageNumber, { canvas: canvas.current, widthPx: sharpPx });
  }, [pdf, pageNumber, canvas, widthPx]);
}
