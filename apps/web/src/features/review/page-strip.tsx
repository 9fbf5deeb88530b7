import clsx from 'clsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PagePicture } from '../../ui/page-picture.tsx';

/** Width of a picture in CSS pixels. */
const WIDTH_PX = 72;

/** All pages of the document as small pictures, each drawn when it comes into view. */
export function PageStrip({
  pdf,
  pageCount,
  pageNumber,
  marked,
  onPage,
}: {
  pdf: PDFDocumentProxy;
  pageCount: number;
  pageNumber: number;
  /** Pages with an open finding. */
  marked: ReadonlySet<number>;
  onPage: (pageNumber: number) => void;
}) {
  return (
    <nav aria-label="Pages" className="hidden w-26 shrink-0 overflow-y-auto pr-2 sm:block">
      <ol className="space-y-2">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Picture
              pdf={pdf}
              number={number}
              isCurrent={number === pageNumber}
              isMarked={marked.has(number)}
              onPick={() => onPage(number)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Picture({
  pdf,
  number,
  isCurrent,
  isMarked,
  onPick,
}: {
  pdf: PDFDocumentProxy;
  number: number;
  isCurrent: boolean;
  isMarked: boolean;
  onPick: () => void;
}) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPick}
      className={clsx(
        'flex w-full flex-col items-center gap-1 rounded-md border-2 p-1 text-xs',
        isCurrent ? 'border-accent bg-accent-wash' : 'border-transparent hover:bg-band',
      )}
    >
      <PagePicture pdf={pdf} number={number} widthPx={WIDTH_PX} />
      <span className={isMarked ? 'font-semibold text-unproven' : undefined}>
        Page {number}
        {isMarked && <span className="sr-only">, with findings</span>}
      </span>
    </button>
  );
}
