import type { DocumentOrder } from '../document-order.ts';
import { appDateBelow } from './app-date-below.ts';
import { appDayHeaded } from './app-day-headed.ts';
import { appDaySums } from './app-day-sums.ts';
import { appEndOfDay } from './app-end-of-day.ts';
import { appFeesNet } from './app-fees-net.ts';
import { appMoneyColumns } from './app-money-columns.ts';
import { appNewestBalance } from './app-newest-balance.ts';
import { brCardInvoice } from './br-card-invoice.ts';
import { caCardSidebar } from './ca-card-sidebar.ts';
import { deCardCurrencies } from './de-card-currencies.ts';
import { inCardGrid } from './in-card-grid.ts';
import { jpCardUsage } from './jp-card-usage.ts';
import { mxCardBreakdown } from './mx-card-breakdown.ts';
import type { Print } from './print.ts';
import { seCardDebt } from './se-card-debt.ts';
import { sgCardReferences } from './sg-card-references.ts';
import { ukCardDetails } from './uk-card-details.ts';
import { usCardBoxes } from './us-card-boxes.ts';
import { usCardCategories } from './us-card-categories.ts';
import { usCardCharge } from './us-card-charge.ts';
import { usCardHolders } from './us-card-holders.ts';
import { usCardReference } from './us-card-reference.ts';

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
  caCardSidebar,
  deCardCurrencies,
  inCardGrid,
  jpCardUsage,
  mxCardBreakdown,
  seCardDebt,
  sgCardReferences,
  ukCardDetails,
  usCardBoxes,
  usCardCategories,
  usCardCharge,
  usCardHolders,
  usCardReference,
];

/** Whether an order asks for a print: by name, or for any of them. */
export function isPrint(order: DocumentOrder): boolean {
  return order.isPrint === true || PRINTS.some(({ id }) => id === order.family);
}
