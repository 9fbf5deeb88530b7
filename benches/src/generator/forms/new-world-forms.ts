import type { Print } from '../prints/print.ts';
import { hkIntegratedMoneys } from './hk-integrated-moneys.ts';
import { ukYearMonthTitles } from './uk-year-month-titles.ts';
import { usCardPromoTypes } from './us-card-promo-types.ts';
import { usCombinedParts } from './us-combined-parts.ts';
import { usCorporateCard } from './us-corporate-card.ts';
import { usFuelCard } from './us-fuel-card.ts';
import { usTollAccount } from './us-toll-account.ts';
import { usWebHistoryPrint } from './us-web-history-print.ts';

/** Statements of the English-speaking world shown in several parts, currencies or holders, as their banks, card companies and agencies set them. */
export const NEW_WORLD_FORMS: readonly Print[] = [
  hkIntegratedMoneys,
  ukYearMonthTitles,
  usCardPromoTypes,
  usCombinedParts,
  usCorporateCard,
  usFuelCard,
  usTollAccount,
  usWebHistoryPrint,
];
