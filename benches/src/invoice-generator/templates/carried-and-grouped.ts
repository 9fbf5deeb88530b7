import { chDruckereiGruppen } from './carried-and-grouped/ch-druckerei-gruppen.ts';
import { esHotelAnticipo } from './carried-and-grouped/es-hotel-anticipo.ts';
import { itRiportoDdt } from './carried-and-grouped/it-riporto-ddt.ts';
import type { Template } from './template.ts';

/** Bills over pages and in groups. */
export const CARRIED_AND_GROUPED: readonly Template[] = [itRiportoDdt, chDruckereiGruppen, esHotelAnticipo];
