import { BUILDING_SITES } from './building-sites.ts';
import { DEALERS_AND_OWNERS } from './dealers-and-owners.ts';
import { HOUSE_AND_LINE } from './house-and-line.ts';
import { LATIN_AMERICA } from './latin-america.ts';
import type { Template } from './template.ts';
import { TILLS_AND_PUMPS } from './tills-and-pumps.ts';

/** Papers by trade, each drawn and read before anything was mended for it. */
export const LATER_PAPERS: readonly Template[] = [
  ...LATIN_AMERICA,
  ...BUILDING_SITES,
  ...TILLS_AND_PUMPS,
  ...DEALERS_AND_OWNERS,
  ...HOUSE_AND_LINE,
];
