import { HEADINGS } from '../words/index.ts';
import type { ColumnRole } from '../words/locale.ts';
import { normalise } from '../words/normalise.ts';
import { phrasesIn } from '../words/phrase-table.ts';
import { type Chunk, chunksOf } from './chunk.ts';
import type { Line } from './line.ts';

/** A column's heading: what it says, what the column holds, and where it stands (points of the upright page). */
export type Heading = {
  readonly role: ColumnRole | null;
  readonly text: string;
  readonly left: number;
  readonly right: number;
};

/** A row of headings, written over one or several lines; `lineCount` lines from where it begins. */
export type HeadingRow = { readonly headings: readonly Heading[]; readonly lineCount: number };

const MOST_HEADING_LINES = 3;
const NUMERIC_ROLES: ReadonlySet<ColumnRole> = new Set(['out', 'in', 'amount', 'balance']);

/** The row of headings that begins at `lines[start]`; null when none does. Takes the number of lines that tells most columns. */
export function headingRowAt(lines: readonly Line[], start: number): HeadingRow | null {
  let best: HeadingRow | null = null;
  let bestScore = 0;
  const stacked: Chunk[][] = [];
  for (let count = 1; count <= MOST_HEADING_LINES; count++) {
    const line = lines[start + count - 1];
    if (line === undefined || !mayBeHeading(line) || !isBelow(lines, start, count)) break;
    stacked.push(chunksOf(line));
    const headings = stack(stacked);
    const score = scoreOf(headings);
    if (score > bestScore) {
      best = { headings, lineCount: count };
      bestScore = score;
    }
  }
  return best;
}

/** Whether a heading's column holds money of the account. */
export function isNumeric(heading: Heading): boolean {
  return heading.role !== null && NUMERIC_ROLES.has(heading.role);
}

/** A heading line prints no amounts and few digits, and is no paragraph. */
function mayBeHeading(line: Line): boolean {
  if (line.words.length > 28) return false;
  let withDigits = 0;
  for (const word of line.words) if (/\d/.test(word.text)) withDigits++;
  return (
    withDigits === 0 ||
    (withDigits <= 1 && line.words.length >= 4 && !line.words.some((word) => /\d[.,]\d{2}$/.test(word.text)))
  );
}

function isBelow(lines: readonly Line[], start: number, count: number): boolean {
  if (count === 1) return true;
  const [above, below] = [lines[start + count - 2], lines[start + count - 1]];
  if (above === undefined || below === undefined || above.page !== below.page) return false;
  return below.top - above.bottom < (above.bottom - above.top) * 0.9;
}

/** Chunks of stacked lines joined to headings where they stand over one another. */
function stack(rows: readonly (readonly Chunk[])[]): Heading[] {
  const columns: { text: string; left: number; right: number }[] = [];
  for (const row of rows) {
    for (const chunk of row) {
      const above = columns.filter(
        (column) =>
          overlap(column, chunk) > 0.4 * Math.min(column.right - column.left, chunk.right - chunk.left),
      );
      const column = above[0];
      if (above.length === 1 && column !== undefined) {
        column.text = /[-‐]$/.test(column.text)
          ? column.text.slice(0, -1) + chunk.text
          : `${column.text} ${chunk.text}`;
        column.left = Math.min(column.left, chunk.left);
        column.right = Math.max(column.right, chunk.right);
      } else columns.push({ text: chunk.text, left: chunk.left, right: chunk.right });
    }
  }
  return columns.sort((a, b) => a.left - b.left).map((column) => ({ ...column, role: roleOf(column.text) }));
}

function overlap(a: { left: number; right: number }, b: { left: number; right: number }): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** What a heading says its column holds: the whole of it if known, else the weightiest phrase in it. */
export function roleOf(text: string): ColumnRole | null {
  const normalised = normalise(text)
    .replace(/\b(eur|usd|gbp|chf|sek|nok|dkk|pln|cad|aud|nzd|sgd|inr|brl|mxn|jpy|r|s)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const whole = HEADINGS.spaced.get(normalised) ?? HEADINGS.spaced.get(normalise(text));
  if (whole !== undefined) return whole;
  const phrases = phrasesIn(HEADINGS, text);
  if (phrases.length === 0) return null;
  const words = normalised.split(' ').length;
  const covered = phrases.reduce((sum, phrase) => sum + phrase.length, 0);
  if (covered * 2 < words) return null;
  const roles = new Set(phrases.map((phrase) => phrase.value));
  const isBothWays = roles.has('in') && roles.has('out');
  if (roles.has('balance')) return 'balance';
  if (isBothWays) return 'amount';
  for (const role of [
    'out',
    'in',
    'valueDate',
    'postDate',
    'date',
    'amount',
    'reference',
    'description',
    'foreign',
    'indicator',
    'code',
  ] as const)
    if (roles.has(role)) return role;
  return null;
}

/** Columns told apart, if this is a row of headings of a table of money; 0 if not. */
function scoreOf(headings: readonly Heading[]): number {
  const known = headings.filter((heading) => heading.role !== null);
  const roles = new Set(known.map((heading) => heading.role));
  const numeric = known.filter(isNumeric);
  const hasAnchor =
    roles.has('date') ||
    roles.has('postDate') ||
    roles.has('valueDate') ||
    roles.has('description') ||
    roles.has('reference');
  if (numeric.length === 0 || !hasAnchor || known.length < 2) return 0;
  const unknownShare = (headings.length - known.length) / headings.length;
  if (unknownShare > 0.5) return 0;
  const words = headings.reduce((sum, heading) => sum + heading.text.split(' ').length, 0);
  if (words > headings.length * 5) return 0;
  return known.length + roles.size * 0.5 - unknownShare * 2;
}
