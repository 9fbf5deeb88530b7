import { horizontalGap } from '../lines/horizontal-gap.ts';
import { type DayColumn, dayColumnsOf } from '../tables/day-columns.ts';
import { dayLine, leadingDay, namedDay } from '../tables/day-line.ts';
import type { Draft } from '../tables/draft.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import { type Heading, namesDays } from '../tables/heading.ts';
import type { Token } from '../tables/token.ts';

/** Least dates below a header for it to be a date header, or one on each row if there are fewer. */
const ENOUGH = 3;
/** How far beyond its header a date may extend, in points. */
const REACH = 14;
/** How far from the left edge of a header that may name texts a date may begin to belong to it, in points. */
const FLUSH = 3;

/**
 * Names an unknown header, or one of two text headers, by the dates below it, if no other header except the posting date has dates below:
 * "Tag" means day in German, and label in English.
 */
export function nameDays(printed: Draft): Draft {
  return nameOwnDays(underTitles(printed));
}

function nameOwnDays(draft: Draft): Draft {
  const { headings, lines } = draft;
  const [known, ...others] = headings.filter(({ role }) => role === 'date' || role === 'valueDate');
  if (others.length > 0) return draft;
  const ownLines = lines.filter((body) => namedDay(body) === null);
  const isGrouped = ownLines.length < lines.length;
  const dates = ownLines.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'date'));
  const amongOthers = ownLines.flatMap((body) =>
    dayLine(body) === null ? body.tokens.filter(({ kind }) => kind === 'date') : [],
  );
  const under = (heading: Heading, reach: number, some = dates) =>
    some.filter(({ left, right }) => left < heading.right + reach && right > heading.left - reach).length;
  // Value days alone are no days of the rows, where a header that is not known stands over days in front of them.
  const first =
    known?.role === 'valueDate'
      ? headings.find(
          (heading) => heading.role === null && heading.left < known.left && under(heading, 0) >= ENOUGH,
        )
      : undefined;
  if (first !== undefined) return named(draft, first);
  if (known !== undefined && under(known, 0) > 0) return draft;
  const texts = headings.filter(({ role }) => role === 'description');
  const flushWith = (heading: Heading) =>
    dates.filter(({ left }) => Math.abs(left - heading.left) < FLUSH).length;
  const rows = lines.filter(({ tokens }) =>
    ['date', 'amount'].every((needed) => tokens.some(({ kind }) => kind === needed)),
  ).length;
  const enough = Math.max(1, Math.min(ENOUGH, rows));
  const mayBeDays = ({ role }: Heading) => role === null || (texts.length > 1 && role === 'description');
  const flush = headings.find((heading) => mayBeDays(heading) && flushWith(heading) >= enough);
  const near = headings.find(
    (heading) => heading.role === null && under(heading, REACH, amongOthers) >= ENOUGH,
  );
  // Where lines name the day of the rows under them, one further right is part of a text.
  const own = flush ?? (known === undefined && !isGrouped ? near : undefined);
  return own === undefined ? draft : named(draft, own, known);
}

/** A table whose header `own` names the days of its rows, and `other` no days. */
/** The draft with a header named as that of days; of value days, if lines call the days of the rows below them those of booking. */
function named(draft: Draft, own: Heading, other?: Heading): Draft {
  const role = leadingDay(draft.lines);
  return {
    ...draft,
    headings: draft.headings.map((heading): Heading => {
      if (heading === own) return { ...heading, role };
      return heading === other ? { ...heading, role: null } : heading;
    }),
  };
}

/**
 * Of two headers next to each other that both name the posting date, if none names the transaction date, the first does: "Data lançamento",
 * "Data contábil". Apart from each other they head two lists side by side.
 */
export function nameFirstOfTwoDays(draft: Draft): Draft {
  const { headings } = draft;
  const at = headings.findIndex(
    ({ role }, index) => role === 'postDate' && headings[index + 1]?.role === 'postDate',
  );
  if (at < 0 || headings.some(({ role }) => role === 'date')) return draft;
  return {
    ...draft,
    headings: headings.map((heading, index) =>
      index === at ? { ...heading, role: 'date' as const } : heading,
    ),
  };
}

/**
 * Names the headers of columns of dates by the dates below them, and adds a header without words where there is none: the transaction date
 * if no other column is one, else the value date.
 */
export function nameOtherDays(draft: Draft): Draft {
  if (draft.headings.length === 0) return draft;
  const texts = draft.headings.filter(({ role }) => role === 'description').length;
  let headings = draft.headings;
  const underDays = draft.lines.filter(({ tokens }) =>
    tokens.some(
      (token) =>
        token.kind === 'date' && headings.some((heading) => namesDays(heading) && isOver(heading, token)),
    ),
  );
  const columns = dayColumnsOf(underDays.length > 0 ? underDays : draft.lines);
  const named = columns.filter((column) =>
    headings.some((heading) => isOver(heading, column) && namesDays(heading)),
  );
  // Next to a transaction date and a value date, a third one has no use.
  if (named.length > 1) return draft;
  for (const column of columns) {
    const over = headings.filter((other) => isOver(other, column));
    if (over.some(namesDays)) continue;
    const own = over.find(
      ({ role }) =>
        role === null || (role === 'description' && (texts > 1 || hasTextsElsewhere(draft, over))),
    );
    if (own === undefined && over.length > 0) continue;
    const has = (wanted: Heading['role']) => headings.some(({ role }) => role === wanted);
    const isDayKnown = has('date') || (has('postDate') && has('valueDate'));
    const heading: Heading = {
      ...(own ?? { ...column, text: '', words: [] }),
      role: isDayKnown ? 'valueDate' : 'date',
    };
    headings = [...headings.filter((other) => other !== own), heading].sort((a, b) => a.left - b.left);
  }
  return headings === draft.headings ? draft : { ...draft, headings };
}

/** Whether an unknown header further right has the text of each row right below it: then a header over days that may name texts names those days. */
function hasTextsElsewhere({ headings, lines }: Draft, over: readonly Heading[]): boolean {
  const right = Math.max(...over.map((heading) => heading.right));
  const rows = lines.filter(({ tokens }) => tokens.some(isDay) && tokens.some(isSum));
  return headings.some(
    ({ role, left, text }) =>
      role === null &&
      text !== '' &&
      left > right &&
      rows.every(({ tokens }) =>
        tokens.some((token) => token.kind === 'text' && Math.abs(token.left - left) < FLUSH),
      ),
  );
}

function isOver(heading: Heading, column: DayColumn): boolean {
  return horizontalGap(heading, column) === 0;
}

/** Restores date headers that were joined with the title right above and read as amount headers: each row has a date below, and no amount. */
function underTitles(draft: Draft): Draft {
  const { headings, lines } = draft;
  const titled = new Set(headings.filter((heading) => isSide(heading) && holdsDays(heading, lines)));
  if (titled.size === 0) return draft;
  return {
    ...draft,
    headings: headings.map((heading) => (titled.has(heading) ? { ...heading, role: 'date' } : heading)),
  };
}

function isSum(token: Token): boolean {
  return token.kind === 'amount' && token.amount.isCertain;
}

function isSide({ role }: Heading): boolean {
  return role === 'in' || role === 'out';
}

/** Whether each row has a date below a header, and none an amount. Rows begin with a date, or, where none does, with another cell. */
function holdsDays(heading: Heading, lines: Draft['lines']): boolean {
  const dated = lines.filter(({ tokens }) => tokens.some(isDay) && tokens.some(isSum));
  const leading = dated.filter(({ tokens: [first] }) => first !== undefined && isDay(first));
  const rows = leading.length > 0 ? leading : dated;
  // The title may begin left of the header under it.
  const edges = [heading, ...heading.words].map(({ left }) => left);
  const isUnder = (token: Token) => edges.some((left) => Math.abs(token.left - left) < FLUSH);
  return (
    rows.length > 0 &&
    rows.every(({ tokens }) => tokens.some((token) => isDay(token) && isUnder(token))) &&
    figuresUnder(heading, rows).length === 0
  );
}

function isDay({ kind }: Token): boolean {
  return kind === 'date';
}
