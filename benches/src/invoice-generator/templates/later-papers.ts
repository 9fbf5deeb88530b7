import { BUILDING_SITES } from './building-sites.ts';
import { CARRIED_AND_GROUPED } from './carried-and-grouped.ts';
import { COUNTERS } from './counters.ts';
import { CURRENT_AND_ROOMS } from './current-and-rooms.ts';
import { DEALERS_AND_OWNERS } from './dealers-and-owners.ts';
import { HOURS_AND_SITES } from './hours-and-sites.ts';
import { HOUSE_AND_LINE } from './house-and-line.ts';
import { LATIN_AMERICA } from './latin-america.ts';
import { MAKERS_AND_CARRIERS } from './makers-and-carriers.ts';
import { OFFICES } from './offices.ts';
import { PORTS_AND_RAILS } from './ports-and-rails.ts';
import { SHOPS_ABROAD } from './shops-abroad.ts';
import type { Template } from './template.ts';
import { TILLS_AND_PUMPS } from './tills-and-pumps.ts';
import { WEB_SELLERS } from './web-sellers.ts';

/** Papers by trade, each drawn and read before anything was mended for it. */
export const LATER_PAPERS: readonly Template[] = [
  ...LATIN_AMERICA,
  ...BUILDING_SITES,
  ...TILLS_AND_PUMPS,
  ...DEALERS_AND_OWNERS,
  ...HOUSE_AND_LINE,
  ...CARRIED_AND_GROUPED,
  ...COUNTERS,
  ...OFFICES,
  ...PORTS_AND_RAILS,
  ...WEB_SELLERS,
  ...CURRENT_AND_ROOMS,
  ...HOURS_AND_SITES,
  ...MAKERS_AND_CARRIERS,
  ...SHOPS_ABROAD,
];
