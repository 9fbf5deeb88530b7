import { amountBeforeText } from './families/amount-before-text.ts';
import { balanceRows } from './families/balance-rows.ts';
import { cardCreditSuffix } from './families/card-credit-suffix.ts';
import { cardForeignColumns } from './families/card-foreign-columns.ts';
import { cardHolders } from './families/card-holders.ts';
import { cardNewspaper } from './families/card-newspaper.ts';
import { cardParentheses } from './families/card-parentheses.ts';
import { cardPoints } from './families/card-points.ts';
import { cardSections } from './families/card-sections.ts';
import { cardTwoColumns } from './families/card-two-columns.ts';
import { checkGrid } from './families/check-grid.ts';
import { checkSummary } from './families/check-summary.ts';
import { corporateParentheses } from './families/corporate-parentheses.ts';
import { coverLetter } from './families/cover-letter.ts';
import { creditBeforeDebit } from './families/credit-before-debit.ts';
import { creditMarkedOnly } from './families/credit-marked-only.ts';
import { dayGroups } from './families/day-groups.ts';
import { dense } from './families/dense.ts';
import { directionColumn } from './families/direction-column.ts';
import { DRAWN } from './families/drawn.ts';
import { dualAmounts } from './families/dual-amounts.ts';
import { foreignSublines } from './families/foreign-sublines.ts';
import { highStreet } from './families/high-street.ts';
import { letterSuffix } from './families/letter-suffix.ts';
import { linePrinter } from './families/line-printer.ts';
import { middleAnchored } from './families/middle-anchored.ts';
import { monthHeaded } from './families/month-headed.ts';
import { narrationLedger } from './families/narration-ledger.ts';
import { newestFirst } from './families/newest-first.ts';
import { pageSubtotals } from './families/page-subtotals.ts';
import { passbook } from './families/passbook.ts';
import { pendingApart } from './families/pending-apart.ts';
import { pointsAtTheSide } from './families/points-at-the-side.ts';
import { quietMonth } from './families/quiet-month.ts';
import { ratesAndFees } from './families/rates-and-fees.ts';
import { ruledGrid } from './families/ruled-grid.ts';
import { severalAccounts } from './families/several-accounts.ts';
import { severalPeriods } from './families/several-periods.ts';
import { sidebar } from './families/sidebar.ts';
import { spacedHeadings } from './families/spaced-headings.ts';
import { splitDate } from './families/split-date.ts';
import { threeDates } from './families/three-dates.ts';
import { tiles } from './families/tiles.ts';
import { timeStamped } from './families/time-stamped.ts';
import { titledSections } from './families/titled-sections.ts';
import { twoBalanceColumns } from './families/two-balance-columns.ts';
import { twoUp } from './families/two-up.ts';
import { typedCodes } from './families/typed-codes.ts';
import { unsignedLedger } from './families/unsigned-ledger.ts';
import { valueDateColumns } from './families/value-date-columns.ts';
import { wrappedAbove } from './families/wrapped-above.ts';
import { zebraSigned } from './families/zebra-signed.ts';
import type { Family } from './family.ts';

/** Every design the generator knows. A new one is a file under families and a line here. */
export const FAMILIES: readonly Family[] = [
  amountBeforeText,
  balanceRows,
  cardCreditSuffix,
  cardForeignColumns,
  cardHolders,
  cardNewspaper,
  cardParentheses,
  cardPoints,
  cardSections,
  cardTwoColumns,
  checkGrid,
  checkSummary,
  corporateParentheses,
  coverLetter,
  creditBeforeDebit,
  creditMarkedOnly,
  dayGroups,
  dense,
  directionColumn,
  dualAmounts,
  foreignSublines,
  highStreet,
  letterSuffix,
  linePrinter,
  middleAnchored,
  monthHeaded,
  narrationLedger,
  newestFirst,
  pageSubtotals,
  passbook,
  pendingApart,
  pointsAtTheSide,
  quietMonth,
  ratesAndFees,
  ruledGrid,
  severalAccounts,
  severalPeriods,
  sidebar,
  spacedHeadings,
  splitDate,
  threeDates,
  tiles,
  timeStamped,
  titledSections,
  twoBalanceColumns,
  twoUp,
  typedCodes,
  unsignedLedger,
  valueDateColumns,
  wrappedAbove,
  zebraSigned,
  ...DRAWN,
];
