import { horizontalGap } from '../lines/horizontal-gap.ts';
import type { Draft } from './draft.ts';
import { namesDays } from './heading.ts';

const ENOUGH_DAYS = 3;

/** Whether several lines begin with a date right below a date header: a date further right is then part of a text. */
export function haveDaysUnderHeadings({ headings, lines }: Draft): boolean {
  const ofDays = headings.filter(namesDays);
  const flush = lines.filter(
    ({ tokens: [first] }) =>
      first?.kind === 'date' && ofDays.some((heading) => horizontalGap(heading, first) === 0),
  );
  return flush.length >= ENOUGH_DAYS;
}
