import { type Chunk, chunkOf } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
import { FIELD_LABELS, TITLES } from '../vocabulary/tables.ts';
import type { LabelRole } from '../words/locale.ts';
import type { DocumentRow } from './document-rows.ts';
import type { ItemTable } from './item-tables.ts';

/** A label of the document and the places where its value may stand, nearest first. */
export type Labelled = {
  readonly role: LabelRole;
  readonly label: string;
  /** How sure the label is one, 0 to 1: alone in its cell or followed by a colon, or a phrase of several words. */
  readonly strength: number;
  readonly position: number;
  readonly page: number;
  readonly places: readonly Place[];
  /** Whether it is of another document than this one, as of the invoice that a credit note credits. */
  readonly isOfAnother?: boolean;
  /** True for the label of a name where another one that ends in the same words shows whose either is. */
  readonly isOfOneParty?: boolean;
};

export type Place = {
  readonly kind: 'behind' | 'right' | 'below';
  readonly words: readonly Word[];
  readonly position: number;
};

/** Every label of fields and parties in a document, in reading order; the headings over its items are none. */
export function labelledPlaces(rows: readonly DocumentRow[], tables: readonly ItemTable[]): Labelled[] {
  const labels = withoutHeadings(rows, tables).flatMap((row) =>
    row.chunks.flatMap((chunk, index) => labelsIn(rows, row, chunk, index)),
  );
  const isTitle = ({ label, position }: Labelled) =>
    rows[position]?.chunks.some(({ text }) => withoutEnd(text) === withoutEnd(label)) === true;
  if (!labels.some((own) => own.role === 'vendor' && isTitle(own))) return labels;
  // "TO" alone says little, but next to "FROM" it is the title over the buyer.
  return labels.map((own) =>
    own.role === 'customer' && own.strength < UNDER_TITLE && isTitle(own)
      ? { ...own, strength: UNDER_TITLE }
      : own,
  );
}

function withoutEnd(text: string): string {
  return text.replace(/[:,]$/, '');
}

/** The labels on some rows of a document, without where their values stand. */
export function labelsOn(
  rows: readonly DocumentRow[],
  tables: readonly ItemTable[],
): Pick<Labelled, 'role' | 'label'>[] {
  return withoutHeadings(rows, tables).flatMap(({ chunks }) =>
    chunks.flatMap((chunk) =>
      foundIn(chunk).flatMap((item) =>
        strengthOf(chunk, item) === 0 ? [] : [{ role: item.role, label: textOf(wordsOf(chunk, item)) }],
      ),
    ),
  );
}

function withoutHeadings(rows: readonly DocumentRow[], tables: readonly ItemTable[]): readonly DocumentRow[] {
  const overItems = new Set(
    tables
      .filter(({ headings }) => headings.some((heading) => heading.role === 'description'))
      .flatMap((table) => table.headingLines),
  );
  return rows.filter((row) => !overItems.has(row.position) || namesParty(row));
}

/** Whether one cell of a line is the label of a party, which heads no column: "Billed To", "Invoice Number", "Amount Due". */
function namesParty({ chunks }: DocumentRow): boolean {
  return chunks.some(({ text }) => {
    const role = FIELD_LABELS.spaced.get(normalise(text));
    return role !== undefined && PARTIES.has(role);
  });
}

/** Whether a text is nothing but a label, or begins with one and a colon. */
export function fieldLabelAt(text: string): boolean {
  const key = normalise(text);
  if (key === '') return false;
  const role = FIELD_LABELS.spaced.get(key);
  if (role !== undefined || roleOfBoth(text) !== undefined) return true;
  const head = /^([^:]{2,40}):/.exec(text)?.[1];
  return head !== undefined && FIELD_LABELS.spaced.has(normalise(head));
}

type Found = { role: LabelRole; from: number; to: number };

function labelsIn(rows: readonly DocumentRow[], row: DocumentRow, chunk: Chunk, index: number): Labelled[] {
  const printed = foundIn(chunk).filter((item, order, all) => !isOfPartyBefore(item, all[order - 1]));
  const bare: Found = { role: 'number', from: 0, to: 1 };
  const isBare = /\d/.test(chunk.words[1]?.text ?? '') && printed.every(({ from }) => from > 0);
  // A word for a number that alone is no label: "č. 2026100045", under or behind a title.
  const isTitled = isBare && titleOver(rows, row, chunk, bare) !== '';
  const found = isTitled ? [bare, ...printed] : printed;
  return found.flatMap((item, order) => {
    const plain = strengthOf(chunk, item);
    const title = item.from === 0 && item.role === 'number' ? titleOver(rows, row, chunk, item) : '';
    const strength = title === '' ? plain : Math.max(plain, UNDER_TITLE);
    if (strength === 0 || (title === '' && isSign(wordsOf(chunk, item)))) return [];
    const next = found.slice(order + 1).find((later) => later.from >= item.to);
    const behind = trimLead(chunk.words.slice(item.to, next?.from ?? chunk.words.length));
    const label = `${title} ${textOf(wordsOf(chunk, item))}`.trim();
    const own = chunkOf(wordsOf(chunk, item));
    const places: Place[] = [];
    if (behind.length > 0) places.push({ kind: 'behind', words: behind, position: row.position });
    else places.push(...(next === undefined ? right(row, index) : []), ...below(rows, row, own));
    const isSilent = !behind.some((word) => /\d/.test(word.text)) && behind.length > 2;
    if (behind.length > 0 && isSilent) places.push(...below(rows, row, own));
    if (behind.length > 0 && next === undefined && item.from === 0 && behind.length <= 2)
      places.push(...right(row, index), ...below(rows, row, own));
    const role = isOfCode(chunk, item) ? 'other' : item.role;
    const read = isDateRole(role) ? places.map((place) => withDayBehind(rows, place)) : places;
    return [{ role, label, strength, position: row.position, page: row.line.page, places: read }];
  });
}

/** A place that holds the number of a payment, "001", with the day in the cell behind it. */
function withDayBehind(rows: readonly DocumentRow[], place: Place): Place {
  const chunks = rows[place.position]?.chunks ?? [];
  const at = chunks.findIndex(({ words }) => words[0] === place.words[0]);
  const day = chunks[at + 1]?.words ?? [];
  const isCount = place.words.length === 1 && /^\d{1,3}(?:\/\d{1,3})?$/.test(place.words[0]?.text ?? '');
  return isCount && at >= 0 && readsAsDate(day) ? { ...place, words: [...place.words, ...day] } : place;
}

/** How sure a bare word for a number is the document's own under its title. */
const UNDER_TITLE = 0.9;

/** Whether a label is no more than the sign of a number, which alone says of nothing what it is of. */
function isSign(words: readonly Word[]): boolean {
  return words.length === 1 && /^[#№]$/.test(words[0]?.text ?? '');
}

/** The title right above or before a cell that begins with no more than a word or sign for a number: "FACTURA", over "No. 001-014". */
function titleOver(rows: readonly DocumentRow[], row: DocumentRow, chunk: Chunk, { to }: Found): string {
  const key = normalise(textOf(chunk.words.slice(0, to)));
  const over = rows[row.position - 1];
  const isBare = says('bareNumber', key) || isSign(chunk.words.slice(0, to));
  if (!isBare) return '';
  const above = over?.line.page === row.line.page ? chunkBelow(over, chunk)?.text : undefined;
  const before = row.chunks[row.chunks.indexOf(chunk) - 1]?.text;
  return [above, before].find((text) => isOwnTitle(text ?? '')) ?? '';
}

/** Whether a text is what the document calls itself. */
function isOwnTitle(text: string): boolean {
  const title = TITLES.spaced.get(normalise(text));
  return title !== undefined && title !== 'other';
}

/** Whether the number of a tax begins what a label of a party names: "Покупатель: ИНН 7701234567, ООО …". */
function isOfPartyBefore({ role, from }: Found, before: Found | undefined): boolean {
  return role === 'taxId' && before !== undefined && PARTIES.has(before.role) && before.to === from;
}

/** Whether a label of a party has the sign of a number behind it: "Customer #" is the customer's number, and no name. */
function isOfCode({ words }: Chunk, { role, to }: Found): boolean {
  return PARTIES.has(role) && [words[to - 1], words[to]].some((word) => /^[#№]:?$/.test(word?.text ?? ''));
}

const PARTIES: ReadonlySet<LabelRole> = new Set<LabelRole>(['customer', 'vendor', 'shipTo']);

function foundIn({ words, text }: Chunk): Found[] {
  const keys = words.map((word) => normalise(word.text));
  if (PLACE_AND_DAY.test(text)) return [{ role: 'date', from: words.length - 1, to: words.length }];
  const isNumbered = isSign(words.slice(0, 1)) && /\d/.test(words[1]?.text ?? '');
  if (isNumbered) return [{ role: 'number', from: 0, to: 1 }];
  return [...titleLabel(words, keys), ...findLabels(words, keys)];
}

/** A place and a small word before the day on which it was written there: "Salzburg, am:". */
const PLACE_AND_DAY = /^\p{Lu}[^\d,:]{1,30}, \p{Ll}{2,4}\s?:$/u;

function wordsOf({ words }: Chunk, { from, to }: Found): Word[] {
  return words.slice(from, to);
}

/** Some of a text's words as phrases are compared; those of marks alone are none. */
function keyOf(keys: readonly string[], from: number, to: number): string {
  let key = '';
  for (let index = from; index < to; index++) {
    const word = keys[index] ?? '';
    if (word !== '') key = key === '' ? word : `${key} ${word}`;
  }
  return key;
}

/** The longest title has no more words, strokes included. */
const MOST_OF_TITLE = 8;

/** A title with the document's number behind it, as in "Invoice # 2990". */
function titleLabel(words: readonly Word[], keys: readonly string[]): Found[] {
  for (let to = Math.min(words.length, MOST_OF_TITLE); to > 0; to--) {
    const title = TITLES.spaced.get(keyOf(keys, 0, to));
    if (title === undefined || title === 'other') continue;
    const rest = words.slice(to, to + 3);
    if (rest.length === 1 && /^(#|№|n[°ºo]\.?|nr\.?):?$/i.test(rest[0]?.text ?? ''))
      return [{ role: 'number', from: 0, to: to + 1 }];
    if (rest.length === 0) return [{ role: 'number', from: 0, to }];
    return rest.some((word) => /\d/.test(word.text)) && !FIELD_LABELS.spaced.has(keyOf(keys, 0, to + 1))
      ? [{ role: 'number', from: 0, to }]
      : [];
  }
  return [];
}

/** The longest label has no more words, a stroke between two of them included. */
const MOST_OF_LABEL = 6;

/** Labels in a chunk: the longest phrase at its start, and further ones after a value. */
function findLabels(words: readonly Word[], keys: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length; from++) {
    if (/^[\d#:-]/.test(words[from]?.text ?? '')) continue;
    for (let to = Math.min(words.length, from + MOST_OF_LABEL); to > from; to--) {
      if (/^\d/.test(words[to - 1]?.text ?? '')) continue;
      const key = keyOf(keys, from, to);
      const role = FIELD_LABELS.spaced.get(key) ?? roleOfBoth(textOf(words.slice(from, to)));
      // "Company no:": behind another word it is that word's number, not the document's; "antes del 31 de octubre" is by when to pay.
      if (role === undefined || (from > 0 && says('bareNumber', key))) continue;
      if (role === 'date' && from > 0 && says('payBy', textOf(words.slice(0, to)))) continue;
      const isLater =
        from > 0 &&
        !/:$/.test(words[to - 1]?.text ?? '') &&
        words[to]?.text !== ':' &&
        !key.includes(' ') &&
        !(isDateRole(role) && readsAsDate(words.slice(to))) &&
        // Two labels in one cell, each over its column: "Payment method  Due".
        !(isDateRole(role) && to === words.length && found.at(-1)?.to === from) &&
        !says('datedLabel', key);
      if (isLater && !(from === 1 && /^[•·\-–|]$/.test(words[0]?.text ?? ''))) continue;
      found.push({ role, from, to });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** What two labels over one value stand for, as in "Delivery date/Invoice date": the document's own of the two. */
function roleOfBoth(text: string): LabelRole | undefined {
  if (!text.includes('/')) return undefined;
  const parts = text.split('/');
  const roles = parts.map((part) => FIELD_LABELS.spaced.get(normalise(part)));
  if (parts.length !== 2 || roles.includes(undefined)) return undefined;
  const isAside = (role: LabelRole | undefined) =>
    role === 'otherDate' || role === 'other' || role === 'shipTo';
  return roles.find((role) => !isAside(role)) ?? roles[0];
}

function isDateRole(role: LabelRole): boolean {
  return role === 'date' || role === 'dueDate' || role === 'otherDate';
}

function readsAsDate(words: readonly Word[]): boolean {
  const texts = words.slice(0, 4).map((word) => word.text);
  return (readDateAt(texts, 0)?.year ?? null) !== null;
}

function strengthOf(chunk: Chunk, { role, from, to }: Found): number {
  const label = chunk.words.slice(from, to);
  const key = normalise(textOf(label));
  const isMarked =
    /[:#°º]\.?$/.test(label[label.length - 1]?.text ?? '') || /^[:#]/.test(chunk.words[to]?.text ?? '');
  const isAlone = from === 0 && to === chunk.words.length;
  // "To," on a line of its own begins an address.
  if (isAlone && role === 'customer' && /,$/.test(chunk.text)) return 1;
  if (isAlone && TITLES.spaced.has(key)) return 0.3;
  // "CU Invoice No.:" is the number that a device gave it, next to its own.
  if (isMarked) return isInSentence(chunk, from) ? 0.6 : isQualified(chunk, from) ? 0.85 : 1;
  if (isDateRole(role) && key.length === 3 && readsAsDate(chunk.words.slice(to))) return 0.6;
  if (key.length <= 3 || says('shortLabel', key))
    return isAlone && key.length >= 3 ? 0.4 : says('shortLabel', key) ? 0.3 : isAlone ? 0.2 : 0;
  if (isAlone) return 0.9;
  return key.includes(' ') ? 0.8 : 0.5;
}

/** Whether nothing but a word or two of letters stands before a label in its cell: it says whose or which. */
function isQualified({ words }: Chunk, from: number): boolean {
  const before = words.slice(0, from);
  return from > 0 && from <= MOST_BEFORE && before.every(({ text }) => /^\p{L}+$/u.test(text));
}

/** Whether only words and figures without another label or mark lead to a label: "Payment 30 days from invoice date:". */
function isInSentence({ words }: Chunk, from: number): boolean {
  const before = words.slice(0, from);
  return from > MOST_BEFORE && before.every(({ text }) => /^[\p{L}\d'’-]+$/u.test(text));
}

/** A label is qualified by so many words. */
const MOST_BEFORE = 2;

/** The words without the colon, number sign or dash that parts a label from its value. */
function trimLead(words: readonly Word[]): Word[] {
  const first = words.findIndex(
    (word) => !/^([:#=–-]|№|nr\.?|no\.?|n[°º]\.?:?|#:|\(s\):?)$/i.test(word.text),
  );
  return first < 0 ? [] : words.slice(first);
}

/** The cell right of the label on its line. */
function right(row: DocumentRow, index: number): Place[] {
  for (let at = index + 1; at <= Math.min(index + 2, row.chunks.length - 1); at++) {
    const words = trimLead(row.chunks[at]?.words ?? []);
    if (words.length === 0) continue;
    return isLabel(words) ? [] : [{ kind: 'right', words, position: row.position }];
  }
  return [];
}

/** How many lines below a label its value may stand. */
const LINES_BELOW = 3;

/** The cells below a label that begin where it begins, or stand under it. */
function below(rows: readonly DocumentRow[], row: DocumentRow, label: Chunk): Place[] {
  const em = row.line.bottom - row.line.top;
  let bottom = row.line.bottom;
  for (let ahead = 1; ahead <= LINES_BELOW; ahead++) {
    const next = rows[row.position + ahead];
    if (next === undefined || next.line.page !== row.line.page || next.line.top - bottom > em * 2.4)
      return [];
    const chunk = chunkBelow(next, label);
    if (chunk === undefined) continue;
    bottom = next.line.bottom;
    return isLabel(chunk.words) ? [] : [{ kind: 'below', words: chunk.words, position: next.position }];
  }
  return [];
}

/** The cell of a row that stands under a label: by its left edge first, else by overlap. */
export function chunkBelow(
  row: DocumentRow,
  label: { readonly left: number; readonly right: number },
): Chunk | undefined {
  const aligned = row.chunks.find((chunk) => Math.abs(chunk.left - label.left) < 6);
  return aligned ?? row.chunks.find((chunk) => chunk.left < label.right && chunk.right > label.left);
}

function isLabel(words: readonly Word[]): boolean {
  const text = textOf(words);
  return fieldLabelAt(text) || fieldLabelAt(text.replace(/[\s:]+$/, ''));
}
