import { deTaxi } from './slips/de-taxi.ts';
import { esSupermercado } from './slips/es-supermercado.ts';
import { frAddition } from './slips/fr-addition.ts';
import { inRestaurant } from './slips/in-restaurant.ts';
import { itDocumentoCommerciale } from './slips/it-documento-commerciale.ts';
import { jpReshiito } from './slips/jp-reshiito.ts';
import { nlSupermarkt } from './slips/nl-supermarkt.ts';
import { plParagon } from './slips/pl-paragon.ts';
import { seKvitto } from './slips/se-kvitto.ts';
import { ukPetrol } from './slips/uk-petrol.ts';
import type { Template } from './template.ts';

/** Slips of tills and meters, by country. */
export const SLIPS: readonly Template[] = [
  esSupermercado,
  nlSupermarkt,
  itDocumentoCommerciale,
  ukPetrol,
  frAddition,
  plParagon,
  seKvitto,
  inRestaurant,
  jpReshiito,
  deTaxi,
];
