import { type Chunk, chunkOf, chunksAt } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { fieldLabelAt } from '../rows/labels.ts';
import { FIELD_LABELS, NAME_WORDS } from '../vocabulary/tables.ts';
import { HONORIFIC, isForAttention } from './for-attention.ts';
import { isName } from './is-name.ts';
import { endsInLegalForm, isStreet, legalName, PERSON } from './party-name.ts';
import { POSTAL_CODE } from './postal-code.ts';
import { beginsWithOwner, tidyName } from './tidy-name.ts';

/** How a name was cut from the text of a cell. */
export type NameCut = 'cell' | 'value' | 'legal' | 'registered' | 'part' | 'joined' | 'line' | 'addressed';

/** A name that may be the seller's or the buyer's, and where it is printed. */
export type PartyCandidate = {
  readonly name: string;
  readonly cut: NameCut;
  readonly row: DocumentRow;
  readonly chunk: Chunk;
  /** The cell's place among those of its line. */
  readonly index: number;
};

/** Cells of letter-spaced and typewriter type have gaps of up to this many heights of their text. */
const WIDE_GAP = 1.05;

/** Every name on the first page, and in the lower half of the last, that may be a party's. */
export function partyCandidates(rows: readonly DocumentRow[]): PartyCandidate[] {
  const seen = new Set<string>();
  const found = [...firstPage(rows), ...lastFoot(rows)].flatMap((row) =>
    cellsOf(row)
      .flatMap((chunk, index) => namesIn(rows, row, chunk).map((found) => ({ ...found, row, chunk, index })))
      .filter(({ name }) => {
        const key = `${row.position}|${name}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      }),
  );
  return found.filter((candidate) => !isUnderItsParty(candidate, found) && !isLabelInList(candidate, rows));
}

/** Whether a cell is under two labels of a list, each with its value in the next cell as it has itself: it is a label nobody listed. */
function isLabelInList({ row, chunk }: PartyCandidate, rows: readonly DocumentRow[]): boolean {
  const [own, value] = row.chunks;
  if (own === undefined || value === undefined || chunk.words[0] !== own.words[0]) return false;
  return [1, 2].every((count) => {
    const [label, other] = rows[row.position - count]?.chunks ?? [];
    const isIn = (a: Chunk | undefined, b: Chunk) => a !== undefined && Math.abs(a.left - b.left) < EDGE;
    const hasValue = /:\s*\S/.test(`${own.text} ${label?.text}`);
    return (
      isIn(label, own) &&
      isIn(other, value) &&
      !hasValue &&
      !fieldLabelAt(other?.text ?? '') &&
      fieldLabelAt(label?.text ?? '')
    );
  });
}

/** How many heights of a line two lines of an address are apart at most. */
const ADDRESS_GAP = 0.9;

/** Whether a line only says whose or for whom at the party it is whose name is right above it: in words, or by a person's name below a company's. */
function isUnderItsParty({ row, chunk }: PartyCandidate, found: readonly PartyCandidate[]): boolean {
  const isOwner = beginsWithOwner(chunk.text);
  const [isSaid, isPerson] = [isForAttention(chunk.text), PERSON.test(chunk.text)];
  if (!isSaid && !isPerson && !isOwner) return false;
  const height = row.line.bottom - row.line.top;
  return found.some(({ row: over, chunk: cell }) => {
    const gap = row.line.top - over.line.bottom;
    const isRightAbove =
      over.line.page === row.line.page && over.position < row.position && gap < height * ADDRESS_GAP;
    return (
      isRightAbove &&
      // The first line is the seller's letterhead, over whom it is addressed to.
      (isOwner ? isFlush(cell, chunk) : over !== found[0]?.row && Math.abs(cell.left - chunk.left) < EDGE) &&
      !isForAttention(cell.text) &&
      (isSaid || isOwner || endsInLegalForm(cell.text)) &&
      !POSTAL_CODE.test(cell.text)
    );
  });
}

/** Whether a line is right under a person who is addressed by form and name, and names no company: their house, "Mrs Philippa Wrenfield", "Tanner's Cottage". */
export function isUnderAddressed({ row, chunk }: PartyCandidate, found: readonly PartyCandidate[]): boolean {
  const isTrade = phrasesIn(NAME_WORDS, chunk.text).some(({ value }) => value === 'trade');
  if (endsInLegalForm(chunk.text) || isTrade || HONORIFIC.test(chunk.text)) return false;
  return found.some(
    ({ row: over, chunk: cell }) =>
      isRightBelow(row, over, row) &&
      Math.abs(cell.left - chunk.left) < EDGE &&
      HONORIFIC.test(cell.text) &&
      !FORM_ALONE.test(cell.text),
  );
}

/** The company whose name is right below a line that says for whom there it is: "Attn: Ms Tan Hui Min", "Lorong Student Care Ltd". */
export function companyBelow(
  { row, chunk }: PartyCandidate,
  found: readonly PartyCandidate[],
): PartyCandidate | undefined {
  if (!isForAttention(chunk.text)) return undefined;
  return found.find(
    ({ cut, row: under, chunk: cell }) =>
      cut === 'legal' && isRightBelow(under, row, row) && Math.abs(cell.left - chunk.left) < EDGE,
  );
}

/** Whether a row is the next below another one and no further from it than lines of one address are, by the height of the third. */
function isRightBelow(under: DocumentRow, over: DocumentRow, { line }: DocumentRow): boolean {
  return (
    over.line.page === under.line.page &&
    over.position === under.position - 1 &&
    under.line.top - over.line.bottom < (line.bottom - line.top) * ADDRESS_GAP
  );
}

/** "Monsieur et Madame": whose name is on the line below. */
const FORM_ALONE = new RegExp(`\\s${oneOf('addressedAs')}\\.?$`, 'iu');

/** Left edges of one block are no further apart, in points. */
const EDGE = 5;

function firstPage(rows: readonly DocumentRow[]): DocumentRow[] {
  return rows.filter(({ line }) => line.page === rows[0]?.line.page);
}

/** The lower half of the last page, where it is not the first: companies print who they are there. */
function lastFoot(rows: readonly DocumentRow[]): DocumentRow[] {
  const page = rows.at(-1)?.line.page;
  if (page === rows[0]?.line.page) return [];
  const last = rows.filter(({ line }) => line.page === page);
  const bottom = Math.max(...last.map(({ line }) => line.bottom));
  return last.filter(({ line }) => line.top > bottom / 2);
}

/** The cells of a line by its own gaps and, where that differs, by wide ones. */
function cellsOf(row: DocumentRow): Chunk[] {
  const wide = chunksAt(row.line, WIDE_GAP);
  return wide.length === row.chunks.length ? wide : [...row.chunks, ...wide];
}

type Found = { readonly name: string; readonly cut: NameCut };

const SEPARATOR = /\s+[•·●|–—*−-]\s+|,\s+(?=\S*\d|\p{Lu})/u;
const VALUE = /^[^:：]{2,40}[:：]\s*(\p{L}.*)$/u;
const ADDRESSED = new RegExp(`^(.{2,40}?)\\s*${oneOf('addressedName')}$`, 'u');

/** A name with a number in brackets behind it, as of a register or an order: "ACME TRADING (001904043-H)", "Acme Trust (PO 118740)". */
const REGISTERED = /^(\p{L}.{2,59}?)\s?[([{]\s?[A-Z]{0,3}[- ]?\d[\d-]{3,}(?:-?[A-Z])?\s?[)\]}]/u;

/** The names a cell may hold: all of it, what follows its label, a company up to its legal form or its number in a register, the first part of an address. */
function namesIn(rows: readonly DocumentRow[], row: DocumentRow, chunk: Chunk): Found[] {
  if (/[:：]\s*$/.test(chunk.text)) return [];
  const text = tidyName(chunk.text);
  const addressed = ADDRESSED.exec(chunk.text)?.[1];
  if (addressed !== undefined) return [{ name: addressed, cut: 'addressed' }];
  const found: Found[] = [];
  const add = (name: string | null | undefined, cut: NameCut) => {
    if (name !== null && name !== undefined && name !== '' && !found.some((item) => item.name === name))
      found.push({ name, cut });
  };
  add(legalName(text), 'legal');
  for (const sentence of text.split(/[.;]\s+(?=\p{Lu})/u).slice(1)) add(legalName(sentence), 'legal');
  const labelled = VALUE.exec(chunk.text)?.[1] ?? '';
  const behind = withoutTaxIds(labelled);
  const named = (behind === labelled ? null : legalName(behind)) ?? behind;
  const value = tidyName(REGISTERED.exec(named)?.[1] ?? nameOfAddress(named) ?? named);
  if (value !== '' && isName(value)) add(value, 'value');
  const registered = tidyName(REGISTERED.exec(text)?.[1] ?? '');
  if (registered !== '' && isName(registered)) add(registered, 'registered');
  const first = nameOfAddress(text);
  if (first !== null && isName(first)) add(first, 'part');
  if (first === null && (isName(text) || isLowerBrand(rows, row, text))) add(text, 'cell');
  add(joined(rows, row, chunk), 'joined');
  if (chunk === row.chunks[0]) add(wholeLine(row), 'line');
  return found;
}

/** The first part of an address on one line; null of another text. */
function nameOfAddress(text: string): string | null {
  const [first = '', ...others] = text.split(SEPARATOR);
  const isAddress = others.length > 0 && (POSTAL_CODE.test(text) || others.length > 1);
  return isAddress ? tidyName(first) : null;
}

/** Whether the first text of a document is a name all in small letters, in the largest type over what follows it: "crumb & kettle". */
function isLowerBrand(rows: readonly DocumentRow[], row: DocumentRow, text: string): boolean {
  const [first] = row.chunks;
  const [next] = rows[1]?.chunks ?? [];
  if (row !== rows[0] || first === undefined || next === undefined || row.chunks.length > 1) return false;
  if (text !== text.toLowerCase() || !isFlush(first, next)) return false;
  const largest = Math.max(...rows.flatMap(({ chunks }) => chunks.map(sizeOf)));
  return sizeOf(first) >= largest && isName(text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
}

/** What a party's line has behind the numbers of its taxes, if it begins with them: "ИНН 7701234567, КПП 770101001, ООО …". */
function withoutTaxIds(text: string): string {
  const [all, label = ''] = /^(\D{2,20}?):?\s*\d[\d-]{5,},\s+/u.exec(text) ?? [];
  return all === undefined || FIELD_LABELS.spaced.get(normalise(label)) !== 'taxId'
    ? text
    : withoutTaxIds(text.slice(all.length));
}

/** The whole of a line whose words are set far apart, as in large type. */
function wholeLine({ line, chunks }: DocumentRow): string | null {
  if (chunks.length < 2 || chunks.length > 5) return null;
  const sizes = chunks.map(sizeOf);
  const isOneSize = Math.max(...sizes) / Math.min(...sizes) < 1.2;
  const height = line.bottom - line.top;
  const isNear = chunks.every(
    (cell, index) => index === 0 || cell.left - (chunks[index - 1]?.right ?? 0) < height * 2.2,
  );
  const text = tidyName(textOf(line.words));
  return isOneSize && isNear && !/\d{3}/.test(text) && isName(text) ? text : null;
}

/** A name over two lines of the same type, close together and flush or centred. */
function joined(rows: readonly DocumentRow[], row: DocumentRow, chunk: Chunk): string | null {
  const below = rows[row.position + 1];
  if (below === undefined || below.line.page !== row.line.page) return null;
  // In a list of labels the next line is the value of another one.
  const [label] = row.chunks;
  if (label !== undefined && label.right < chunk.left && fieldLabelAt(label.text)) return null;
  const height = row.line.bottom - row.line.top;
  if (below.line.top - row.line.bottom > height * 0.9) return null;
  const cells = chunksAt(below.line, WIDE_GAP);
  const next = cells.find((cell) => isFlush(cell, chunk));
  if (next === undefined || Math.abs(sizeOf(next) / sizeOf(chunk) - 1) > 0.12) return null;
  const [a, b] = [tidyName(chunk.text), tidyName(next.text)];
  const isOne =
    legalName(a) === null &&
    !HONORIFIC.test(a) &&
    !isForAttention(next.text) &&
    !beginsWithOwner(next.text) &&
    isName(a) &&
    /\p{L}{2}/u.test(b) &&
    !/[@\d]|:$/.test(next.text) &&
    !b.includes(':') &&
    !b.toUpperCase().startsWith(a.toUpperCase()) &&
    !(legalName(b) !== null && repeatsWord(a, b)) &&
    isName(`${a} ${b}`);
  return isOne ? `${a} ${b}` : null;
}

/** Whether two texts have a long word in common: a brand over the company's name, not one name over two lines. */
function repeatsWord(a: string, b: string): boolean {
  const words = new Set(normalise(a).split(' '));
  return normalise(b)
    .split(' ')
    .some((word) => word.length >= LEAST_OF_WORD && words.has(word));
}

const LEAST_OF_WORD = 5;

function sizeOf({ words }: Chunk): number {
  return Math.max(1, ...words.map(({ fontSize }) => fontSize));
}

/** What follows a street's number in an address on one line. */
const BEHIND_STREET = /^,\s+(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}/u;

/** Whether a name is that of a building's owners, who are called by its address: "Brf Sjöutsikten 3". */
export function isOfOwners(name: string): boolean {
  return phrasesIn(NAME_WORDS, name).some(({ value }) => value === 'owners');
}

/** Whether a name is the street of an address: with its number, as "Senefelder Straße 2", or by its last word before the rest of the address. */
export function isStreetLine({ name, cut, chunk }: PartyCandidate): boolean {
  if (isOfOwners(name)) return false;
  const behind = chunk.text.slice(chunk.text.indexOf(name) + name.length);
  if (cut === 'part' && isStreet(name) && BEHIND_STREET.test(behind)) return true;
  const last = cut === 'part' ? (name.split(' ').at(-1) ?? '') : '';
  const named = isStreet(name) ? name : last;
  return phrasesIn(NAME_WORDS, named).some(({ value }) => value === 'street');
}

/** Whether two cells share their left edge, their right one or their middle. Points. */
export function isFlush(a: Chunk, b: Chunk): boolean {
  const height = Math.min(heightOf(a), heightOf(b));
  const edge = Math.max(5, height * 0.3);
  return (
    Math.abs(a.left - b.left) < edge ||
    Math.abs(a.right - b.right) < edge ||
    Math.abs(a.left + a.right - b.left - b.right) < Math.max(8, height * 0.8)
  );
}

/** The height of a cell's text: photographed pages have points of any size. */
function heightOf({ words }: Chunk): number {
  return Math.max(...words.map(({ top, bottom }) => bottom - top));
}

/** The cell of a line right under or over another. */
export function cellInColumn(row: DocumentRow, chunk: Chunk): Chunk | undefined {
  return (
    row.chunks.find((cell) => Math.abs(cell.left - chunk.left) < 5) ??
    row.chunks.find((cell) => isFlush(cell, chunk)) ??
    row.chunks.find((cell) => cell.left < chunk.right && cell.right > chunk.left)
  );
}

/** The words of a cell from the first that begins `name`. */
export function wordsOfName(chunk: Chunk, name: string): Chunk {
  const [first = ''] = name.split(' ');
  const from = chunk.words.findIndex(({ text }) => text.includes(first));
  return from > 0 ? chunkOf(chunk.words.slice(from)) : chunk;
}
