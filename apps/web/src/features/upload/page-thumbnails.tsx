import clsx from 'clsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from '../../ui/open-pdf.ts';
import { PagePicture } from '../../ui/page-picture.tsx';

/** Width of a picture in CSS pixels. */
const WIDTH_PX = 120;

/** All pages as small pictures to tick, each drawn when it comes into view. With Shift, all between two ticks follow. */
export function PageThumbnails({
  file,
  password,
  pageCount,
  chosen,
  onChoose,
}: {
  file: File;
  password: string | undefined;
  pageCount: number;
  chosen: ReadonlySet<number>;
  onChoose: (numbers: readonly number[]) => void;
}) {
  const pdf = usePdf(file, password);
  const [last, setLast] = useState(1);
  const toggle = (number: number, isExtending: boolean) => {
    const from = isExtending ? last : number;
    const next = new Set(chosen);
    for (let n = Math.min(from, number); n <= Math.max(from, number); n++) {
      if (chosen.has(number)) next.delete(n);
      else next.add(n);
    }
    setLast(number);
    onChoose([...next]);
  };
  return (
    <fieldset className="max-h-[50vh] overflow-y-auto border border-rule bg-band p-3">
      <legend className="sr-only">Pages of the document</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <Thumbnail
            key={number}
            pdf={pdf}
            number={number}
            isChosen={chosen.has(number)}
            onToggle={(isExtending) => toggle(number, isExtending)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Thumbnail({
  pdf,
  number,
  isChosen,
  onToggle,
}: {
  pdf: PDFDocumentProxy | null;
  number: number;
  isChosen: boolean;
  onToggle: (isExtending: boolean) => void;
}) {
  return (
    <label
      className={clsx(
        'flex cursor-pointer flex-col gap-1.5 border-2 bg-sheet p-1.5 text-sm',
        isChosen ? 'border-accent' : 'border-transparent',
      )}
    >
      <PagePicture pdf={pdf} number={number} widthPx={WIDTH_PX} />
      <span className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={isChosen}
          className="size-4 accent-(--accent)"
          onChange={(event) =>
            onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
        />
        Page {number}
      </span>
    </label>
  );
}

/** The document, open for as long as it is looked at; null until then. */
function usePdf(file: File, password: string | undefined): PDFDocumentProxy | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    file
      .arrayBuffer()
      .then((bytes) => openPdf(new Uint8Array(bytes), password))
      .then((opened) => {
        if (opened.kind !== 'open') return;
        close = opened.close;
        if (isGone) close();
        else setPdf(opened.pdf);
      });
    return () => {
      isGone = true;
      close();
    };
  }, [file, password]);
  return pdf;
}
