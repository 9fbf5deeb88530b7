import { type Chunk, chunkOf } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { says } from '../../vocabulary/says.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { chunkBelow, fieldLabelAt, type Labelled } from '../rows/labels.ts';
import { isName } from './is-name.ts';
import { isStreet } from './party-name.ts';
import { tidyName } from './tidy-name.ts';

/** The name at the strongest and first label for a party's; null where none has one. */
export function labelledParty(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  role: 'customer' | 'vendor',
): string | null {
  let best: { readonly name: string; readonly score: number } | null = null;
  for (const label of labels) {
    if (label.strength < 0.4 || roleIn(labels, label) !== role) continue;
    if (isOfBank(rows, label) || isOfRide(rows, label)) continue;
    const name = nameAt(rows, label);
    if (name === null) continue;
    // "To" and its like stand before much else.
    const isShort = label.label.replace(/\P{L}/gu, '').length < 4;
    const score = label.strength - label.position / 1000 - (isShort ? 0.5 : 0);
    if (best === null || score > best.score + 0.05) best = { name, score };
  }
  return best?.name ?? null;
}

/** How many lines below a party's label its name may be labelled. */
const PARTY_LINES = 8;

function roleIn(labels: readonly Labelled[], label: Labelled): Labelled['role'] {
  // Whose name a bare label is for, the last label of a party above it says.
  if (!says('nameLabel', label.label)) return label.role;
  const section = labels.findLast(
    (other) =>
      (other.role === 'vendor' || other.role === 'customer') &&
      other.strength >= 0.8 &&
      other.position <= label.position &&
      label.position - other.position <= PARTY_LINES &&
      !says('nameLabel', other.label),
  );
  return section?.role ?? (isFirstOfTwo(labels, label) ? 'vendor' : label.role);
}

/** Whether a label of a bare name is the first of two such: who issues a paper names itself before the other. */
function isFirstOfTwo(labels: readonly Labelled[], label: Labelled): boolean {
  const others = labels.filter(
    (other) => other !== label && other.position !== label.position && isBareName(other),
  );
  return others.length > 0 && others.every(({ position }) => position > label.position);
}

function isBareName({ label, strength }: Labelled): boolean {
  return strength >= 0.4 && (says('nameLabel', label) || says('legalNameLabel', label));
}

/** Whether a label names the holder of the account to pay to. */
function isOfBank(rows: readonly DocumentRow[], { label, position }: Labelled): boolean {
  if (!says('accountBegins', label)) return false;
  const near = rows.slice(Math.max(0, position - 3), position + 4);
  return near.some((row) => says('bankDetail', textOf(row.line.words)));
}

/** Whether a label is the first of two that name where a ride began and ended. */
function isOfRide(rows: readonly DocumentRow[], { label, position }: Labelled): boolean {
  if (!says('rideFrom', label)) return false;
  const below = rows.slice(position, position + 3).flatMap((row) => row.chunks.map((chunk) => chunk.text));
  const beside = rows[position]?.chunks.map(({ text }) => text) ?? [];
  return below.some((text) => RIDE_TO.test(text)) || beside.some((text) => says('rideToAlone', text));
}

const RIDE_TO = new RegExp(`^${oneOf('rideTo')}\\s*:?(\\s|$)`, 'iu');

/** Whether a till prints a text for a customer it does not know. */
function isNobody(text: string): boolean {
  return says('walkInCustomer', text) || says('walkInCustomerBehind', text);
}

function nameAt(rows: readonly DocumentRow[], label: Labelled): string | null {
  for (const place of placesOf(rows, label)) {
    const text = textOf(place.words);
    if (place.kind !== 'below' && isNobody(text)) return null;
    if (place.kind === 'behind' && label.strength < 0.8 && !/^\p{Lu}/u.test(text)) return null;
    if (isName(text)) return tidyName(text);
    if (place.kind !== 'below') continue;
    const name = blockName(rows, place.position, chunkOf(place.words));
    if (name !== null) return name;
  }
  const row = rows[label.position];
  const chunk = row?.chunks.find((item) => item.text.includes(label.label));
  return chunk === undefined || label.places.some((place) => place.kind === 'behind')
    ? null
    : blockName(rows, label.position, chunk);
}

/** The places of a value: what stands below a bare heading before what stands beside it, where another column begins; in a list of labels with values beside them the other way. */
function placesOf(rows: readonly DocumentRow[], label: Labelled): readonly Labelled['places'][number][] {
  if (label.label.endsWith(':') || isInList(rows, label)) return label.places;
  const rank = { behind: 0, below: 1, right: 2 };
  return label.places.toSorted((a, b) => rank[a.kind] - rank[b.kind]);
}

/** How far apart the edges of one column may lie, in points. */
const FLUSH = 4;

/** Whether the line above or below has another label right over or under this one, and a value as far beside it. */
function isInList(rows: readonly DocumentRow[], { label, position, places }: Labelled): boolean {
  const own = rows[position]?.chunks.find((chunk) => chunk.text === label);
  const value = places.find(({ kind }) => kind === 'right')?.words;
  if (own === undefined || value === undefined) return false;
  const { left, right } = chunkOf(value);
  return [position - 1, position + 1].some((at) => {
    const chunks = rows[at]?.chunks ?? [];
    const other = chunks.find((chunk) => Math.abs(chunk.left - own.left) < FLUSH);
    const isBeside = (chunk: Chunk) =>
      Math.abs(chunk.left - left) < FLUSH || Math.abs(chunk.right - right) < FLUSH;
    return (
      other !== undefined &&
      fieldLabelAt(other.text) &&
      chunks.some((chunk) => chunk !== other && isBeside(chunk))
    );
  });
}

/** How many lines of a block may stand before the name, and how many heights of a line apart. */
const BLOCK_LINES = 4;
const WIDEST_GAP = 2.4;

/** The first name in the block of lines under a label. */
function blockName(rows: readonly DocumentRow[], position: number, label: Chunk): string | null {
  for (let ahead = 1; ahead <= BLOCK_LINES; ahead++) {
    const row = rows[position + ahead];
    if (row === undefined || row.line.page !== rows[position]?.line.page) return null;
    const above = rows[position + ahead - 1]?.line;
    const height = row.line.bottom - row.line.top;
    if (above !== undefined && row.line.top - above.bottom > height * WIDEST_GAP) return null;
    const chunk = chunkBelow(row, label);
    if (chunk !== undefined && isName(chunk.text) && (ahead === 1 || !isStreet(chunk.text)))
      return tidyName(chunk.text);
  }
  return null;
}
