import type { Family } from '../family.ts';
import { aeNumberedReferences } from './drawn/ae-numbered-references.ts';
import { arOriginColumn } from './drawn/ar-origin-column.ts';
import { auCardDaysOfHolders } from './drawn/au-card-days-of-holders.ts';
import { auDottedLeaders } from './drawn/au-dotted-leaders.ts';
import { auFiguresBelow } from './drawn/au-figures-below.ts';
import { auOffsetSuffix } from './drawn/au-offset-suffix.ts';
import { auTotalsWithBalance } from './drawn/au-totals-with-balance.ts';
import { brBracketSigns } from './drawn/br-bracket-signs.ts';
import { brDayBalanceHeaded } from './drawn/br-day-balance-headed.ts';
import { brMovementsSpanned } from './drawn/br-movements-spanned.ts';
import { caCardMonthlyActivity } from './drawn/ca-card-monthly-activity.ts';
import { caCardSpendCategories } from './drawn/ca-card-spend-categories.ts';
import { caCardSubTotals } from './drawn/ca-card-sub-totals.ts';
import { caChequesDebits } from './drawn/ca-cheques-debits.ts';
import { caWithdrawnDeposited } from './drawn/ca-withdrawn-deposited.ts';
import { clDailyBalance } from './drawn/cl-daily-balance.ts';
import { coValueSignBehind } from './drawn/co-value-sign-behind.ts';
import { doCardTwoMoneys } from './drawn/do-card-two-moneys.ts';
import { ecSignColumn } from './drawn/ec-sign-column.ts';
import { hkDayCloseMarkers } from './drawn/hk-day-close-markers.ts';
import { ieSubtotalPages } from './drawn/ie-subtotal-pages.ts';
import { inBankTrimmedDecimals } from './drawn/in-bank-trimmed-decimals.ts';
import { inCardPipeClock } from './drawn/in-card-pipe-clock.ts';
import { inDrCrOneColumn } from './drawn/in-dr-cr-one-column.ts';
import { keDayInTwoLines } from './drawn/ke-day-in-two-lines.ts';
import { keTillFailed } from './drawn/ke-till-failed.ts';
import { mxDayOnly } from './drawn/mx-day-only.ts';
import { mxFolioTransfers } from './drawn/mx-folio-transfers.ts';
import { myBankPreviousStatement } from './drawn/my-bank-previous-statement.ts';
import { ngAppMoneyFirst } from './drawn/ng-app-money-first.ts';
import { nzCardHolders } from './drawn/nz-card-holders.ts';
import { nzTypeDetails } from './drawn/nz-type-details.ts';
import { paZeroCells } from './drawn/pa-zero-cells.ts';
import { prBilingualParts } from './drawn/pr-bilingual-parts.ts';
import { qcMonthDayColumns } from './drawn/qc-month-day-columns.ts';
import { sgBusinessForward } from './drawn/sg-business-forward.ts';
import { ukBusinessAppNewest } from './drawn/uk-business-app-newest.ts';
import { ukCardNoHeadings } from './drawn/uk-card-no-headings.ts';
import { ukCardRunningPoints } from './drawn/uk-card-running-points.ts';
import { ukCardSpentPaidIn } from './drawn/uk-card-spent-paid-in.ts';
import { ukCardTwoAbreast } from './drawn/uk-card-two-abreast.ts';
import { ukOverdrawnLetter } from './drawn/uk-overdrawn-letter.ts';
import { ukPaidInWithdrawn } from './drawn/uk-paid-in-withdrawn.ts';
import { ukTypeCodes } from './drawn/uk-type-codes.ts';
import { usAdditionsSubtractions } from './drawn/us-additions-subtractions.ts';
import { usAnalysedChecking } from './drawn/us-analysed-checking.ts';
import { usAppTwoAccounts } from './drawn/us-app-two-accounts.ts';
import { usBankCategoryWords } from './drawn/us-bank-category-words.ts';
import { usBusinessChecksPaid } from './drawn/us-business-checks-paid.ts';
import { usCardCardholders } from './drawn/us-card-cardholders.ts';
import { usCardNumbersBeforeDays } from './drawn/us-card-numbers-before-days.ts';
import { usCardOneList } from './drawn/us-card-one-list.ts';
import { usCardPointsNa } from './drawn/us-card-points-na.ts';
import { usCardSidePanel } from './drawn/us-card-side-panel.ts';
import { usCardSpacedPayees } from './drawn/us-card-spaced-payees.ts';
import { usCardStarredDays } from './drawn/us-card-starred-days.ts';
import { usCardStoreLocations } from './drawn/us-card-store-locations.ts';
import { usCardSubmittedBy } from './drawn/us-card-submitted-by.ts';
import { usCardTotalsToDate } from './drawn/us-card-totals-to-date.ts';
import { usCardUndatedInterest } from './drawn/us-card-undated-interest.ts';
import { usCentredParts } from './drawn/us-centred-parts.ts';
import { usDashDayBalance } from './drawn/us-dash-day-balance.ts';
import { usItemsPaid } from './drawn/us-items-paid.ts';
import { usLoanParts } from './drawn/us-loan-parts.ts';
import { usNestedDebits } from './drawn/us-nested-debits.ts';
import { usOperators } from './drawn/us-operators.ts';
import { usPackageValue } from './drawn/us-package-value.ts';
import { usPostedPlain } from './drawn/us-posted-plain.ts';
import { usPostingDailyBalance } from './drawn/us-posting-daily-balance.ts';
import { usRecaps } from './drawn/us-recaps.ts';
import { usSerialNumbers } from './drawn/us-serial-numbers.ts';
import { usSidesInTitles } from './drawn/us-sides-in-titles.ts';
import { usStatementCounts } from './drawn/us-statement-counts.ts';
import { usSummaryOfKinds } from './drawn/us-summary-of-kinds.ts';
import { usTrailingMinusParts } from './drawn/us-trailing-minus-parts.ts';
import { usTwoSides } from './drawn/us-two-sides.ts';
import { usTwoSystemDays } from './drawn/us-two-system-days.ts';

/** Designs of one country each, set with a pen as the composing machines of its banks do. A new one is a file under drawn and a line here. */
export const DRAWN: readonly Family[] = [
  arOriginColumn,
  auDottedLeaders,
  auFiguresBelow,
  auOffsetSuffix,
  auTotalsWithBalance,
  brBracketSigns,
  brDayBalanceHeaded,
  brMovementsSpanned,
  caCardSpendCategories,
  caCardSubTotals,
  caChequesDebits,
  caWithdrawnDeposited,
  clDailyBalance,
  coValueSignBehind,
  ecSignColumn,
  ieSubtotalPages,
  mxDayOnly,
  mxFolioTransfers,
  nzTypeDetails,
  paZeroCells,
  prBilingualParts,
  qcMonthDayColumns,
  ukBusinessAppNewest,
  ukCardNoHeadings,
  ukPaidInWithdrawn,
  ukTypeCodes,
  usAdditionsSubtractions,
  usAppTwoAccounts,
  usBusinessChecksPaid,
  usCardCardholders,
  usCardSidePanel,
  usCardSubmittedBy,
  usCardTotalsToDate,
  usCentredParts,
  usDashDayBalance,
  usItemsPaid,
  usNestedDebits,
  usOperators,
  usPackageValue,
  usPostedPlain,
  usPostingDailyBalance,
  usRecaps,
  usSerialNumbers,
  usSidesInTitles,
  usTrailingMinusParts,
  usTwoSystemDays,
  usCardUndatedInterest,
  usCardStarredDays,
  caCardMonthlyActivity,
  inCardPipeClock,
  ukCardTwoAbreast,
  usCardStoreLocations,
  ukCardRunningPoints,
  hkDayCloseMarkers,
  inBankTrimmedDecimals,
  myBankPreviousStatement,
  sgBusinessForward,
  usCardPointsNa,
  usCardNumbersBeforeDays,
  usCardOneList,
  usCardSpacedPayees,
  auCardDaysOfHolders,
  usBankCategoryWords,
  ukOverdrawnLetter,
  usStatementCounts,
  aeNumberedReferences,
  inDrCrOneColumn,
  keDayInTwoLines,
  ngAppMoneyFirst,
  ukCardSpentPaidIn,
  usAnalysedChecking,
  usSummaryOfKinds,
  doCardTwoMoneys,
  keTillFailed,
  nzCardHolders,
  usLoanParts,
  usTwoSides,
];
