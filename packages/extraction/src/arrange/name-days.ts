import type { Draft } from './draft.ts';
import type { Heading } from './heading.ts';

/** Days under a heading before it is taken for one of days. */
const ENOUGH = 3;
/** How far a day may stand out beside its heading, in points. */
const REACH = 14;

/** The draft with a heading nobody knows named by the days under it, where no other heading is one of days but that of booking. */
export function nameDays(draft: Draft): Draft {
  const { headings, lines } = draft;
  if (headings.some(({ role }) => role === 'date' || role === 'valueDate')) return draft;
  const dates = lines.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'date'));
  const under = (heading: Heading) =>
    dates.filter(({ left, right }) => left < heading.right + REACH && right > heading.left - REACH).length;
  const named = headings.find((heading) => heading.role === null && under(heading) >= ENOUGH);
  return {
    ...draft,
    headings: headings.map((heading) => (heading === named ? { ...heading, role: 'date' } : heading)),
  };
}
