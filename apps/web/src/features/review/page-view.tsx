import type { Source } from '@tieout/records';
import clsx from 'clsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { drawPage, type PageSize } from '../../ui/draw-page.ts';

/** A row by its name and its place on a page. */
export type PlacedRow = { readonly id: string; readonly source: Source };

type PageViewProps = {
  pdf: PDFDocumentProxy;
  pageNumber: number;
  rows: readonly PlacedRow[];
  selectedIds: ReadonlySet<string>;
  onPick: (rowId: string) => void;
};

/** Enough for a page over half a wide screen at twice its pixels. */
const DRAWN_WIDTH_PX = 1240;

/** One drawn page; each row's box can be clicked. The boxes repeat the rows of the list, so they are hidden from screen readers. */
export function PageView({ pdf, pageNumber, rows, selectedIds, onPick }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const size = useDrawnPage(pdf, pageNumber, canvas);
  const firstSelected = rows.find((row) => selectedIds.has(row.id))?.id;
  useEffect(() => {
    if (firstSelected === undefined || size === null) return;
    frame.current?.querySelector(`[data-row="${firstSelected}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [firstSelected, size]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="min-h-0 flex-1 overflow-auto border border-rule" aria-label="Page image" tabIndex={0}>
      <div ref={frame} className="relative bg-white">
        <canvas
          ref={canvas}
          className="block w-full"
          role="img"
          aria-label={`Page ${pageNumber} of the document`}
        />
        {size && (
          <div aria-hidden="true">
            {rows.map((row) => (
              <RowBox
                key={row.id}
                row={row}
                size={size}
                isSelected={selectedIds.has(row.id)}
                onPick={() => onPick(row.id)}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function RowBox({
  row,
  size,
  isSelected,
  onPick,
}: {
  row: PlacedRow;
  size: PageSize;
  isSelected: boolean;
  onPick: () => void;
}) {
  const [left, top, right, bottom] = row.source.box;
  const x = (points: number) => `${(points / size.widthPt) * 100}%`;
  const y = (points: number) => `${(points / size.heightPt) * 100}%`;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-row={row.id}
      onClick={onPick}
      className={clsx(
        'absolute rounded-xs border',
        isSelected
          ? 'border-[#1b4f9c] bg-[#1b4f9c]/20'
          : 'border-transparent hover:border-[#1b4f9c]/60 hover:bg-[#1b4f9c]/10',
      )}
      style={{ left: x(left), top: y(top), width: x(right - left), height: y(bottom - top) }}
    />
  );
}

function useDrawnPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  canvas: React.RefObject<HTMLCanvasElement | null>,
): PageSize | null {
  const [size, setSize] = useState<PageSize | null>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    return drawPage(pdf, pageNumber, { canvas: canvas.current, widthPx: DRAWN_WIDTH_PX, onSize: setSize });
  }, [pdf, pageNumber, canvas]);
  return size;
}
