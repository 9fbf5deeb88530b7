import { dkFaktura } from './nordics-poland/dk-faktura.ts';
import { noFaktura } from './nordics-poland/no-faktura.ts';
import { plFakturaVat } from './nordics-poland/pl-faktura-vat.ts';
import { seFaktura } from './nordics-poland/se-faktura.ts';
import type { Template } from './template.ts';

export const NORDICS_POLAND: readonly Template[] = [seFaktura, dkFaktura, noFaktura, plFakturaVat];
