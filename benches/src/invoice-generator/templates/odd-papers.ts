import { deFremdwaehrung } from './odd-papers/de-fremdwaehrung.ts';
import { deKassenbon } from './odd-papers/de-kassenbon.ts';
import { usFolio } from './odd-papers/us-folio.ts';
import { usHardware } from './odd-papers/us-hardware.ts';
import { usProForma } from './odd-papers/us-pro-forma.ts';
import { usRestaurant } from './odd-papers/us-restaurant.ts';
import type { Template } from './template.ts';

export const ODD_PAPERS: readonly Template[] = [
  usProForma,
  usFolio,
  usRestaurant,
  deKassenbon,
  usHardware,
  deFremdwaehrung,
];
