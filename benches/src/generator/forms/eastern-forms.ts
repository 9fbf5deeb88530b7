import type { Print } from '../prints/print.ts';
import { aeCardSupplementary } from './ae-card-supplementary.ts';
import { AFRICAN_FORMS } from './african-forms.ts';
import { ASIAN_FORMS } from './asian-forms.ts';
import { atPendingOnTop } from './at-pending-on-top.ts';
import { bgBankEuroBelow } from './bg-bank-euro-below.ts';
import { CARD_FORMS } from './card-forms.ts';
import { chBankNewestTurnover } from './ch-bank-newest-turnover.ts';
import { CORDILLERA_FORMS } from './cordillera-forms.ts';
import { CROSSROADS_FORMS } from './crossroads-forms.ts';
import { cyBankValueBetween } from './cy-bank-value-between.ts';
import { czBankAmountSecondLine } from './cz-bank-amount-second-line.ts';
import { czCardTwoCardParts } from './cz-card-two-card-parts.ts';
import { DANUBE_FORMS } from './danube-forms.ts';
import { deBankClosingAnnex } from './de-bank-closing-annex.ts';
import { deBankDayPair } from './de-bank-day-pair.ts';
import { deBusinessLabelBlocks } from './de-business-label-blocks.ts';
import { deCardReceiptDays } from './de-card-receipt-days.ts';
import { deSavingsTaxes } from './de-savings-taxes.ts';
import { dzPostAvoir } from './dz-post-avoir.ts';
import { egLettersBeforeSums } from './eg-letters-before-sums.ts';
import { esBankMonthTitle } from './es-bank-month-title.ts';
import { esCardDeferredShares } from './es-card-deferred-shares.ts';
import { frBankCardAnnex } from './fr-bank-card-annex.ts';
import { frBankThreeDays } from './fr-bank-three-days.ts';
import { FRENCH_FORMS } from './french-forms.ts';
import { FRONTIER_FORMS } from './frontier-forms.ts';
import { GERMAN_FORMS } from './german-forms.ts';
import { ghWalletBeforeAfter } from './gh-wallet-before-after.ts';
import { grBankNumberedRows } from './gr-bank-numbered-rows.ts';
import { GULF_FORMS } from './gulf-forms.ts';
import { hkAppPotsSigned } from './hk-app-pots-signed.ts';
import { huBankDayTitles } from './hu-bank-day-titles.ts';
import { huCardOtherMoney } from './hu-card-other-money.ts';
import { idBankLetterBefore } from './id-bank-letter-before.ts';
import { idBankTeller } from './id-bank-teller.ts';
import { idCardLastBill } from './id-card-last-bill.ts';
import { ilBankMinusBehind } from './il-bank-minus-behind.ts';
import { inBankOverdraftDr } from './in-bank-overdraft-dr.ts';
import { inBankSerialZeros } from './in-bank-serial-zeros.ts';
import { inCardFormula } from './in-card-formula.ts';
import { jpBankSideMarks } from './jp-bank-side-marks.ts';
import { krCardInstalments } from './kr-card-instalments.ts';
import { kzAppPartedSigns } from './kz-app-parted-signs.ts';
import { LOWLAND_FORMS } from './lowland-forms.ts';
import { ltWalletZoneTimes } from './lt-wallet-zone-times.ts';
import { meBankFeeInCell } from './me-bank-fee-in-cell.ts';
import { mnBankBothEnds } from './mn-bank-both-ends.ts';
import { MONSOON_FORMS } from './monsoon-forms.ts';
import { myCardHolders } from './my-card-holders.ts';
import { nlAppAmountThird } from './nl-app-amount-third.ts';
import { nlSavingsMonthBalances } from './nl-savings-month-balances.ts';
import { noBankTextFirst } from './no-bank-text-first.ts';
import { noCardOwed } from './no-card-owed.ts';
import { npBankTwoCalendars } from './np-bank-two-calendars.ts';
import { phCardSubtotal } from './ph-card-subtotal.ts';
import { plCardDebt } from './pl-card-debt.ts';
import { rsBusinessDailyExtracts } from './rs-business-daily-extracts.ts';
import { saCardArabicLetters } from './sa-card-arabic-letters.ts';
import { SAVANNA_FORMS } from './savanna-forms.ts';
import { SOUTHERN_FORMS } from './southern-forms.ts';
import { trBankExtraBalance } from './tr-bank-extra-balance.ts';
import { trBankSideLetter } from './tr-bank-side-letter.ts';
import { trSeveralMoneys } from './tr-several-moneys.ts';
import { twPassbookJoinedDays } from './tw-passbook-joined-days.ts';
import { vnBankPartner } from './vn-bank-partner.ts';
import { vnWalletTimeFirst } from './vn-wallet-time-first.ts';
import { zaCardBudgetPlans } from './za-card-budget-plans.ts';

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
  deBankClosingAnnex,
  frBankThreeDays,
  nlAppAmountThird,
  inBankSerialZeros,
  idBankTeller,
  vnBankPartner,
  trBankExtraBalance,
  plCardDebt,
  cyBankValueBetween,
  grBankNumberedRows,
  chBankNewestTurnover,
  zaCardBudgetPlans,
  aeCardSupplementary,
  deCardReceiptDays,
  noCardOwed,
  inCardFormula,
  phCardSubtotal,
  idCardLastBill,
  inBankOverdraftDr,
  deSavingsTaxes,
  esBankMonthTitle,
  deBankDayPair,
  huBankDayTitles,
  frBankCardAnnex,
  noBankTextFirst,
  myCardHolders,
  kzAppPartedSigns,
  meBankFeeInCell,
  idBankLetterBefore,
  trBankSideLetter,
  mnBankBothEnds,
  npBankTwoCalendars,
  trSeveralMoneys,
  czBankAmountSecondLine,
  nlSavingsMonthBalances,
  jpBankSideMarks,
  egLettersBeforeSums,
  atPendingOnTop,
  vnWalletTimeFirst,
  dzPostAvoir,
  bgBankEuroBelow,
  deBusinessLabelBlocks,
  ghWalletBeforeAfter,
  ltWalletZoneTimes,
  ilBankMinusBehind,
  krCardInstalments,
  rsBusinessDailyExtracts,
  huCardOtherMoney,
  czCardTwoCardParts,
  esCardDeferredShares,
  saCardArabicLetters,
  twPassbookJoinedDays,
  hkAppPotsSigned,
  ...DANUBE_FORMS,
  ...SAVANNA_FORMS,
  ...CORDILLERA_FORMS,
  ...MONSOON_FORMS,
  ...CROSSROADS_FORMS,
];
