import type { Draft } from '../tables/draft.ts';
import { figuresUnder } from '../tables/figures-under.ts';
import { type Heading, isNumeric, namesDays } from '../tables/heading.ts';
import { isDirection } from '../vocabulary/tables.ts';

/** How far from the left edge of a header texts may begin to belong to it, in points. */
const FLUSH_PT = 3;

/** Least rows that begin with something else than their date. */
const ENOUGH_ROWS = 3;

/** Names a header a text header by the text below it: one of amounts, "Where you spent it", and one of days, "Buchung". */
export function nameTexts(draft: Draft): Draft {
  return nameTextsOfDays(nameTextsOfAmounts(draft));
}

/** A header of days that has texts below it and never a day, where no other names the texts. */
function nameTextsOfDays(draft: Draft): Draft {
  const { headings, lines } = draft;
  if (headings.some(({ role }) => role === 'description')) return draft;
  const under = (heading: Heading, kind: 'date' | 'text') =>
    lines.filter(({ tokens }) =>
      tokens.some((token) => token.kind === kind && Math.abs(token.left - heading.left) < FLUSH_PT),
    ).length;
  const texts = headings.find(
    (heading) => namesDays(heading) && under(heading, 'text') >= ENOUGH_ROWS && under(heading, 'date') === 0,
  );
  if (texts === undefined) return draft;
  return {
    ...draft,
    headings: headings.map((heading) =>
      heading === texts ? { ...heading, role: 'description' as const } : heading,
    ),
  };
}

/** A header of amounts that has text, and never a number, below it on every row. Words for money in and out are marks of the amounts. */
function nameTextsOfAmounts(draft: Draft): Draft {
  const { headings, lines } = draft;
  const dated = lines.filter(({ tokens }) =>
    ['date', 'amount'].every((needed) => tokens.some(({ kind }) => kind === needed)),
  );
  const leading = dated.filter(({ tokens }) => tokens[0]?.kind === 'date');
  // In a summary one line may print a day and a sum too.
  const rows = leading.length > 0 || dated.length < ENOUGH_ROWS ? leading : dated;
  const holdsTexts = (heading: Heading) =>
    rows.every(({ line, tokens }) =>
      tokens.some(
        ({ kind, left, from }) =>
          kind === 'text' &&
          Math.abs(left - heading.left) < FLUSH_PT &&
          !isDirection(line.words[from]?.text ?? ''),
      ),
    ) && figuresUnder(heading, lines).length === 0;
  const texts =
    rows.length === 0 ? [] : headings.filter((heading) => isNumeric(heading) && holdsTexts(heading));
  if (texts.length === 0) return draft;
  return {
    ...draft,
    headings: headings.map((heading) =>
      texts.includes(heading) ? { ...heading, role: 'description' } : heading,
    ),
  };
}
