import { formatDecimal } from '@tieout/records';

/** How a paper writes numbers. */
export type NumberStyle = {
  readonly group: string;
  readonly decimal: string;
  readonly grouping: 'thousands' | 'indian' | 'none';
};

/** `minor` units without a sign: (123456, 2, Swiss) is "1'234.56". */
export function formatAmount(minor: number, digits: number, style: NumberStyle): string {
  const [whole = '0', fraction] = formatDecimal(Math.abs(minor), digits).split('.');
  const grouped = whole.replace(GROUPINGS[style.grouping], style.group);
  return fraction === undefined ? grouped : grouped + style.decimal + fraction;
}

/** Where a group mark is due: every three digits; or, in India, after the last three every two. */
const GROUPINGS: Readonly<Record<NumberStyle['grouping'], RegExp>> = {
  thousands: /\B(?=(\d{3})+$)/g,
  indian: /\B(?=(\d{2})*\d{3}$)/g,
  none: /(?!)/g,
};
