import { arFacturaA } from './latin-america/ar-factura-a.ts';
import { clBoleta } from './latin-america/cl-boleta.ts';
import { mxCfdi } from './latin-america/mx-cfdi.ts';
import type { Template } from './template.ts';

/** Papers of Latin America's tax offices. */
export const LATIN_AMERICA: readonly Template[] = [mxCfdi, clBoleta, arFacturaA];
