import { deZollagent } from './ports-and-rails/de-zollagent.ts';
import { dkFaergeKvittering } from './ports-and-rails/dk-faerge-kvittering.ts';
import { frTransporteur } from './ports-and-rails/fr-transporteur.ts';
import { ieAirlineReceipt } from './ports-and-rails/ie-airline-receipt.ts';
import type { Template } from './template.ts';

/** Papers of ports, rails and roads. */
export const PORTS_AND_RAILS: readonly Template[] = [
  deZollagent,
  ieAirlineReceipt,
  frTransporteur,
  dkFaergeKvittering,
];
