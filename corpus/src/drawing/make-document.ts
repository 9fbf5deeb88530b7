import { formatDecimal } from '@tieout/records';
import type { Variant } from '../layout/header.ts';
import type { Layout, Place } from '../layout/layout.ts';
import { LayoutError } from '../layout/layout-error.ts';
import type { AccountTruth, StatementTruth } from '../ledger/truth.ts';
import type { Measure } from '../paper/fonts.ts';
import { writeWithPdfLib } from '../paper/write-with-pdf-lib.ts';
import { writeWithPdfkit } from '../paper/write-with-pdfkit.ts';
import { isoDate } from '../writing/format-date.ts';
import { type DrawnLayout, drawLayout } from './draw-layout.ts';
import { missingLetters } from './missing-letters.ts';
import { overlapsOf } from './overlaps-of.ts';

export type MadeDocument = {
  readonly id: string;
  readonly pdf: Uint8Array;
  readonly truth: StatementTruth;
  /** Faults of the drawing: words on one another or off the sheet, letters the font lacks. */
  readonly faults: readonly string[];
};

/** One document of a layout as PDF bytes, with its truth. Throws where a transaction is printed nowhere. */
export async function makeDocument(
  layout: Layout,
  { seed, variant }: { readonly seed: string; readonly variant: Variant },
  measure: Measure,
): Promise<MadeDocument> {
  const drawn = drawLayout(layout, { seed, variant }, measure);
  const id = `${layout.name}-${variant}-${seed}`;
  const isEven = [...id].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % 2 === 0;
  const pdf = await (isEven ? writeWithPdfkit(drawn.paper, null) : writeWithPdfLib(drawn.paper));
  return {
    id,
    pdf,
    truth: truthOf(layout, drawn, { id, seed, variant, producer: isEven ? 'pdfkit' : 'pdf-lib' }),
    faults: [
      ...(layout.header.overlaps === 'yes' ? [] : overlapsOf(drawn.paper, measure)),
      ...missingLetters(drawn.paper),
    ],
  };
}

function truthOf(
  layout: Layout,
  drawn: DrawnLayout,
  { id, seed, variant, producer }: { id: string; seed: string; variant: Variant; producer: string },
): StatementTruth {
  const { header } = layout;
  return {
    id,
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
      `producer:${producer}`,
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

function accountTruth(layout: Layout, { books, printed, locale }: DrawnLayout, index: number): AccountTruth {
  const [own, shown] = [books[index], printed[index]];
  if (own === undefined || shown === undefined) throw new Error(`no account ${index}`);
  const lost = own.ledger.entries.filter((entry) => !shown.rows.some((row) => row.entry === entry));
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
    transactions: shown.rows.map(({ entry, hasBalance, hasPostDate, hasValueDate, descriptions }) => ({
      date: isoDate(entry.date),
      post_date: hasPostDate ? isoDate(entry.postDate) : null,
      description: descriptions[0] ?? '',
      ...(descriptions.length > 1 ? { description_alt: descriptions.slice(1) } : {}),
      amount: decimal(entry.amount),
      balance: hasBalance ? balance(entry.balance) : null,
      ...(hasValueDate ? { value_date: isoDate(entry.postDate) } : {}),
    })),
  };
}
