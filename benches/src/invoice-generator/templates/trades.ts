import type { Template } from './template.ts';
import { auProgressClaim } from './trades/au-progress-claim.ts';
import { cnFapiao } from './trades/cn-fapiao.ts';
import { czFaktura } from './trades/cz-faktura.ts';
import { deHandwerkerTitel } from './trades/de-handwerker-titel.ts';
import { esTransitario } from './trades/es-transitario.ts';
import { frAvoir } from './trades/fr-avoir.ts';
import { frHotelNote } from './trades/fr-hotel-note.ts';
import { nlBtwVerlegd } from './trades/nl-btw-verlegd.ts';
import { ukSolicitors } from './trades/uk-solicitors.ts';
import { usEticket } from './trades/us-eticket.ts';
import { usMedical } from './trades/us-medical.ts';
import { usPlainLetter } from './trades/us-plain-letter.ts';

/** Bills of crafts, houses and carriers. */
export const TRADES: readonly Template[] = [
  ukSolicitors,
  auProgressClaim,
  usMedical,
  usPlainLetter,
  deHandwerkerTitel,
  frAvoir,
  nlBtwVerlegd,
  czFaktura,
  cnFapiao,
  frHotelNote,
  usEticket,
  esTransitario,
];
