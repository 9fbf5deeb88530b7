import { chunksOf } from '../../lines/chunk.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { isName } from './is-name.ts';
import { isStreet } from './party-name.ts';
import { POSTAL_CODE } from './postal-code.ts';
import { tidyName } from './tidy-name.ts';

/** A name and an address on one line, parted by dots, dashes or commas. */
const SENDER = /\p{L}.*(\s[•·●|*–—-]\s|,\s).*\d/u;
/** A longer line is a sentence of the small print. */
const LONGEST_SENDER = 110;
/** How many lines under the sender's the addressee may stand. */
const LINES_BELOW = 4;

/** A town with its state and code alone, the last line of an American address. */
const TOWN = /^[\p{L}.' -]+,?\s+[A-Z]{2},?\s+\d{5}(-\d{4})?$/u;

/** The name under a sender's line, as in letters with a window. */
export function nameBelowSender(rows: readonly DocumentRow[]): string | null {
  const firstPage = rows[0]?.line.page;
  for (const row of rows) {
    if (row.line.page !== firstPage) return null;
    const sender = chunksOf(row.line, 1.05).find(
      ({ text }) =>
        SENDER.test(text) && !TOWN.test(text) && POSTAL_CODE.test(text) && text.length < LONGEST_SENDER,
    );
    if (sender === undefined || isInLowerHalf(rows, row)) continue;
    for (const below of rows.slice(row.position + 1, row.position + 1 + LINES_BELOW)) {
      const chunk = below.chunks.find((item) => Math.abs(item.left - sender.left) < 12);
      if (chunk === undefined || below.line.page !== firstPage) continue;
      if (isName(chunk.text) && !isStreet(chunk.text) && !sender.text.includes(chunk.text))
        return tidyName(chunk.text);
    }
  }
  return null;
}

function isInLowerHalf(rows: readonly DocumentRow[], row: DocumentRow): boolean {
  const page = rows.filter((other) => other.line.page === row.line.page);
  return row.line.top > Math.max(...page.map((other) => other.line.bottom)) * 0.5;
}
