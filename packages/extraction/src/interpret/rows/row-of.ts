import { followsClosely } from '../../lines/follows-closely.ts';
import { textOf } from '../../lines/line.ts';
import { wordBefore } from '../../lines/word-before.ts';
import type { Box } from '../../read/page.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { dayOverDay } from '../../tables/heading.ts';
import { largest, smallest } from '../../values/extremes.ts';
import { withoutContinued } from '../../vocabulary/label.ts';
import { says } from '../../vocabulary/says.ts';
import { directionWords } from '../items/anchor-of.ts';
import type { Anchor, SectionItem, TextItem } from '../items/flow-item.ts';
import { describe, type RowText } from './description.ts';
import { hasFailed } from './has-failed.ts';
import { idleTokens } from './idle-tokens.ts';
import { referenceOf, rowNumberOf } from './reference-of.ts';
import type { Row } from './row.ts';

/** The position of a row in the document. */
type Place = {
  readonly section: SectionItem | null;
  /** How many totals are printed before it. */
  readonly totalsBefore: number;
  readonly tableIndex: number;
  readonly isCard: boolean;
};

/** A transaction and its lines of text as one row. */
export function rowOf(movement: Anchor, texts: readonly TextItem[], place: Place): Row {
  const above = texts.filter((item) => item.body.position < movement.body.position);
  const below = texts.filter((item) => item.body.position > movement.body.position);
  const dated = withDateAbove(movement, above);
  const ofCard = place.isCard ? withBookingOfCard(dated, below) : dated;
  const anchor = withPairedPosting(ofCard, above, below);
  const reference = referenceOf(anchor);
  const apart = new Set([
    ...(reference !== null && !isWhatItSays(anchor, reference.text) ? reference.tokens : []),
    ...rowNumberOf(anchor),
    ...directionWords(anchor),
    ...idleTokens(anchor.table),
  ]);
  const own = anchor.cells.text.filter((token) => !apart.has(token) && !isFiller(anchor.body, token));
  const description = describe(
    [...above.map(textOfItem), { body: anchor.body, tokens: own }, ...below.map(textOfItem)],
    anchor.table.headings,
  );
  return {
    anchor,
    description: reference === null ? description : withReference(description, reference.text),
    reference: reference?.text ?? null,
    page: anchor.body.line.page,
    box: boxOf(anchor, texts),
    section: place.section === null ? null : sectionOf(place.section),
    group: groupKey(anchor, hasFailed(anchor), place),
  };
}

/** Whether a reference in words is the row's description: if no header of its table is for texts. */
function isWhatItSays({ table }: Anchor, reference: string): boolean {
  return /\p{L}{3}/u.test(reference) && table.headings.every(({ role }) => role !== 'description');
}

/** A description that says nothing, or only that a check was paid, with the number that does. */
function withReference(description: string, reference: string): string {
  const isCheckAlone =
    says('cheque', description) &&
    /^\P{Nd}+$/u.test(description) &&
    description.split(' ').length <= CHECK_WORDS;
  if (description === '') return reference;
  return isCheckAlone ? `${description} ${reference}` : description;
}

/** Most words that say that a check was paid, and no more: "Check paid". */
const CHECK_WORDS = 2;

function sectionOf({ role, title }: SectionItem): Row['section'] {
  return { role, title, part: withoutContinued(title) };
}

/** Uses the date in the text above a row's amount, which is then the nearest. */
function withDateAbove(anchor: Anchor, above: readonly TextItem[]): Anchor {
  const date = above.findLast((item) => item.date !== null)?.date ?? null;
  return anchor.date !== null || date === null ? anchor : { ...anchor, date, isUndated: false };
}

/** Largest difference between the left edges of two dates one below the other, in points. */
const UNDER_PT = 3;

/** On a card, whose purchases have no value date, a second date next to the row's or right below it is the posting date, whatever its header. */
function withBookingOfCard(anchor: Anchor, [first]: readonly TextItem[]): Anchor {
  const { valueDate, date } = anchor.cells;
  if (date === null || anchor.postDate !== null) return anchor;
  const postDate = valueDate?.date ?? dayUnderOrOver(date, first);
  return postDate === null ? anchor : { ...anchor, postDate };
}

/** Under a header for two dates, "Valuta" over "Datum obrade" or reversed, the posting or transaction date may be right above or below the date next to the amount. */
function withPairedPosting(anchor: Anchor, above: readonly TextItem[], below: readonly TextItem[]): Anchor {
  const own = anchor.cells.date;
  if (above.length === 0 && below.length === 0) return anchor;
  const heading =
    own === null
      ? undefined
      : anchor.table.headings.find(({ left, right }) => own.right >= left && own.left <= right);
  const order = heading === undefined ? null : dayOverDay(heading);
  if (own === null || order === null) return anchor;
  const [under, over] = [dayUnderOrOver(own, below[0]), dayUnderOrOver(own, above.at(-1))];
  switch (order) {
    case 'value':
      return under === null ? anchor : { ...anchor, date: under };
    case 'booking':
      return over === null ? anchor : { ...anchor, date: over };
    case 'booked-over-made':
      return under !== null ? { ...anchor, date: under, postDate: own.date } : withBooking(anchor, over);
    case 'made-over-booked':
      return under !== null
        ? withBooking(anchor, under)
        : over === null
          ? anchor
          : { ...anchor, date: over, postDate: own.date };
  }
}

function withBooking(anchor: Anchor, postDate: Anchor['postDate']): Anchor {
  return postDate === null ? anchor : { ...anchor, postDate };
}

/** The date of a text line right above or below another date. */
function dayUnderOrOver(own: { readonly left: number }, item: TextItem | undefined): Anchor['date'] {
  const day = item?.cells.date ?? null;
  return day !== null && Math.abs(own.left - day.left) <= UNDER_PT ? day.date : null;
}

function textOfItem({ body, cells }: TextItem): RowText {
  return { body, tokens: cells.text };
}

/** Dot leaders, lone marks between columns and cells that say they are empty say nothing; a dash within a text does, and so do the stars of a masked number. */
function isFiller(body: BodyLine, token: { from: number; to: number }): boolean {
  const { words } = body.line;
  const first = words[token.from]?.text ?? '';
  if (LETTER_OR_DIGIT.test(first) && !NOT_APPLICABLE.test(first)) return false;
  const text = textOf(words.slice(token.from, token.to));
  if (NOT_APPLICABLE.test(text))
    return (
      !followsClosely(wordBefore(words, token.from), words[token.from]) &&
      !followsClosely(words[token.to - 1], words[token.to])
    );
  if (!/^(?:[.·…_\-–—¨"'|*]|\p{M})+$/u.test(text)) return false;
  return (
    !/^(?:[-–—]|\*{2,})$/.test(text) || !followsClosely(wordBefore(words, token.from), words[token.from])
  );
}

/** Says that a column has nothing for a row: "N/A". */
const NOT_APPLICABLE = /^n\/a$/i;

/** The first character of most texts. */
const LETTER_OR_DIGIT = /^[A-Za-z\d]/;

/** The box around all lines of a row on the page of its amount. */
function boxOf({ body }: Anchor, texts: readonly TextItem[]): Box {
  if (texts.length === 0) return [body.line.left, body.line.top, body.line.right, body.line.bottom];
  const lines = [body.line, ...texts.map((item) => item.body.line)].filter(
    ({ page }) => page === body.line.page,
  );
  return [
    smallest(lines.map((line) => line.left)),
    smallest(lines.map((line) => line.top)),
    largest(lines.map((line) => line.right)),
    largest(lines.map((line) => line.bottom)),
  ];
}

/** Totals separate groups of rows only if no column gives their direction: then the total shows which rows it covers. */
function groupKey(
  { side, isUndated }: Anchor,
  failed: boolean,
  { section, totalsBefore, tableIndex }: Place,
): string {
  return [
    tableIndex,
    section?.title ?? '',
    side === 'amount' ? totalsBefore : '',
    isUndated ? 'undated' : 'dated',
    ...(failed ? ['failed'] : []),
  ].join('|');
}
