import { formatDecimal } from '@tieout/records';
import type { Layout, Place } from '../layout/layout.ts';
import { LayoutError } from '../layout/layout-error.ts';
import type { AccountTruth, StatementTruth } from '../ledger/truth.ts';
import type { Measure } from '../paper/fonts.ts';
import type { Paper } from '../paper/paper.ts';
import { writeWithPdfLib } from '../paper/write-with-pdf-lib.ts';
import { writeWithPdfkit } from '../paper/write-with-pdfkit.ts';
import { isoDate } from '../writing/format-date.ts';
import { type DrawnLayout, drawLayout, type LayoutOrder } from './draw-layout.ts';
import { missingLetters } from './missing-letters.ts';
import { overlapsOf } from './overlaps-of.ts';

/** A document of a layout as paper, not written as a PDF yet. */
export type DrawnDocument = {
  readonly id: string;
  readonly paper: Paper;
  readonly truth: StatementTruth;
  /** Faults of the drawing: words on one another or off the sheet, letters the font lacks. */
  readonly faults: readonly string[];
};

export type MadeDocument = Omit<DrawnDocument, 'paper'> & { readonly pdf: Uint8Array };

/** One document of a layout as PDF bytes, with its truth. Throws where a transaction is printed nowhere. */
export async function makeDocument(
  layout: Layout,
  order: LayoutOrder,
  measure: Measure,
): Promise<MadeDocument> {
  const { paper, ...drawn } = drawDocument(layout, order, measure);
  const isEven = [...drawn.id].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % 2 === 0;
  const pdf = await (isEven ? writeWithPdfkit(paper, null) : writeWithPdfLib(paper));
  const tags = [...drawn.truth.tags, `producer:${isEven ? 'pdfkit' : 'pdf-lib'}`];
  return { ...drawn, pdf, truth: { ...drawn.truth, tags } };
}

/** One document of a layout as paper, with its truth. Throws where a transaction is printed nowhere. */
export function drawDocument(layout: Layout, order: LayoutOrder, measure: Measure): DrawnDocument {
  const drawn = drawLayout(layout, order, measure);
  return {
    id: `${layout.name}-${order.variant}-${order.seed}`,
    paper: drawn.paper,
    truth: truthOf(layout, drawn, order),
    faults: [
      ...(layout.header.overlaps === 'yes' ? [] : overlapsOf(drawn.paper, measure)),
      ...missingLetters(drawn.paper),
    ],
  };
}

function truthOf(layout: Layout, drawn: DrawnLayout, { seed, variant }: LayoutOrder): StatementTruth {
  const { header } = layout;
  return {
    id: `${layout.name}-${variant}-${seed}`,
    kind: header.kind === 'card' ? 'credit_card_statement' : 'bank_statement',
    family: layout.name,
    seed,
    language: header.language,
    country: header.country,
    tags: [
      'text-layer',
      `layout:${layout.name}`,
      `variant:${variant}`,
      `batch:${header.batch}`,
      `country:${header.country}`,
      `lang:${header.language}`,
      ...header.classes.map((number) => `class:${number}`),
      ...(drawn.paper.sheets.length > 1 ? ['multi-page'] : []),
    ],
    currency: header.currency[0] ?? '',
    password: null,
    pages: drawn.paper.sheets.length,
    accounts: drawn.books.map((_, index) => accountTruth(layout, drawn, index)),
    checked: { opening_plus_sum_equals_closing: true },
  };
}

/** Where the first list of transactions begins. */
function placeOfRows({ account }: Layout): Place {
  return account.find((step) => step.what === 'rows')?.place ?? { line: 1, column: 1 };
}

function accountTruth(
  layout: Layout,
  { books, printed, locale, altered }: DrawnLayout,
  index: number,
): AccountTruth {
  const [own, shown] = [books[index], printed[index]];
  if (own === undefined || shown === undefined) throw new Error(`no account ${index}`);
  const lost = own.ledger.entries.filter(
    (entry) => altered.get(entry) !== null && !shown.rows.some((row) => row.entry === entry),
  );
  if (lost.length > 0)
    throw new LayoutError(
      `${layout.name}.layout`,
      placeOfRows(layout),
      `${lost.length} transactions are printed nowhere, of the kinds ${[...new Set(lost.map(({ kind }) => kind))].join(', ')}: let an @rows or @row take them`,
    );
  if (shown.rows.length > own.ledger.entries.length)
    throw new LayoutError(
      `${layout.name}.layout`,
      placeOfRows(layout),
      'transactions are printed twice: mark the second @rows with "again"',
    );
  const decimal = (minor: number) => formatDecimal(minor, locale.digits);
  // What is owed on a loan is an account below zero; only cards show it as positive.
  const balance = (minor: number) => decimal(layout.header.kind === 'loan' ? 0 - minor : minor);
  return {
    number: shown.number,
    currency: own.currency,
    opening: shown.hasOpening ? balance(own.ledger.opening) : null,
    closing: shown.hasClosing ? balance(own.ledger.closing) : null,
    transactions: shown.rows.map(
      ({ entry, amount, hasBalance, hasPostDate, hasValueDate, descriptions }) => ({
        date: isoDate(entry.date),
        post_date: hasPostDate ? isoDate(entry.postDate) : null,
        description: descriptions[0] ?? '',
        ...(descriptions.length > 1 ? { description_alt: descriptions.slice(1) } : {}),
        amount: decimal(amount),
        balance: hasBalance ? balance(entry.balance) : null,
        ...(hasValueDate ? { value_date: isoDate(entry.postDate) } : {}),
      }),
    ),
  };
}
