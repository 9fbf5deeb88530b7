import { beEtatHonoraires } from './offices/be-etat-honoraires.ts';
import { brNotaCarioca } from './offices/br-nota-carioca.ts';
import { czServisZaokrouhleni } from './offices/cz-servis-zaokrouhleni.ts';
import { noHusleieGiro } from './offices/no-husleie-giro.ts';
import type { Template } from './template.ts';

/** Papers of offices, houses and workshops. */
export const OFFICES: readonly Template[] = [
  beEtatHonoraires,
  noHusleieGiro,
  brNotaCarioca,
  czServisZaokrouhleni,
];
