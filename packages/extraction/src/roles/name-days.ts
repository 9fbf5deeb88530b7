import { namedDay } from '../tables/day-line.ts';
import type { Draft } from '../tables/draft.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import type { Heading } from '../tables/heading.ts';
import type { Token } from '../tables/token.ts';

/** Days under a heading before it is taken for one of days, or one on each row of fewer. */
const ENOUGH = 3;
/** How far a day may stand out next to its heading, in points. */
const REACH = 14;
/** How far from the left edge of a heading that may name texts days may begin to be what stands under it, in points. */
const FLUSH = 3;

/**
 * The draft with a heading nobody knows, or one of two that name texts, named by the days under it, where no other heading has days
 * under it but that of booking: "Tag" is a day in German, and a sticker in English.
 */
export function nameDays(printed: Draft): Draft {
  return nameOtherDays(nameOwnDays(underTitles(printed)));
}

function nameOwnDays(draft: Draft): Draft {
  const { headings, lines } = draft;
  const [known, ...others] = headings.filter(({ role }) => role === 'date' || role === 'valueDate');
  if (others.length > 0) return draft;
  const ownLines = lines.filter((body) => namedDay(body) === null);
  const isGrouped = ownLines.length < lines.length;
  const dates = ownLines.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'date'));
  const under = (heading: Heading, reach: number) =>
    dates.filter(({ left, right }) => left < heading.right + reach && right > heading.left - reach).length;
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
  const near = headings.find((heading) => heading.role === null && under(heading, REACH) >= ENOUGH);
  // Where lines name the day of the rows under them, one further right is part of a text.
  const named = flush ?? (known === undefined && !isGrouped ? near : undefined);
  if (named === undefined) return draft;
  return {
    ...draft,
    headings: headings.map((heading): Heading => {
      if (heading === named) return { ...heading, role: 'date' };
      return heading === known ? { ...heading, role: null } : heading;
    }),
  };
}

/**
 * The draft with headings nobody knows, or that name texts next to another that does, named by a day flush under them on every row: next to
 * a day of the row a further one, of value or of booking.
 */
function nameOtherDays(draft: Draft): Draft {
  const { headings, lines } = draft;
  const rows = lines.filter(({ tokens }) => tokens[0]?.kind === 'date' && tokens.some(isAmount));
  const holdDays = (heading: Heading) =>
    rows.every(({ tokens }) => {
      const [day, ...others] = tokens.filter(
        ({ left }) => left > heading.left - FLUSH && left < heading.right,
      );
      return day?.kind === 'date' && day.left < heading.left + FLUSH && others.length === 0;
    });
  const texts = headings.filter(({ role }) => role === 'description').length;
  const others = headings.filter(
    (heading) =>
      (heading.role === null || (heading.role === 'description' && texts > 1)) && holdDays(heading),
  );
  if (rows.length === 0 || others.length === 0) return draft;
  const has = (wanted: Heading['role']) => headings.some(({ role }) => role === wanted);
  const isDayKnown = has('date') || (has('postDate') && has('valueDate'));
  const own = isDayKnown ? undefined : others[0];
  return {
    ...draft,
    headings: headings.map((heading): Heading => {
      if (!others.includes(heading)) return heading;
      return { ...heading, role: heading === own ? 'date' : 'valueDate' };
    }),
  };
}

function isAmount({ kind }: Token): boolean {
  return kind === 'amount';
}

/** The draft with headings of money that have a day and no sum under them on each row taken for what they are: a heading of days that the title right over it was joined to. */
function underTitles(draft: Draft): Draft {
  const { headings, lines } = draft;
  const titled = new Set(headings.filter((heading) => isSide(heading) && holdsDays(heading, lines)));
  if (titled.size === 0) return draft;
  return {
    ...draft,
    headings: headings.map((heading) => (titled.has(heading) ? { ...heading, role: 'date' } : heading)),
  };
}

function isSide({ role }: Heading): boolean {
  return role === 'in' || role === 'out';
}

/** Whether a day stands under a heading on each row, and no sum on any. */
function holdsDays(heading: Heading, lines: Draft['lines']): boolean {
  let rows = 0;
  for (const { tokens } of lines) {
    if (tokens[0]?.kind !== 'date' || tokens.at(-1)?.kind !== 'amount') continue;
    // On nearly every paper the first row shows.
    if (!tokens.some(({ kind, left }) => kind === 'date' && Math.abs(left - heading.left) < FLUSH))
      return false;
    rows++;
  }
  return rows > 0 && figuresUnder(heading, lines).length === 0;
}
