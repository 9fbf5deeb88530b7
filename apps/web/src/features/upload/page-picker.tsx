import { formatPageRanges, parsePageRanges } from '@tieout/records';
import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { PageThumbnails } from './page-thumbnails.tsx';

/** Asks which pages of a long document to convert: by their pictures, or by their numbers. */
export default function PagePicker({
  file,
  password,
  pageCount,
  maxPages,
  plansHref,
  onChoose,
  onClose,
}: {
  file: File;
  password?: string | undefined;
  pageCount: number;
  /** Pages that may be converted at once. */
  maxPages: number;
  /** Where larger plans are shown. */
  plansHref: string;
  /** Receives the pages as "1-3, 7". */
  onChoose: (ranges: string) => void;
  onClose: () => void;
}) {
  const [ranges, setRanges] = useState(() => formatPageRanges(upTo(Math.min(pageCount, maxPages))));
  const chosen = parsePageRanges(ranges) ?? [];
  const problem = problemOf(ranges, { pageCount, maxPages });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) onChoose(ranges);
  };
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="Choose the pages to convert"
      description={`${file.name} has ${pageCount} pages; up to ${maxPages} can be converted at once.`}
    >
      <form onSubmit={submit} className="space-y-4">
        <PageThumbnails
          file={file}
          password={password}
          pageCount={pageCount}
          chosen={new Set(chosen)}
          onChoose={(numbers) => setRanges(formatPageRanges(numbers))}
        />
        <TextField
          label="Pages"
          placeholder="1-3, 7"
          autoComplete="off"
          value={ranges}
          onChange={(event) => setRanges(event.target.value)}
          hint={`${chosen.length} of ${pageCount} pages selected`}
          error={problem ?? undefined}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {pageCount <= maxPages ? (
            <Button className="mr-auto" onClick={() => setRanges(formatPageRanges(upTo(pageCount)))}>
              All pages
            </Button>
          ) : (
            <ButtonLink href={plansHref} variant="quiet" className="mr-auto">
              See plans with more pages
            </ButtonLink>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={problem !== null}>
            {chosen.length === 1 ? 'Convert 1 page' : `Convert ${chosen.length} pages`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Why these pages cannot be converted; null where they can. */
function problemOf(
  ranges: string,
  { pageCount, maxPages }: { pageCount: number; maxPages: number },
): string | null {
  if (ranges.trim() === '') return 'Choose at least one page.';
  const chosen = parsePageRanges(ranges);
  if (chosen === null) return 'Type page numbers such as 1-3, 7.';
  if ((chosen.at(-1) ?? 0) > pageCount) return `This PDF ends with page ${pageCount}.`;
  if (chosen.length > maxPages) return `${chosen.length} pages are selected; choose up to ${maxPages}.`;
  return null;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
