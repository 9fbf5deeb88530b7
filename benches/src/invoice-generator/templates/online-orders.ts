import { brNfce } from './online-orders/br-nfce.ts';
import { frVenteEnLigne } from './online-orders/fr-vente-en-ligne.ts';
import { itRiepilogoIva } from './online-orders/it-riepilogo-iva.ts';
import { usOrderDetails } from './online-orders/us-order-details.ts';
import { usPricedPerHundred } from './online-orders/us-priced-per-hundred.ts';
import type { Template } from './template.ts';

/** Goods ordered from afar and in bulk. */
export const ONLINE_ORDERS: readonly Template[] = [
  usOrderDetails,
  frVenteEnLigne,
  brNfce,
  itRiepilogoIva,
  usPricedPerHundred,
];
