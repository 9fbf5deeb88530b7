import { brDanfeRetrato } from './makers-and-carriers/br-danfe-retrato.ts';
import { deHerstellerVarianten } from './makers-and-carriers/de-hersteller-varianten.ts';
import { frAvoirMoins } from './makers-and-carriers/fr-avoir-moins.ts';
import { plPrzewoznikEur } from './makers-and-carriers/pl-przewoznik-eur.ts';
import type { Template } from './template.ts';

/** Bills of makers and carriers. */
export const MAKERS_AND_CARRIERS: readonly Template[] = [
  brDanfeRetrato,
  plPrzewoznikEur,
  deHerstellerVarianten,
  frAvoirMoins,
];
