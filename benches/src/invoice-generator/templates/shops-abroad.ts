import { atGasthausRksv } from './shops-abroad/at-gasthaus-rksv.ts';
import { esGasolinera } from './shops-abroad/es-gasolinera.ts';
import { frHyperRemises } from './shops-abroad/fr-hyper-remises.ts';
import { inWebShopIgst } from './shops-abroad/in-web-shop-igst.ts';
import { nlEetcafeLaagHoog } from './shops-abroad/nl-eetcafe-laag-hoog.ts';
import type { Template } from './template.ts';

/** Slips and bills of shops in other countries. */
export const SHOPS_ABROAD: readonly Template[] = [
  atGasthausRksv,
  frHyperRemises,
  nlEetcafeLaagHoog,
  esGasolinera,
  inWebShopIgst,
];
