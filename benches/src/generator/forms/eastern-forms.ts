import type { Print } from '../prints/print.ts';
import { AFRICAN_FORMS } from './african-forms.ts';
import { ASIAN_FORMS } from './asian-forms.ts';
import { CARD_FORMS } from './card-forms.ts';
import { FOURTH_FORMS } from './fourth-forms.ts';
import { FRENCH_FORMS } from './french-forms.ts';
import { FRONTIER_FORMS } from './frontier-forms.ts';
import { GERMAN_FORMS } from './german-forms.ts';
import { GULF_FORMS } from './gulf-forms.ts';
import { LOWLAND_FORMS } from './lowland-forms.ts';
import { SOUTHERN_FORMS } from './southern-forms.ts';
import { THIRD_FORMS } from './third-forms.ts';

/** Statements of Europe, Asia and Africa as the programs of their banks draw them, by a pen. */
export const EASTERN_FORMS: readonly Print[] = [
  ...GERMAN_FORMS,
  ...FRENCH_FORMS,
  ...LOWLAND_FORMS,
  ...ASIAN_FORMS,
  ...SOUTHERN_FORMS,
  ...FRONTIER_FORMS,
  ...AFRICAN_FORMS,
  ...CARD_FORMS,
  ...GULF_FORMS,
  ...THIRD_FORMS,
  ...FOURTH_FORMS,
];
