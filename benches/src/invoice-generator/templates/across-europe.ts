import { beNettoyage } from './across-europe/be-nettoyage.ts';
import { chGarage } from './across-europe/ch-garage.ts';
import { deUebertrag } from './across-europe/de-uebertrag.ts';
import { dkHaandvaerker } from './across-europe/dk-haandvaerker.ts';
import { esTelefonia } from './across-europe/es-telefonia.ts';
import { frSoldeAcompte } from './across-europe/fr-solde-acompte.ts';
import { noRegnskap } from './across-europe/no-regnskap.ts';
import { plBilingual } from './across-europe/pl-bilingual.ts';
import { ptRetencao } from './across-europe/pt-retencao.ts';
import type { Template } from './template.ts';

/** Bills of crafts and services between Lisbon and Warsaw. */
export const ACROSS_EUROPE: readonly Template[] = [
  frSoldeAcompte,
  dkHaandvaerker,
  noRegnskap,
  ptRetencao,
  esTelefonia,
  deUebertrag,
  plBilingual,
  chGarage,
  beNettoyage,
];
