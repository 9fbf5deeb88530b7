import { auTaxInvoice } from './far-countries/au-tax-invoice.ts';
import { caFactureTpsTvq } from './far-countries/ca-facture-tps-tvq.ts';
import { caGstQst } from './far-countries/ca-gst-qst.ts';
import { inGst } from './far-countries/in-gst.ts';
import { jpSeikyusho } from './far-countries/jp-seikyusho.ts';
import type { Template } from './template.ts';

export const FAR_COUNTRIES: readonly Template[] = [
  inGst,
  caGstQst,
  auTaxInvoice,
  caFactureTpsTvq,
  jpSeikyusho,
];
