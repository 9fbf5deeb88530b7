import { chQr } from './germany/ch-qr.ts';
import { deGrosshandel } from './germany/de-grosshandel.ts';
import { deSchlussrechnung } from './germany/de-schlussrechnung.ts';
import { deShopBrutto } from './germany/de-shop-brutto.ts';
import type { Template } from './template.ts';

export const GERMANY: readonly Template[] = [deSchlussrechnung, deShopBrutto, deGrosshandel, chQr];
