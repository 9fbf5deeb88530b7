import { frAutoEntrepreneur } from './france/fr-auto-entrepreneur.ts';
import { frVentilationAcompte } from './france/fr-ventilation-acompte.ts';
import type { Template } from './template.ts';

export const FRANCE: readonly Template[] = [frVentilationAcompte, frAutoEntrepreneur];
