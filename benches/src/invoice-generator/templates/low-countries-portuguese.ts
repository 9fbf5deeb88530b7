import { beLeverancier } from './low-countries-portuguese/be-leverancier.ts';
import { brNfse } from './low-countries-portuguese/br-nfse.ts';
import { nlZzp } from './low-countries-portuguese/nl-zzp.ts';
import { ptCertificada } from './low-countries-portuguese/pt-certificada.ts';
import type { Template } from './template.ts';

export const LOW_COUNTRIES_PORTUGUESE: readonly Template[] = [nlZzp, beLeverancier, ptCertificada, brNfse];
