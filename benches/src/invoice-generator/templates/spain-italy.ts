import { esIrpf } from './spain-italy/es-irpf.ts';
import { esRecargo } from './spain-italy/es-recargo.ts';
import { itCortesia } from './spain-italy/it-cortesia.ts';
import { itParcella } from './spain-italy/it-parcella.ts';
import type { Template } from './template.ts';

export const SPAIN_ITALY: readonly Template[] = [esIrpf, esRecargo, itParcella, itCortesia];
