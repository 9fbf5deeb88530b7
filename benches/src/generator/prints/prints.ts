import type { DocumentOrder } from '../document-order.ts';
import { appDateBelow } from './app-date-below.ts';
import { appDayHeaded } from './app-day-headed.ts';
import { appDaySums } from './app-day-sums.ts';
import { appEndOfDay } from './app-end-of-day.ts';
import { appFeesNet } from './app-fees-net.ts';
import { appMoneyColumns } from './app-money-columns.ts';
import { appNewestBalance } from './app-newest-balance.ts';
import { brCardInvoice } from './br-card-invoice.ts';
import { caBankLateDate } from './ca-bank-late-date.ts';
import { caCardSidebar } from './ca-card-sidebar.ts';
import { czBankThreeLines } from './cz-bank-three-lines.ts';
import { deBankStacked } from './de-bank-stacked.ts';
import { deBankSuffix } from './de-bank-suffix.ts';
import { deCardCurrencies } from './de-card-currencies.ts';
import { esBankEuroSigns } from './es-bank-euro-signs.ts';
import { frBankAccents } from './fr-bank-accents.ts';
import { huBankYearFirst } from './hu-bank-year-first.ts';
import { idBankSuffix } from './id-bank-suffix.ts';
import { inBankBranchLast } from './in-bank-branch-last.ts';
import { inBankNarrowCells } from './in-bank-narrow-cells.ts';
import { inCardGrid } from './in-card-grid.ts';
import { jpCardUsage } from './jp-card-usage.ts';
import { keWalletReceipts } from './ke-wallet-receipts.ts';
import { mxCardBreakdown } from './mx-card-breakdown.ts';
import { myBankThreeTongues } from './my-bank-three-tongues.ts';
import { nlBankCodes } from './nl-bank-codes.ts';
import type { Print } from './print.ts';
import { seCardDebt } from './se-card-debt.ts';
import { sgCardReferences } from './sg-card-references.ts';
import { trBankDayTime } from './tr-bank-day-time.ts';
import { ukBankGlance } from './uk-bank-glance.ts';
import { ukCardDetails } from './uk-card-details.ts';
import { usBankAmountFirst } from './us-bank-amount-first.ts';
import { usBankChecksColumn } from './us-bank-checks-column.ts';
import { usCardBoxes } from './us-card-boxes.ts';
import { usCardCategories } from './us-card-categories.ts';
import { usCardCharge } from './us-card-charge.ts';
import { usCardHolders } from './us-card-holders.ts';
import { usCardReference } from './us-card-reference.ts';
import { usCreditUnionShares } from './us-credit-union-shares.ts';
import { zaBankAccrued } from './za-bank-accrued.ts';

/** Every print the generator knows. A new one is a file beside this one and a line here. */
export const PRINTS: readonly Print[] = [
  appDateBelow,
  appDayHeaded,
  appDaySums,
  appEndOfDay,
  appFeesNet,
  appMoneyColumns,
  appNewestBalance,
  brCardInvoice,
  caBankLateDate,
  caCardSidebar,
  czBankThreeLines,
  deBankStacked,
  deBankSuffix,
  deCardCurrencies,
  esBankEuroSigns,
  frBankAccents,
  huBankYearFirst,
  idBankSuffix,
  inBankBranchLast,
  inBankNarrowCells,
  inCardGrid,
  jpCardUsage,
  keWalletReceipts,
  mxCardBreakdown,
  myBankThreeTongues,
  nlBankCodes,
  seCardDebt,
  sgCardReferences,
  trBankDayTime,
  ukBankGlance,
  ukCardDetails,
  usBankAmountFirst,
  usBankChecksColumn,
  usCardBoxes,
  usCardCategories,
  usCardCharge,
  usCardHolders,
  usCardReference,
  usCreditUnionShares,
  zaBankAccrued,
];

/** Whether an order asks for a print: by name, or for any of them. */
export function isPrint(order: DocumentOrder): boolean {
  return order.isPrint === true || PRINTS.some(({ id }) => id === order.family);
}
