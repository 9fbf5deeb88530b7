import { type Chunk, chunksOf } from '../../lines/chunk.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { Labelled } from '../rows/labels.ts';
import { isAkin, squash } from './is-akin.ts';
import { labelledParty } from './labelled-party.ts';
import { namesIn } from './names-in.ts';
import { isStreet, legalName } from './party-name.ts';
import { POSTAL_CODE } from './postal-code.ts';
import { contextOf, vendorScore } from './vendor-score.ts';

/** A candidate for the vendor's name with what speaks for it. */
type Candidate = { readonly name: string; readonly score: number };

/** What a name by its place and looks must score to outweigh a labelled one, and to be believed where none is labelled. */
const ENOUGH_BESIDE_LABEL = 6.5;
const ENOUGH = 1.5;

/** Who sells: the name that most speaks for, by letterhead, footer and label; null where nothing speaks enough. */
export function vendorOf(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  customer: string | null,
): string | null {
  const labelled = labelledParty(rows, labels, 'vendor');
  const candidates = candidatesOf(rows, customer, labelled);
  const best = candidates.reduce<Candidate | null>((a, b) => (a === null || b.score > a.score ? b : a), null);
  if (labelled !== null && (best === null || best.score < ENOUGH_BESIDE_LABEL)) return labelled;
  return best === null || best.score < ENOUGH ? null : inFull(best, candidates).name;
}

/** The names on the first page and the last with their scores; a name told again, in the footer above all, scores more. */
function candidatesOf(
  rows: readonly DocumentRow[],
  customer: string | null,
  labelled: string | null,
): Candidate[] {
  const page = rows.filter((row) => row.line.page === rows[0]?.line.page);
  const context = contextOf(rows, page);
  const isCustomers = isInCustomersBlock(page, customer);
  const candidates = new Map<string, Candidate>();
  for (const row of [...page, ...closingPage(rows)]) {
    if (row.figures.some((figure) => figure.isMoney)) continue;
    for (const [index, chunk] of nameChunks(row).entries()) {
      if (isCustomers(row, chunk)) continue;
      for (const { name, bonus } of namesIn(chunk)) {
        if (customer !== null && isAkin(name, customer)) continue;
        const asLabelled = labelled !== null && isAkin(name, labelled) ? 4 : 0;
        const score = bonus + vendorScore(name, { row, chunk, index }, context) + asLabelled;
        const known = candidates.get(squash(name));
        const again = row.line.top > context.bottom * 0.85 ? 2 : 0.7;
        candidates.set(squash(name), {
          name,
          score: known === undefined ? score : Math.max(known.score, score) + again,
        });
      }
    }
  }
  return [...candidates.values()];
}

/** The last page, where it is another than the first. */
function closingPage(rows: readonly DocumentRow[]): DocumentRow[] {
  const last = rows[rows.length - 1]?.line.page;
  return last === rows[0]?.line.page ? [] : rows.filter((row) => row.line.page === last);
}

/** How many lines under the customer's name its address may go on. */
const ADDRESS_LINES = 6;

/** Whether a cell stands in an address of the customer's. */
function isInCustomersBlock(
  page: readonly DocumentRow[],
  customer: string | null,
): (row: DocumentRow, chunk: Chunk) => boolean {
  if (customer === null) return () => false;
  const places = page.flatMap((row) =>
    row.chunks
      .filter((chunk) => isAkin(chunk.text, customer))
      .map((chunk) => ({ left: chunk.left, from: row.position, to: blockEnd(page, row, chunk) })),
  );
  return ({ position }, chunk) =>
    places.some(({ left, from, to }) => Math.abs(left - chunk.left) < 6 && position > from && position <= to);
}

/** Two lines of one address stand no further apart than this, in heights of a line. */
const PARTED = 1.6;

/** Position of the last line of the block a name begins. */
function blockEnd(page: readonly DocumentRow[], row: DocumentRow, { left }: Chunk): number {
  let last = row;
  for (const next of page) {
    if (next.position <= row.position || next.position > row.position + ADDRESS_LINES) continue;
    const cell = next.chunks.find((chunk) => Math.abs(chunk.left - left) < 6);
    if (cell === undefined) continue;
    // Another company's name begins another block.
    if (legalName(cell.text) !== null) break;
    if (next.line.top - last.line.bottom > (next.line.bottom - next.line.top) * PARTED) break;
    last = next;
  }
  return last.position;
}

/** A line's words in cells wide enough apart for letter-spaced and typewriter type. */
function nameChunks(row: DocumentRow): Chunk[] {
  return chunksOf(row.line, 1.05).filter(
    (chunk) => !isStreet(chunk.text) || legalName(chunk.text) !== null || POSTAL_CODE.test(chunk.text),
  );
}

/** A short name, as a logo writes it, in the longer form with which the company is registered. */
function inFull(best: Candidate, others: readonly Candidate[]): Candidate {
  if (legalName(best.name) !== null) return best;
  const short = squash(best.name);
  return (
    others.find(
      ({ name, score }) => score > 0 && legalName(name) !== null && squash(name).startsWith(short),
    ) ?? best
  );
}
