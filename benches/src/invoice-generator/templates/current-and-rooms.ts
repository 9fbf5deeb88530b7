import { esElectricidadPotencia } from './current-and-rooms/es-electricidad-potencia.ts';
import { itHotelTassaSoggiorno } from './current-and-rooms/it-hotel-tassa-soggiorno.ts';
import { seElfakturaOre } from './current-and-rooms/se-elfaktura-ore.ts';
import { ukLettingFees } from './current-and-rooms/uk-letting-fees.ts';
import type { Template } from './template.ts';

/** Bills of current, rooms and houses. */
export const CURRENT_AND_ROOMS: readonly Template[] = [
  esElectricidadPotencia,
  seElfakturaOre,
  itHotelTassaSoggiorno,
  ukLettingFees,
];
