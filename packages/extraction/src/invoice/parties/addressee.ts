import type { Chunk } from '../../lines/chunk.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { says } from '../../vocabulary/says.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { fieldLabelAt, type Labelled } from '../rows/labels.ts';
import { FIELD_LABELS, TITLES } from '../vocabulary/tables.ts';
import { isAkin } from './is-akin.ts';
import { isName } from './is-name.ts';
import { isStreet } from './party-name.ts';
import { POSTAL_CODE } from './postal-code.ts';
import { tidyName } from './tidy-name.ts';

/** The first line of an address block of the first page that is not the vendor's. */
export function addressee(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  vendor: string | null,
): string | null {
  const page = rows.filter((row) => row.line.page === rows[0]?.line.page);
  const lowest = lowestAddress(page);
  const shipTo = new Set(labels.filter((label) => label.role === 'shipTo').map((label) => label.position));
  for (const row of page) {
    if (row.line.top > lowest) continue;
    for (const chunk of row.chunks) {
      if (!endsAddress(chunk)) continue;
      const block = blockAbove(rows, row, chunk);
      if (block.length < 2 || shipTo.has(row.position - block.length)) continue;
      if (vendor !== null && isUnder(lineOver(rows, row, block[0] ?? ''), row, vendor)) continue;
      const name = nameInBlock(block, vendor);
      if (name !== null) return tidyName(name);
    }
  }
  return null;
}

/** How far down the first page an address may stand, in points: its upper half, and above the first sum. */
function lowestAddress(page: readonly DocumentRow[]): number {
  const firstMoney = page.find((row) => row.figures.some((figure) => figure.isMoney));
  return Math.max(Math.max(...page.map((row) => row.line.bottom)) * 0.5, firstMoney?.line.top ?? 0);
}

/** Whether a cell is an address's line of code and town, and not a whole address in one line. */
function endsAddress({ text }: Chunk): boolean {
  return (POSTAL_CODE.test(text) || isTownFirst(text)) && !/[•·|●–—]|\s-\s|,.*,/.test(text);
}

/** Whether a text is a town, or a state of Australia, before its code of four digits, as in New Zealand: "Grey Lynn 1021". */
function isTownFirst(text: string): boolean {
  if (!/^(\p{Lu}[\p{L}'’-]+\s+){1,3}\d{4}$/u.test(text)) return false;
  const key = normalise(text.replace(/\d+$/, ''));
  return !FIELD_LABELS.spaced.has(key) && !TITLES.spaced.has(key);
}

/** How a letter addresses a person. */
const ADDRESSED = new RegExp(`^${oneOf('addressedAs')}\\.?\\s+\\p{Lu}`, 'iu');

/** What stands in a seller's own block and in no customer's. */
function isOfSeller(text: string): boolean {
  return /www|@/i.test(text) || says('sellersMark', text);
}

/** The customer's name in an address block; null where the block is another's. */
function nameInBlock(block: readonly string[], vendor: string | null): string | null {
  const names = block.filter((text) => isName(text) && !POSTAL_CODE.test(text));
  // An owners' association is called by its street and number.
  const name = names.find((text) => !isStreet(text)) ?? (block.length > 2 ? names[0] : undefined);
  if (name === undefined) return null;
  if (vendor !== null && isAkin(name, vendor)) return names.find((text) => ADDRESSED.test(text)) ?? null;
  const isSellers = vendor === null && block.some((text) => isOfSeller(text) && text !== name);
  return isSellers ? null : name;
}

/** How many lines up an address may go on. */
const MOST_LINES = 8;

/** The line over that with a block's first text, which stands on `row` or above. */
function lineOver(rows: readonly DocumentRow[], row: DocumentRow, first: string): DocumentRow | undefined {
  const top = rows
    .slice(0, row.position + 1)
    .findLast(({ chunks }) => chunks.some(({ text }) => text === first));
  return top === undefined ? undefined : rows[top.position - 1];
}

/** Whether the line above a block is the vendor's name, set in the middle over it. */
function isUnder(above: DocumentRow | undefined, row: DocumentRow, vendor: string): boolean {
  const isOne = above?.chunks.length === 1 && above.line.page === row.line.page;
  return isOne && above.chunks.some(({ text }) => isAkin(text, vendor));
}

/** The texts of a block of aligned lines from its top down to `chunk`. */
function blockAbove(rows: readonly DocumentRow[], row: DocumentRow, chunk: Chunk): string[] {
  const texts = [chunk.text];
  let top = row.line.top;
  for (let back = 1; back <= MOST_LINES; back++) {
    const above = rows[row.position - back];
    if (above === undefined || above.line.page !== row.line.page) break;
    const em = above.line.bottom - above.line.top;
    if (top - above.line.bottom > em * 1.3) break;
    const aligned = above.chunks.find((item) => Math.abs(item.left - chunk.left) < 4);
    if (aligned === undefined) continue;
    // An address ends there: what stands over it is another party's.
    if (POSTAL_CODE.test(aligned.text) || fieldLabelAt(aligned.text)) break;
    const size = aligned.words[0]?.fontSize ?? 0;
    const usual = chunk.words[0]?.fontSize ?? 0;
    if (size < usual * 0.7 || size > usual * 1.35) break;
    texts.unshift(aligned.text);
    top = above.line.top;
  }
  return texts;
}
