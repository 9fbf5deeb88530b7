import type { DocumentOrder } from '../document-order.ts';
import { EASTERN_FORMS } from '../forms/eastern-forms.ts';
import { REAL_SHAPED_FORMS } from '../forms/real-shaped-forms.ts';
import { aeBankCompactDays } from './ae-bank-compact-days.ts';
import { aeBankMirrored } from './ae-bank-mirrored.ts';
import { amBankArmenian } from './am-bank-armenian.ts';
import { appCurrencies } from './app-currencies.ts';
import { appDateBelow } from './app-date-below.ts';
import { appDayHeaded } from './app-day-headed.ts';
import { appDayNet } from './app-day-net.ts';
import { appDaySums } from './app-day-sums.ts';
import { appEndOfDay } from './app-end-of-day.ts';
import { appFeesNet } from './app-fees-net.ts';
import { appMoneyColumns } from './app-money-columns.ts';
import { appNewestBalance } from './app-newest-balance.ts';
import { appStatementCards } from './app-statement-cards.ts';
import { appTileBalanceBelow } from './app-tile-balance-below.ts';
import { arBankMinusDebits } from './ar-bank-minus-debits.ts';
import { arCardTwoMoneys } from './ar-card-two-moneys.ts';
import { arConsolidated } from './ar-consolidated.ts';
import { atBankValueRight } from './at-bank-value-right.ts';
import { atCardCarry } from './at-card-carry.ts';
import { auBankBlankCells } from './au-bank-blank-cells.ts';
import { auBankSuffix } from './au-bank-suffix.ts';
import { auCardBpay } from './au-card-bpay.ts';
import { auCardNumbered } from './au-card-numbered.ts';
import { auHomeLoan } from './au-home-loan.ts';
import { beBankNumbered } from './be-bank-numbered.ts';
import { beFrenchNumbered } from './be-french-numbered.ts';
import { bgAppOneColumn } from './bg-app-one-column.ts';
import { bgBankCyrillic } from './bg-bank-cyrillic.ts';
import { brBankAutoInvest } from './br-bank-auto-invest.ts';
import { brBankDayBalances } from './br-bank-day-balances.ts';
import { brBankDayColumns } from './br-bank-day-columns.ts';
import { brBankLetters } from './br-bank-letters.ts';
import { brCardInvoice } from './br-card-invoice.ts';
import { brCardSideBySide } from './br-card-side-by-side.ts';
import { caBankChequesFirst } from './ca-bank-cheques-first.ts';
import { caBankLateDate } from './ca-bank-late-date.ts';
import { caBankLongHeadings } from './ca-bank-long-headings.ts';
import { caCardActivity } from './ca-card-activity.ts';
import { caCardSidebar } from './ca-card-sidebar.ts';
import { caCreditLineOwing } from './ca-credit-line-owing.ts';
import { chBankBatchParts } from './ch-bank-batch-parts.ts';
import { chBankValueBetween } from './ch-bank-value-between.ts';
import { chBankValueLast } from './ch-bank-value-last.ts';
import { chCardTotals } from './ch-card-totals.ts';
import { chTwoCurrencies } from './ch-two-currencies.ts';
import { clBankNoCents } from './cl-bank-no-cents.ts';
import { clCardQuotas } from './cl-card-quotas.ts';
import { cnBankCorporate } from './cn-bank-corporate.ts';
import { cnBankTextAfter } from './cn-bank-text-after.ts';
import { coBankSigned } from './co-bank-signed.ts';
import { coCardInstalments } from './co-card-instalments.ts';
import { czBankAmountFirst } from './cz-bank-amount-first.ts';
import { czBankThreeLines } from './cz-bank-three-lines.ts';
import { deAppValueBelow } from './de-app-value-below.ts';
import { deBankBookedForYou } from './de-bank-booked-for-you.ts';
import { deBankDayRows } from './de-bank-day-rows.ts';
import { deBankStacked } from './de-bank-stacked.ts';
import { deBankSuffix } from './de-bank-suffix.ts';
import { deBankValueInText } from './de-bank-value-in-text.ts';
import { deCardCourse } from './de-card-course.ts';
import { deCardCurrencies } from './de-card-currencies.ts';
import { deCardTwoHolders } from './de-card-two-holders.ts';
import { deCreditAccount } from './de-credit-account.ts';
import { deReportAccounts } from './de-report-accounts.ts';
import { dkBankPlain } from './dk-bank-plain.ts';
import { dkBankTrailing } from './dk-bank-trailing.ts';
import { eeBankPayer } from './ee-bank-payer.ts';
import { egBankEasternDigits } from './eg-bank-eastern-digits.ts';
import { egBankValueDates } from './eg-bank-value-dates.ts';
import { esBankEuroSigns } from './es-bank-euro-signs.ts';
import { esBankMinusLeft } from './es-bank-minus-left.ts';
import { esBankTrailingMinus } from './es-bank-trailing-minus.ts';
import { esBankValueLater } from './es-bank-value-later.ts';
import { esCardExtract } from './es-card-extract.ts';
import { fiBankSignBehind } from './fi-bank-sign-behind.ts';
import { fiCardDays } from './fi-card-days.ts';
import { frAppCategories } from './fr-app-categories.ts';
import { frBankAccents } from './fr-bank-accents.ts';
import { frBankLines } from './fr-bank-lines.ts';
import { frBankValueAfter } from './fr-bank-value-after.ts';
import { frBusinessDays } from './fr-business-days.ts';
import { frCardDeferred } from './fr-card-deferred.ts';
import { frTwoAccounts } from './fr-two-accounts.ts';
import { gatewayByCurrency } from './gateway-by-currency.ts';
import { gatewayGrossFeeNet } from './gateway-gross-fee-net.ts';
import { geBankGeorgian } from './ge-bank-georgian.ts';
import { ghBankPlain } from './gh-bank-plain.ts';
import { grBankGreek } from './gr-bank-greek.ts';
import { grBankSideLetters } from './gr-bank-side-letters.ts';
import { hkBankBilingual } from './hk-bank-bilingual.ts';
import { hkCardTraditional } from './hk-card-traditional.ts';
import { hrBankWords } from './hr-bank-words.ts';
import { huBankBlocks } from './hu-bank-blocks.ts';
import { huBankYearFirst } from './hu-bank-year-first.ts';
import { idBankClock } from './id-bank-clock.ts';
import { idBankDrColumn } from './id-bank-dr-column.ts';
import { idBankPlusMinus } from './id-bank-plus-minus.ts';
import { idBankSuffix } from './id-bank-suffix.ts';
import { ieBankForward } from './ie-bank-forward.ts';
import { ieCreditUnionShares } from './ie-credit-union-shares.ts';
import { ilBankSignedDays } from './il-bank-signed-days.ts';
import { ilBankValueDays } from './il-bank-value-days.ts';
import { ilCardMonths } from './il-card-months.ts';
import { inBankAmountUnits } from './in-bank-amount-units.ts';
import { inBankBracketSides } from './in-bank-bracket-sides.ts';
import { inBankBranchCodes } from './in-bank-branch-codes.ts';
import { inBankBranchLast } from './in-bank-branch-last.ts';
import { inBankLakhSuffix } from './in-bank-lakh-suffix.ts';
import { inBankMonthTotals } from './in-bank-month-totals.ts';
import { inBankNarration } from './in-bank-narration.ts';
import { inBankNarrowCells } from './in-bank-narrow-cells.ts';
import { inCardGrid } from './in-card-grid.ts';
import { irBankSolarDays } from './ir-bank-solar-days.ts';
import { itBankExport } from './it-bank-export.ts';
import { itBankScalar } from './it-bank-scalar.ts';
import { itBankTextLast } from './it-bank-text-last.ts';
import { itCardBalance } from './it-card-balance.ts';
import { itCardPrepaid } from './it-card-prepaid.ts';
import { joBankOneColumn } from './jo-bank-one-column.ts';
import { jpBankContentLast } from './jp-bank-content-last.ts';
import { jpBankEraDays } from './jp-bank-era-days.ts';
import { jpCardLateMonth } from './jp-card-late-month.ts';
import { jpCardSplitDays } from './jp-card-split-days.ts';
import { jpCardUsage } from './jp-card-usage.ts';
import { keBankRunning } from './ke-bank-running.ts';
import { keWalletReceipts } from './ke-wallet-receipts.ts';
import { krAppSigned } from './kr-app-signed.ts';
import { krBankClock } from './kr-bank-clock.ts';
import { krBankSideWords } from './kr-bank-side-words.ts';
import { ltBankLetters } from './lt-bank-letters.ts';
import { luBankEnglish } from './lu-bank-english.ts';
import { lvBankLatvian } from './lv-bank-latvian.ts';
import { merchantSettlements } from './merchant-settlements.ts';
import { mxBankDepositsFirst } from './mx-bank-deposits-first.ts';
import { mxBankOperLiq } from './mx-bank-oper-liq.ts';
import { mxBankOperations } from './mx-bank-operations.ts';
import { mxCardBreakdown } from './mx-card-breakdown.ts';
import { mxCardTwoDates } from './mx-card-two-dates.ts';
import { myBankTaxColumn } from './my-bank-tax-column.ts';
import { myBankThreeTongues } from './my-bank-three-tongues.ts';
import { ngBankRemarksLast } from './ng-bank-remarks-last.ts';
import { nlBankAfBijColumns } from './nl-bank-af-bij-columns.ts';
import { nlBankCodes } from './nl-bank-codes.ts';
import { nlBankTwoDayLines } from './nl-bank-two-day-lines.ts';
import { nlCardAfBij } from './nl-card-af-bij.ts';
import { noBankArchive } from './no-bank-archive.ts';
import { noBankDigitDays } from './no-bank-digit-days.ts';
import { nzBankParticulars } from './nz-bank-particulars.ts';
import { peBankJoinedDays } from './pe-bank-joined-days.ts';
import { peBankPlaces } from './pe-bank-places.ts';
import { phBankCodes } from './ph-bank-codes.ts';
import { plBankDateLines } from './pl-bank-date-lines.ts';
import { plBankIdentifiers } from './pl-bank-identifiers.ts';
import { plBankOperationLines } from './pl-bank-operation-lines.ts';
import type { Print } from './print.ts';
import { processorBalanceChanges } from './processor-balance-changes.ts';
import { ptBankShortDays } from './pt-bank-short-days.ts';
import { ptBankTransport } from './pt-bank-transport.ts';
import { ptBankTwoBalances } from './pt-bank-two-balances.ts';
import { ptCardColumns } from './pt-card-columns.ts';
import { qcBankCodes } from './qc-bank-codes.ts';
import { qcBankDays } from './qc-bank-days.ts';
import { qcCardSequence } from './qc-card-sequence.ts';
import { roBankDayTurnover } from './ro-bank-day-turnover.ts';
import { roBankMonthNames } from './ro-bank-month-names.ts';
import { rsBankCyrillic } from './rs-bank-cyrillic.ts';
import { rsBankLatin } from './rs-bank-latin.ts';
import { ruBankPlusOnly } from './ru-bank-plus-only.ts';
import { saBankArabic } from './sa-bank-arabic.ts';
import { seBankCategory } from './se-bank-category.ts';
import { seBusinessBankgiro } from './se-business-bankgiro.ts';
import { seCardDebt } from './se-card-debt.ts';
import { sgBankCurrencyHeadings } from './sg-bank-currency-headings.ts';
import { sgCardReferences } from './sg-card-references.ts';
import { skBankSymbols } from './sk-bank-symbols.ts';
import { thBankCodes } from './th-bank-codes.ts';
import { thBankUnsigned } from './th-bank-unsigned.ts';
import { thCardStatement } from './th-card-statement.ts';
import { trBankDayTime } from './tr-bank-day-time.ts';
import { trBankDebtCredit } from './tr-bank-debt-credit.ts';
import { trBankReceipts } from './tr-bank-receipts.ts';
import { trCardInstallments } from './tr-card-installments.ts';
import { twBankMinguo } from './tw-bank-minguo.ts';
import { twBankTwoTongues } from './tw-bank-two-tongues.ts';
import { uaAppWide } from './ua-app-wide.ts';
import { uaBankTurnover } from './ua-bank-turnover.ts';
import { ukAppPots } from './uk-app-pots.ts';
import { ukBankByKind } from './uk-bank-by-kind.ts';
import { ukBankGlance } from './uk-bank-glance.ts';
import { ukBankOrdinals } from './uk-bank-ordinals.ts';
import { ukBankYearOnce } from './uk-bank-year-once.ts';
import { ukBankYearRows } from './uk-bank-year-rows.ts';
import { ukBusinessSheets } from './uk-business-sheets.ts';
import { ukCardCreditBelow } from './uk-card-credit-below.ts';
import { ukCardDetails } from './uk-card-details.ts';
import { ukCardForeign } from './uk-card-foreign.ts';
import { ukCardMonthBox } from './uk-card-month-box.ts';
import { usAppPlusOnly } from './us-app-plus-only.ts';
import { usBankAmountFirst } from './us-bank-amount-first.ts';
import { usBankBalanceGrid } from './us-bank-balance-grid.ts';
import { usBankChecksColumn } from './us-bank-checks-column.ts';
import { usBankChecksListed } from './us-bank-checks-listed.ts';
import { usBankCombined } from './us-bank-combined.ts';
import { usBankMinusParts } from './us-bank-minus-parts.ts';
import { usBankTypewriter } from './us-bank-typewriter.ts';
import { usBankZeroFilled } from './us-bank-zero-filled.ts';
import { usBrokerageCash } from './us-brokerage-cash.ts';
import { usBrokerageTrades } from './us-brokerage-trades.ts';
import { usBusinessLedger } from './us-business-ledger.ts';
import { usCardBoxes } from './us-card-boxes.ts';
import { usCardCategories } from './us-card-categories.ts';
import { usCardCharge } from './us-card-charge.ts';
import { usCardCreditsCharges } from './us-card-credits-charges.ts';
import { usCardDailyCash } from './us-card-daily-cash.ts';
import { usCardExchange } from './us-card-exchange.ts';
import { usCardHolders } from './us-card-holders.ts';
import { usCardReference } from './us-card-reference.ts';
import { usCardStore } from './us-card-store.ts';
import { usCreditLine } from './us-credit-line.ts';
import { usCreditUnionShares } from './us-credit-union-shares.ts';
import { usCreditUnionSuffixes } from './us-credit-union-suffixes.ts';
import { usCreditUnionWords } from './us-credit-union-words.ts';
import { usHsaParts } from './us-hsa-parts.ts';
import { usPeerPayments } from './us-peer-payments.ts';
import { usPrepaidFees } from './us-prepaid-fees.ts';
import { usSavingsInterestColumn } from './us-savings-interest-column.ts';
import { usWalletFees } from './us-wallet-fees.ts';
import { vnBankTextLast } from './vn-bank-text-last.ts';
import { vnBankTwoDays } from './vn-bank-two-days.ts';
import { vnCardDong } from './vn-card-dong.ts';
import { zaBankAccrued } from './za-bank-accrued.ts';
import { zaBankChargeColumn } from './za-bank-charge-column.ts';
import { zaBankFeeColumn } from './za-bank-fee-column.ts';
import { zaBankMonthDay } from './za-bank-month-day.ts';
import { zaBusinessCr } from './za-business-cr.ts';

/** Every print the generator knows. A new one is a file next to this one and a line here. */
export const PRINTS: readonly Print[] = [
  aeBankCompactDays,
  aeBankMirrored,
  amBankArmenian,
  appCurrencies,
  appDateBelow,
  appDayHeaded,
  appDayNet,
  appDaySums,
  appEndOfDay,
  appFeesNet,
  appMoneyColumns,
  appNewestBalance,
  appStatementCards,
  appTileBalanceBelow,
  arBankMinusDebits,
  arCardTwoMoneys,
  arConsolidated,
  atBankValueRight,
  atCardCarry,
  auBankBlankCells,
  auBankSuffix,
  auCardBpay,
  auCardNumbered,
  auHomeLoan,
  beBankNumbered,
  beFrenchNumbered,
  bgAppOneColumn,
  bgBankCyrillic,
  brBankAutoInvest,
  brBankDayBalances,
  brBankDayColumns,
  brBankLetters,
  brCardInvoice,
  brCardSideBySide,
  caBankChequesFirst,
  caBankLateDate,
  caBankLongHeadings,
  caCardActivity,
  caCardSidebar,
  caCreditLineOwing,
  chBankBatchParts,
  chBankValueBetween,
  chBankValueLast,
  chCardTotals,
  chTwoCurrencies,
  clBankNoCents,
  clCardQuotas,
  cnBankCorporate,
  cnBankTextAfter,
  coBankSigned,
  coCardInstalments,
  czBankAmountFirst,
  czBankThreeLines,
  deAppValueBelow,
  deBankBookedForYou,
  deBankDayRows,
  deBankStacked,
  deBankSuffix,
  deBankValueInText,
  deCardCourse,
  deCardCurrencies,
  deCardTwoHolders,
  deCreditAccount,
  deReportAccounts,
  dkBankPlain,
  dkBankTrailing,
  eeBankPayer,
  egBankEasternDigits,
  egBankValueDates,
  esBankEuroSigns,
  esBankMinusLeft,
  esBankTrailingMinus,
  esBankValueLater,
  esCardExtract,
  fiBankSignBehind,
  fiCardDays,
  frAppCategories,
  frBankAccents,
  frBankLines,
  frBankValueAfter,
  frBusinessDays,
  frCardDeferred,
  frTwoAccounts,
  gatewayByCurrency,
  gatewayGrossFeeNet,
  geBankGeorgian,
  ghBankPlain,
  grBankGreek,
  grBankSideLetters,
  hkBankBilingual,
  hkCardTraditional,
  hrBankWords,
  huBankBlocks,
  huBankYearFirst,
  idBankClock,
  idBankDrColumn,
  idBankPlusMinus,
  idBankSuffix,
  ieBankForward,
  ieCreditUnionShares,
  ilBankSignedDays,
  ilBankValueDays,
  ilCardMonths,
  inBankAmountUnits,
  inBankBracketSides,
  inBankBranchCodes,
  inBankBranchLast,
  inBankLakhSuffix,
  inBankMonthTotals,
  inBankNarration,
  inBankNarrowCells,
  inCardGrid,
  irBankSolarDays,
  itBankExport,
  itBankScalar,
  itBankTextLast,
  itCardBalance,
  itCardPrepaid,
  joBankOneColumn,
  jpBankContentLast,
  jpBankEraDays,
  jpCardLateMonth,
  jpCardSplitDays,
  jpCardUsage,
  keBankRunning,
  keWalletReceipts,
  krAppSigned,
  krBankClock,
  krBankSideWords,
  ltBankLetters,
  luBankEnglish,
  lvBankLatvian,
  merchantSettlements,
  mxBankDepositsFirst,
  mxBankOperLiq,
  mxBankOperations,
  mxCardBreakdown,
  mxCardTwoDates,
  myBankTaxColumn,
  myBankThreeTongues,
  ngBankRemarksLast,
  nlBankAfBijColumns,
  nlBankCodes,
  nlBankTwoDayLines,
  nlCardAfBij,
  noBankArchive,
  noBankDigitDays,
  nzBankParticulars,
  peBankJoinedDays,
  peBankPlaces,
  phBankCodes,
  plBankDateLines,
  plBankIdentifiers,
  plBankOperationLines,
  processorBalanceChanges,
  ptBankShortDays,
  ptBankTransport,
  ptBankTwoBalances,
  ptCardColumns,
  qcBankCodes,
  qcBankDays,
  qcCardSequence,
  roBankDayTurnover,
  roBankMonthNames,
  rsBankCyrillic,
  rsBankLatin,
  ruBankPlusOnly,
  saBankArabic,
  seBankCategory,
  seBusinessBankgiro,
  seCardDebt,
  sgBankCurrencyHeadings,
  sgCardReferences,
  skBankSymbols,
  thBankCodes,
  thBankUnsigned,
  thCardStatement,
  trBankDayTime,
  trBankDebtCredit,
  trBankReceipts,
  trCardInstallments,
  twBankMinguo,
  twBankTwoTongues,
  uaAppWide,
  uaBankTurnover,
  ukAppPots,
  ukBankByKind,
  ukBankGlance,
  ukBankOrdinals,
  ukBankYearOnce,
  ukBankYearRows,
  ukBusinessSheets,
  ukCardCreditBelow,
  ukCardDetails,
  ukCardForeign,
  ukCardMonthBox,
  usAppPlusOnly,
  usBankAmountFirst,
  usBankBalanceGrid,
  usBankChecksColumn,
  usBankChecksListed,
  usBankCombined,
  usBankMinusParts,
  usBankTypewriter,
  usBankZeroFilled,
  usBrokerageCash,
  usBrokerageTrades,
  usBusinessLedger,
  usCardBoxes,
  usCardCategories,
  usCardCharge,
  usCardCreditsCharges,
  usCardDailyCash,
  usCardExchange,
  usCardHolders,
  usCardReference,
  usCardStore,
  usCreditLine,
  usCreditUnionShares,
  usCreditUnionSuffixes,
  usCreditUnionWords,
  usHsaParts,
  usPeerPayments,
  usPrepaidFees,
  usSavingsInterestColumn,
  usWalletFees,
  vnBankTextLast,
  vnBankTwoDays,
  vnCardDong,
  zaBankAccrued,
  zaBankChargeColumn,
  zaBankFeeColumn,
  zaBankMonthDay,
  zaBusinessCr,
  ...EASTERN_FORMS,
  ...REAL_SHAPED_FORMS,
];

/** Whether an order asks for a print: by name, or for any of them. */
export function isPrint(order: DocumentOrder): boolean {
  return order.isPrint === true || PRINTS.some(({ id }) => id === order.family);
}
