import { horizontalGap } from '../lines/horizontal-gap.ts';
import type { Word } from '../read/page.ts';
import type { Heading } from '../tables/heading.ts';
import type { Row } from './rows/row.ts';

/** How far from its header a rate may be, in points. */
const REACH_PT = 10;
/** Least share of the rows with a rate. */
const MANY = 0.5;

/** Whether rows list rates and what they come to, as calculations of interest and terms of credit do: most have a percentage under a header that names no text, and none a balance. */
export function listsRates(rows: readonly Row[]): boolean {
  const withRate = rows.filter(({ anchor }) => {
    const { headings } = anchor.table;
    const percents = anchor.body.line.words.filter(({ text }) => text.endsWith('%'));
    return percents.some((word) => headings.some((heading) => mayNameRate(heading, word)));
  });
  return (
    withRate.length >= Math.max(1, rows.length * MANY) && rows.every(({ anchor }) => anchor.balance === null)
  );
}

function mayNameRate(heading: Heading, word: Word): boolean {
  const { role } = heading;
  return (role === null || role === 'foreign') && horizontalGap(heading, word) < REACH_PT;
}
