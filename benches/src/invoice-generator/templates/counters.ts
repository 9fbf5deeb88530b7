import { frBoulangerieTvaLettre } from './counters/fr-boulangerie-tva-lettre.ts';
import { inChemist } from './counters/in-chemist.ts';
import { plBarRabat } from './counters/pl-bar-rabat.ts';
import { usGrocerWeights } from './counters/us-grocer-weights.ts';
import type { Template } from './template.ts';

/** Slips handed over counters. */
export const COUNTERS: readonly Template[] = [plBarRabat, usGrocerWeights, inChemist, frBoulangerieTvaLettre];
