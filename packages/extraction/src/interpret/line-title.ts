import { chunksOf } from '../arrange/chunk.ts';
import { roleOf } from '../arrange/heading.ts';
import { textOf } from '../arrange/line.ts';
import type { BodyLine } from '../arrange/table.ts';
import { countsPoints, sectionTitle } from '../words/label.ts';
import type { SectionRole } from '../words/locale.ts';
import type { TableLine } from './table-line.ts';

/** What a line without figures says of the rows under it as their title; null where it is none. */
export function lineTitle(line: TableLine): SectionRole | null {
  const said = titleInWords(line.body);
  if (said !== null && isWithinRow(line)) return null;
  if (said !== null || !standsAsTitle(line)) return said;
  const text = textOf(line.body.line.words);
  if (countsPoints(text)) return 'ignored';
  return roleOf(text) === null ? 'neutral' : null;
}

/** How far the left edges of lines of one text may differ, in points; and the room between them, in heights of a line. */
const [FLUSH, CLOSE] = [1.5, 0.6];

/** Whether a line stands right between a row's figures and another line of text, flush with both and set alike: it goes on with what the row says. */
function isWithinRow({ table, body, index }: TableLine): boolean {
  const [above, below] = [table.lines[index - 1], table.lines[index + 1]];
  if (above === undefined || below === undefined) return false;
  const goesOn = (other: BodyLine, upper: BodyLine, lower: BodyLine) =>
    other.line.page === body.line.page &&
    Math.abs(other.line.left - body.line.left) < FLUSH &&
    other.line.words[0]?.isBold === body.line.words[0]?.isBold &&
    lower.line.top - upper.line.bottom < (body.line.bottom - body.line.top) * CLOSE;
  const hasFigure = ({ tokens }: BodyLine) => tokens.some(({ kind }) => kind === 'amount');
  return hasFigure(above) && !hasFigure(below) && goesOn(above, above, body) && goesOn(below, body, below);
}

function titleInWords(body: BodyLine): SectionRole | null {
  if (body.line.words.length > 12) return null;
  const whole = sectionTitle(textOf(body.line.words));
  if (whole !== null) return whole;
  const first = chunksOf(body.line, 1.6)[0];
  return first === undefined ? null : sectionTitle(first.text);
}

/** A short line all in bold with room above it: a title, whatever it says, parts the rows into groups. */
function standsAsTitle({ table, body, index }: TableLine): boolean {
  const { words } = body.line;
  if (
    words.length > 6 ||
    table.headings.length === 0 ||
    words.some((word) => !word.isBold || /\d/.test(word.text))
  )
    return false;
  const above = table.lines[index - 1];
  const height = body.line.bottom - body.line.top;
  return (
    above === undefined ||
    above.line.page !== body.line.page ||
    body.line.top - above.line.bottom > height * 0.6
  );
}
