import { chFrArtisan } from './building-sites/ch-fr-artisan.ts';
import { deAbschlagsrechnung } from './building-sites/de-abschlagsrechnung.ts';
import { frSituationTravaux } from './building-sites/fr-situation-travaux.ts';
import type { Template } from './template.ts';

/** Bills of builders and fitters. */
export const BUILDING_SITES: readonly Template[] = [deAbschlagsrechnung, frSituationTravaux, chFrArtisan];
