import type { CalendarDate } from '@tieout/records';
import { pageNumberOf } from '../classify/page-number.ts';
import { linesOf } from '../lines/line.ts';
import type { Page } from '../read/page.ts';
import { numberStyles } from '../values/number-style.ts';
import { documentMarks } from './fields.ts';
import { documentLines, documentRows } from './rows/document-rows.ts';
import { labelledPlaces } from './rows/labels.ts';
import { titlesOf } from './rows/title.ts';

/** What speaks for another invoice to begin, the surest first. */
export const EVIDENCE = ['sure', 'likely', 'faint', 'bare'] as const;

/** A page, by its index, at which another invoice or receipt of the same file may begin. */
export type InvoiceStart = {
  readonly at: number;
  /**
   * `sure`: it calls itself one, and shows a number of its own; `likely`: it shows a number of its own, or counts its pages again; `faint`: it
   * shows a number or a day; `bare`: nothing says that it continues with the page before.
   */
  readonly evidence: (typeof EVIDENCE)[number];
};

/** What a page shows of the paper it is of. */
type Marks = {
  readonly number: string | null;
  readonly date: CalendarDate | null;
  /** Whether it calls itself an invoice, a receipt or a credit note. */
  readonly isTitled: boolean;
  readonly pageNumber: number | null;
  readonly words: ReadonlySet<string>;
};

/** The pages at which another invoice or receipt begins, in a file that holds several one behind the other. The further pages of one repeat its number, or number themselves. */
export function invoiceStarts(pages: readonly Page[]): InvoiceStart[] {
  const starts: InvoiceStart[] = [];
  const marks = pages.map(marksOf);
  let first = marks[0];
  marks.forEach((own, at) => {
    const before = marks[at - 1];
    if (first === undefined || before === undefined) return;
    const evidence = evidenceOf(own, { first, before });
    if (evidence === null) return;
    starts.push({ at, evidence });
    if (evidence === 'sure' || evidence === 'likely') first = own;
  });
  return starts;
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

/** What speaks for a page to begin another paper than that which began with `first` and had come to the page `before`. */
function evidenceOf(
  own: Marks,
  { first, before }: { readonly first: Marks; readonly before: Marks },
): InvoiceStart['evidence'] | null {
  if (own.pageNumber !== null && own.pageNumber > 1) return null;
  const namesFirst = (first.number?.length ?? 0) >= TELLING && prints(own, first.number);
  if (own.number === null || prints(first, own.number)) {
    if (own.number !== null || namesFirst) return null;
    if (own.pageNumber === 1 && before.pageNumber !== null) return 'likely';
    return own.date !== null && first.date !== null && own.date !== first.date ? 'faint' : 'bare';
  }
  // A credit note names the invoice it is for.
  if (namesFirst) return own.isTitled ? 'likely' : null;
  if (first.number === null) return own.isTitled ? 'likely' : 'faint';
  return own.isTitled ? 'sure' : 'likely';
}

/** A shorter number may stand on any page. */
const TELLING = 4;

/** Whether a number stands on a page, whatever it is called there. */
function prints({ words }: Marks, number: string | null): boolean {
  return number?.split(' ').every((word) => words.has(plain(word))) === true;
}

/** A word without the marks around it. */
function plain(word: string): string {
  return word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
}
