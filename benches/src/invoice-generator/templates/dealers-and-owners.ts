import { esLineasDePuntos } from './dealers-and-owners/es-lineas-de-puntos.ts';
import { itNotaCredito } from './dealers-and-owners/it-nota-credito.ts';
import { nlMargeregeling } from './dealers-and-owners/nl-margeregeling.ts';
import { nlUrenPerMedewerker } from './dealers-and-owners/nl-uren-per-medewerker.ts';
import type { Template } from './template.ts';

/** Papers of dealers and of people who work for themselves. */
export const DEALERS_AND_OWNERS: readonly Template[] = [
  nlMargeregeling,
  itNotaCredito,
  nlUrenPerMedewerker,
  esLineasDePuntos,
];
