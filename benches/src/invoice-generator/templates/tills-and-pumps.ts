import type { Template } from './template.ts';
import { caQcResto } from './tills-and-pumps/ca-qc-resto.ts';
import { deTankquittung } from './tills-and-pumps/de-tankquittung.ts';
import { esFarmaciaAportacion } from './tills-and-pumps/es-farmacia-aportacion.ts';
import { ptFaturaSimplificada } from './tills-and-pumps/pt-fatura-simplificada.ts';
import { ukGrocerSavings } from './tills-and-pumps/uk-grocer-savings.ts';

/** Slips of grocers, pumps, pharmacies and kitchens. */
export const TILLS_AND_PUMPS: readonly Template[] = [
  ukGrocerSavings,
  deTankquittung,
  esFarmaciaAportacion,
  ptFaturaSimplificada,
  caQcResto,
];
