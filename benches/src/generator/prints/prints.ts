import type { DocumentOrder } from '../document-order.ts';
import { aeBankCompactDays } from './ae-bank-compact-days.ts';
import { appCurrencies } from './app-currencies.ts';
import { appDateBelow } from './app-date-below.ts';
import { appDayHeaded } from './app-day-headed.ts';
import { appDaySums } from './app-day-sums.ts';
import { appEndOfDay } from './app-end-of-day.ts';
import { appFeesNet } from './app-fees-net.ts';
import { appMoneyColumns } from './app-money-columns.ts';
import { appNewestBalance } from './app-newest-balance.ts';
import { arBankMinusDebits } from './ar-bank-minus-debits.ts';
import { auBankSuffix } from './au-bank-suffix.ts';
import { beBankNumbered } from './be-bank-numbered.ts';
import { bgBankCyrillic } from './bg-bank-cyrillic.ts';
import { brBankLetters } from './br-bank-letters.ts';
import { brCardInvoice } from './br-card-invoice.ts';
import { caBankLateDate } from './ca-bank-late-date.ts';
import { caCardSidebar } from './ca-card-sidebar.ts';
import { chBankValueBetween } from './ch-bank-value-between.ts';
import { clBankNoCents } from './cl-bank-no-cents.ts';
import { cnBankTextAfter } from './cn-bank-text-after.ts';
import { coBankSigned } from './co-bank-signed.ts';
import { czBankThreeLines } from './cz-bank-three-lines.ts';
import { deBankDayRows } from './de-bank-day-rows.ts';
import { deBankStacked } from './de-bank-stacked.ts';
import { deBankSuffix } from './de-bank-suffix.ts';
import { deCardCurrencies } from './de-card-currencies.ts';
import { esBankEuroSigns } from './es-bank-euro-signs.ts';
import { frBankAccents } from './fr-bank-accents.ts';
import { frBankLines } from './fr-bank-lines.ts';
import { grBankGreek } from './gr-bank-greek.ts';
import { hkBankBilingual } from './hk-bank-bilingual.ts';
import { hrBankWords } from './hr-bank-words.ts';
import { huBankYearFirst } from './hu-bank-year-first.ts';
import { idBankSuffix } from './id-bank-suffix.ts';
import { ieBankForward } from './ie-bank-forward.ts';
import { inBankBracketSides } from './in-bank-bracket-sides.ts';
import { inBankBranchLast } from './in-bank-branch-last.ts';
import { inBankNarration } from './in-bank-narration.ts';
import { inBankNarrowCells } from './in-bank-narrow-cells.ts';
import { inCardGrid } from './in-card-grid.ts';
import { itBankTextLast } from './it-bank-text-last.ts';
import { jpCardUsage } from './jp-card-usage.ts';
import { keWalletReceipts } from './ke-wallet-receipts.ts';
import { krBankClock } from './kr-bank-clock.ts';
import { ltBankLetters } from './lt-bank-letters.ts';
import { mxBankOperLiq } from './mx-bank-oper-liq.ts';
import { mxCardBreakdown } from './mx-card-breakdown.ts';
import { myBankThreeTongues } from './my-bank-three-tongues.ts';
import { ngBankRemarksLast } from './ng-bank-remarks-last.ts';
import { nlBankCodes } from './nl-bank-codes.ts';
import { nlBankTwoDayLines } from './nl-bank-two-day-lines.ts';
import { noBankDigitDays } from './no-bank-digit-days.ts';
import { nzBankParticulars } from './nz-bank-particulars.ts';
import { peBankJoinedDays } from './pe-bank-joined-days.ts';
import { phBankCodes } from './ph-bank-codes.ts';
import { plBankOperationLines } from './pl-bank-operation-lines.ts';
import type { Print } from './print.ts';
import { ptBankShortDays } from './pt-bank-short-days.ts';
import { qcBankCodes } from './qc-bank-codes.ts';
import { seCardDebt } from './se-card-debt.ts';
import { sgCardReferences } from './sg-card-references.ts';
import { trBankDayTime } from './tr-bank-day-time.ts';
import { twBankMinguo } from './tw-bank-minguo.ts';
import { ukAppPots } from './uk-app-pots.ts';
import { ukBankGlance } from './uk-bank-glance.ts';
import { ukBankYearRows } from './uk-bank-year-rows.ts';
import { ukCardDetails } from './uk-card-details.ts';
import { ukCardForeign } from './uk-card-foreign.ts';
import { usBankAmountFirst } from './us-bank-amount-first.ts';
import { usBankChecksColumn } from './us-bank-checks-column.ts';
import { usBankTypewriter } from './us-bank-typewriter.ts';
import { usBrokerageCash } from './us-brokerage-cash.ts';
import { usCardBoxes } from './us-card-boxes.ts';
import { usCardCategories } from './us-card-categories.ts';
import { usCardCharge } from './us-card-charge.ts';
import { usCardExchange } from './us-card-exchange.ts';
import { usCardHolders } from './us-card-holders.ts';
import { usCardReference } from './us-card-reference.ts';
import { usCardStore } from './us-card-store.ts';
import { usCreditUnionShares } from './us-credit-union-shares.ts';
import { usCreditUnionWords } from './us-credit-union-words.ts';
import { vnBankTextLast } from './vn-bank-text-last.ts';
import { zaBankAccrued } from './za-bank-accrued.ts';

/** Every print the generator knows. A new one is a file beside this one and a line here. */
export const PRINTS: readonly Print[] = [
  aeBankCompactDays,
  appCurrencies,
  appDateBelow,
  appDayHeaded,
  appDaySums,
  appEndOfDay,
  appFeesNet,
  appMoneyColumns,
  appNewestBalance,
  arBankMinusDebits,
  auBankSuffix,
  beBankNumbered,
  bgBankCyrillic,
  brBankLetters,
  brCardInvoice,
  caBankLateDate,
  caCardSidebar,
  chBankValueBetween,
  clBankNoCents,
  cnBankTextAfter,
  coBankSigned,
  czBankThreeLines,
  deBankDayRows,
  deBankStacked,
  deBankSuffix,
  deCardCurrencies,
  esBankEuroSigns,
  frBankAccents,
  frBankLines,
  grBankGreek,
  hkBankBilingual,
  hrBankWords,
  huBankYearFirst,
  idBankSuffix,
  ieBankForward,
  inBankBracketSides,
  inBankBranchLast,
  inBankNarration,
  inBankNarrowCells,
  inCardGrid,
  itBankTextLast,
  jpCardUsage,
  keWalletReceipts,
  krBankClock,
  ltBankLetters,
  mxBankOperLiq,
  mxCardBreakdown,
  myBankThreeTongues,
  ngBankRemarksLast,
  nlBankCodes,
  nlBankTwoDayLines,
  noBankDigitDays,
  nzBankParticulars,
  peBankJoinedDays,
  phBankCodes,
  plBankOperationLines,
  ptBankShortDays,
  qcBankCodes,
  seCardDebt,
  sgCardReferences,
  trBankDayTime,
  twBankMinguo,
  ukAppPots,
  ukBankGlance,
  ukBankYearRows,
  ukCardDetails,
  ukCardForeign,
  usBankAmountFirst,
  usBankChecksColumn,
  usBankTypewriter,
  usBrokerageCash,
  usCardBoxes,
  usCardCategories,
  usCardCharge,
  usCardExchange,
  usCardHolders,
  usCardReference,
  usCardStore,
  usCreditUnionShares,
  usCreditUnionWords,
  vnBankTextLast,
  zaBankAccrued,
];

/** Whether an order asks for a print: by name, or for any of them. */
export function isPrint(order: DocumentOrder): boolean {
  return order.isPrint === true || PRINTS.some(({ id }) => id === order.family);
}
