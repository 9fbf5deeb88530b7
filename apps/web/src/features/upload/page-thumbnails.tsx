import clsx from 'clsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { drawPage } from '../../ui/draw-page.ts';
import { openPdf } from '../../ui/open-pdf.ts';

/** Width of a picture in CSS pixels, and how many of the screen's each is drawn with. */
const WIDTH_PX = 120;
const SHARPNESS = 2;

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
  const frame = useRef<HTMLLabelElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useIsSeen(frame);
  useEffect(() => {
    if (pdf === null || !isSeen || canvas.current === null) return;
    return drawPage(pdf, number, { canvas: canvas.current, widthPx: WIDTH_PX * SHARPNESS });
  }, [pdf, number, isSeen]);
  return (
    <label
      ref={frame}
      className={clsx(
        'flex cursor-pointer flex-col gap-1.5 border-2 bg-sheet p-1.5 text-sm',
        isChosen ? 'border-accent' : 'border-transparent',
      )}
    >
      <span aria-hidden="true">
        <canvas ref={canvas} className="aspect-[0.75] w-full bg-white object-contain" />
      </span>
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

function useIsSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
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
