import { deSoftwareabo } from './house-and-line/de-softwareabo.ts';
import { frOperateurPrelevement } from './house-and-line/fr-operateur-prelevement.ts';
import { nzCatering } from './house-and-line/nz-catering.ts';
import { seHotellnota } from './house-and-line/se-hotellnota.ts';
import { ukWater } from './house-and-line/uk-water.ts';
import type { Template } from './template.ts';

/** Bills of lines, pipes, rooms and tables. */
export const HOUSE_AND_LINE: readonly Template[] = [
  frOperateurPrelevement,
  ukWater,
  seHotellnota,
  nzCatering,
  deSoftwareabo,
];
