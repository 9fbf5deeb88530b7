import type { CalendarDate } from '@tieout/records';
import { pageNumberOf } from '../classify/page-number.ts';
import { linesOf } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { numberStyles } from '../values/number-style.ts';
import { documentMarks } from './fields.ts';
import { documentLines, documentRows } from './rows/document-rows.ts';
import { labelledPlaces } from './rows/labels.ts';
import { titlesOf } from './rows/title.ts';

/** Evidence that another invoice begins, the surest first. */
export const EVIDENCE = ['sure', 'likely', 'faint', 'bare'] as const;

/** A page, by its index, at which another invoice or receipt of the same file may begin. */
export type InvoiceStart = {
  readonly at: number;
  /**
   * `sure`: it has a title and its own number; `likely`: it has its own number, or restarts its page numbers; `faint`: it has a number or a date;
   * `bare`: nothing says that it continues the page before.
   */
  readonly evidence: (typeof EVIDENCE)[number];
};

/** The marks of a page that identify its document. */
type Marks = {
  readonly number: string | null;
  readonly date: CalendarDate | null;
  /** Whether it has the title of an invoice, a receipt or a credit note. */
  readonly isTitled: boolean;
  readonly pageNumber: number | null;
  readonly words: ReadonlySet<string>;
};

/** The pages at which another invoice or receipt begins, in a file with several. Later pages of one repeat its number, or have page numbers. */
export function invoiceStarts(pages: readonly Page[]): InvoiceStart[] {
  const starts: InvoiceStart[] = [];
  const marks = pages.map(marksOf);
  let first = marks[0];
  marks.forEach((own, at) => {
    const before = marks[at - 1];
    if (first === undefined || before === undefined) return;
    const evidence = evidenceOf(withinFile(own, before, at), { first, before });
    if (evidence === null) return;
    starts.push({ at, evidence });
    if (evidence === 'sure' || evidence === 'likely') first = own;
  });
  return starts;
}

/** The marks of a page without a number that is no page's: after a page without one, it counts at most the pages of the file so far. */
function withinFile(own: Marks, before: Marks, at: number): Marks {
  const isOther = before.pageNumber === null && own.pageNumber !== null && own.pageNumber > at + 1;
  return isOther ? { ...own, pageNumber: null } : own;
}

function marksOf(page: Page): Marks {
  const lines = documentLines([page]);
  const [style] = numberStyles(lines.flatMap((line) => line.words.map(({ text }) => text)));
  const rows = style === undefined ? [] : documentRows(lines, style);
  const { number, date } = documentMarks(rows, labelledPlaces(rows, []), false);
  return {
    number: number?.value ?? null,
    date: date?.value ?? null,
    isTitled: rows.length > 0 && titlesOf(rows).some(({ role }) => role !== 'other'),
    pageNumber: pageNumberOf(linesOf(page)),
    words: new Set(page.words.map(({ text }) => plain(text))),
  };
}

/** Evidence that a page begins another document than the one that began with `first` and continued to the page `before`. */
function evidenceOf(
  own: Marks,
  { first, before }: { readonly first: Marks; readonly before: Marks },
): InvoiceStart['evidence'] | null {
  if (own.pageNumber !== null && own.pageNumber > 1) return null;
  const namesFirst = (first.number?.length ?? 0) >= LEAST_DIGITS && prints(own, first.number);
  if (own.number === null || repeats(own.number, first)) {
    if (own.number !== null || namesFirst) return null;
    if (own.pageNumber === 1 && before.pageNumber !== null) return 'likely';
    return own.date !== null && first.date !== null && own.date !== first.date ? 'faint' : 'bare';
  }
  // A credit note mentions its invoice.
  if (namesFirst) return own.isTitled ? 'likely' : null;
  if (first.number === null) return own.isTitled ? 'likely' : 'faint';
  return own.isTitled ? 'sure' : 'likely';
}

/** A shorter number may appear on any page. */
const LEAST_DIGITS = 4;

/** Whether a number is that of the first page, or, where it is long enough to mean it, is printed there. */
function repeats(number: string, first: Marks): boolean {
  return number === first.number || (number.length >= LEAST_DIGITS && prints(first, number));
}

/** Whether a number appears on a page, under any label. */
function prints({ words }: Marks, number: string | null): boolean {
  return number?.split(' ').every((word) => words.has(plain(word))) === true;
}

/** A word without punctuation around it. */
function plain(word: string): string {
  return word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
}
