import type { Print } from '../prints/print.ts';
import { twCardLastBill } from '../prints/tw-card-last-bill.ts';
import { ABREAST_FORMS } from './abreast-forms.ts';
import { ANDEAN_FORMS } from './andean-forms.ts';
import { arCardCouponTaxes } from './ar-card-coupon-taxes.ts';
import { arCardTypedQuotas } from './ar-card-typed-quotas.ts';
import { atBankJoinedDays } from './at-bank-joined-days.ts';
import { atBankStarredDays } from './at-bank-starred-days.ts';
import { AUSTRALIAN_FORMS } from './australian-forms.ts';
import { brCardHolderCities } from './br-card-holder-cities.ts';
import { brCardLettersTotals } from './br-card-letters-totals.ts';
import { brCardPanelBeside } from './br-card-panel-beside.ts';
import { chBankGlance } from './ch-bank-glance.ts';
import { chBankReportSolde } from './ch-bank-report-solde.ts';
import { chBankSharedBalance } from './ch-bank-shared-balance.ts';
import { chBrokerMoneys } from './ch-broker-moneys.ts';
import { chCardStackedDays } from './ch-card-stacked-days.ts';
import { CHARGED_FORMS } from './charged-forms.ts';
import { clCardAbroadDollars } from './cl-card-abroad-dollars.ts';
import { clCardOperations } from './cl-card-operations.ts';
import { COMMONWEALTH_FORMS } from './commonwealth-forms.ts';
import { COMMUNITY_FORMS } from './community-forms.ts';
import { CONTINENTAL_FORMS } from './continental-forms.ts';
import { czBankCellBlocks } from './cz-bank-cell-blocks.ts';
import { czBankStackedCells } from './cz-bank-stacked-cells.ts';
import { deAppStackedYear } from './de-app-stacked-year.ts';
import { deBankAmountAbove } from './de-bank-amount-above.ts';
import { deBankNumberedPairs } from './de-bank-numbered-pairs.ts';
import { deBankYearsBelow } from './de-bank-years-below.ts';
import { deBrokerValueBalances } from './de-broker-value-balances.ts';
import { deCardBonusLines } from './de-card-bonus-lines.ts';
import { deCardInstalmentOffers } from './de-card-instalment-offers.ts';
import { deCardPageSubtotals } from './de-card-page-subtotals.ts';
import { deInvestAccount } from './de-invest-account.ts';
import { dePrinterUnderscored } from './de-printer-underscored.ts';
import { deSavingsBoxedHead } from './de-savings-boxed-head.ts';
import { deSavingsClosingAmong } from './de-savings-closing-among.ts';
import { deSavingsMarginPrint } from './de-savings-margin-print.ts';
import { deStatusWeekdays } from './de-status-weekdays.ts';
import { esCardSettledBefore } from './es-card-settled-before.ts';
import { fiBankThreeDays } from './fi-bank-three-days.ts';
import { frBankDottedDays } from './fr-bank-dotted-days.ts';
import { frBankHeadInTotals } from './fr-bank-head-in-totals.ts';
import { HELD_OR_OWED_FORMS } from './held-or-owed-forms.ts';
import { huBankYearPairs } from './hu-bank-year-pairs.ts';
import { inCardLetterForRupee } from './in-card-letter-for-rupee.ts';
import { INSTALMENT_CARD_FORMS } from './instalment-card-forms.ts';
import { isBankInterestDays } from './is-bank-interest-days.ts';
import { isCardHolders } from './is-card-holders.ts';
import { itBankSignedDare } from './it-bank-signed-dare.ts';
import { itSavingsEuroBelow } from './it-savings-euro-below.ts';
import { LATIN_FORMS } from './latin-forms.ts';
import { LENDER_FORMS } from './lender-forms.ts';
import { luBankCommunication } from './lu-bank-communication.ts';
import { luCardRatesInText } from './lu-card-rates-in-text.ts';
import { mxCardIsoDays } from './mx-card-iso-days.ts';
import { mxCardRegularCharges } from './mx-card-regular-charges.ts';
import { NEW_WORLD_FORMS } from './new-world-forms.ts';
import { nlBankBracketDays } from './nl-bank-bracket-days.ts';
import { noBankFavourRefs } from './no-bank-favour-refs.ts';
import { OVERSEAS_FORMS } from './overseas-forms.ts';
import { OWED_FORMS } from './owed-forms.ts';
import { plBankLimitPairs } from './pl-bank-limit-pairs.ts';
import { ptBankTwoEnds } from './pt-bank-two-ends.ts';
import { RETOLD_FORMS } from './retold-forms.ts';
import { tnBankThousandths } from './tn-bank-thousandths.ts';
import { trCardParts } from './tr-card-parts.ts';
import { TREASURY_FORMS } from './treasury-forms.ts';
import { TWO_DAY_FORMS } from './two-day-forms.ts';

/** Statements whose blocks, headings and signs follow real ones, as the tests of public readers of statements tell of them. */
export const REAL_SHAPED_FORMS: readonly Print[] = [
  deCardInstalmentOffers,
  luCardRatesInText,
  chCardStackedDays,
  brCardLettersTotals,
  brCardPanelBeside,
  clCardOperations,
  mxCardRegularCharges,
  twCardLastBill,
  trCardParts,
  deBankAmountAbove,
  deBankNumberedPairs,
  czBankStackedCells,
  chBankGlance,
  arCardCouponTaxes,
  arCardTypedQuotas,
  deSavingsBoxedHead,
  itBankSignedDare,
  mxCardIsoDays,
  brCardHolderCities,
  deCardBonusLines,
  tnBankThousandths,
  inCardLetterForRupee,
  clCardAbroadDollars,
  frBankDottedDays,
  frBankHeadInTotals,
  chBankReportSolde,
  ...AUSTRALIAN_FORMS,
  ...ANDEAN_FORMS,
  ...OVERSEAS_FORMS,
  ...COMMONWEALTH_FORMS,
  ...LATIN_FORMS,
  chBankSharedBalance,
  deBankYearsBelow,
  deInvestAccount,
  deCardPageSubtotals,
  esCardSettledBefore,
  czBankCellBlocks,
  itSavingsEuroBelow,
  luBankCommunication,
  fiBankThreeDays,
  isCardHolders,
  isBankInterestDays,
  deBrokerValueBalances,
  deStatusWeekdays,
  deAppStackedYear,
  deSavingsClosingAmong,
  dePrinterUnderscored,
  chBrokerMoneys,
  huBankYearPairs,
  nlBankBracketDays,
  deSavingsMarginPrint,
  ptBankTwoEnds,
  atBankJoinedDays,
  atBankStarredDays,
  noBankFavourRefs,
  plBankLimitPairs,
  ...NEW_WORLD_FORMS,
  ...CHARGED_FORMS,
  ...OWED_FORMS,
  ...ABREAST_FORMS,
  ...RETOLD_FORMS,
  ...COMMUNITY_FORMS,
  ...INSTALMENT_CARD_FORMS,
  ...LENDER_FORMS,
  ...TREASURY_FORMS,
  ...CONTINENTAL_FORMS,
  ...TWO_DAY_FORMS,
  ...HELD_OR_OWED_FORMS,
];
