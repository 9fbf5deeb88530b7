import { corporateParentheses } from './families/corporate-parentheses.ts';
import { directionColumn } from './families/direction-column.ts';
import { highStreet } from './families/high-street.ts';
import { letterSuffix } from './families/letter-suffix.ts';
import { linePrinter } from './families/line-printer.ts';
import { newestFirst } from './families/newest-first.ts';
import { ruledGrid } from './families/ruled-grid.ts';
import { zebraSigned } from './families/zebra-signed.ts';
import type { Family } from './family.ts';

/** Every design the generator knows. A new one is a file under families and a line here. */
export const FAMILIES: readonly Family[] = [
  highStreet,
  ruledGrid,
  zebraSigned,
  newestFirst,
  linePrinter,
  directionColumn,
  letterSuffix,
  corporateParentheses,
];
