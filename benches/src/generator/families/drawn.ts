import type { Family } from '../family.ts';
import { auDottedLeaders } from './drawn/au-dotted-leaders.ts';
import { auFiguresBelow } from './drawn/au-figures-below.ts';
import { auOffsetSuffix } from './drawn/au-offset-suffix.ts';
import { auTotalsWithBalance } from './drawn/au-totals-with-balance.ts';
import { caCardSpendCategories } from './drawn/ca-card-spend-categories.ts';
import { caCardSubTotals } from './drawn/ca-card-sub-totals.ts';
import { caChequesDebits } from './drawn/ca-cheques-debits.ts';
import { caWithdrawnDeposited } from './drawn/ca-withdrawn-deposited.ts';
import { ieSubtotalPages } from './drawn/ie-subtotal-pages.ts';
import { ukBusinessAppNewest } from './drawn/uk-business-app-newest.ts';
import { ukPaidInWithdrawn } from './drawn/uk-paid-in-withdrawn.ts';
import { ukTypeCodes } from './drawn/uk-type-codes.ts';
import { usAdditionsSubtractions } from './drawn/us-additions-subtractions.ts';
import { usAppTwoAccounts } from './drawn/us-app-two-accounts.ts';
import { usBusinessChecksPaid } from './drawn/us-business-checks-paid.ts';
import { usCardTotalsToDate } from './drawn/us-card-totals-to-date.ts';
import { usCentredParts } from './drawn/us-centred-parts.ts';
import { usItemsPaid } from './drawn/us-items-paid.ts';
import { usOperators } from './drawn/us-operators.ts';
import { usPackageValue } from './drawn/us-package-value.ts';
import { usPostingDailyBalance } from './drawn/us-posting-daily-balance.ts';
import { usSerialNumbers } from './drawn/us-serial-numbers.ts';
import { usSidesInTitles } from './drawn/us-sides-in-titles.ts';
import { usTrailingMinusParts } from './drawn/us-trailing-minus-parts.ts';

/** Designs of one country each, set with a pen as the composing machines of its banks do. A new one is a file under drawn and a line here. */
export const DRAWN: readonly Family[] = [
  auDottedLeaders,
  auFiguresBelow,
  auOffsetSuffix,
  auTotalsWithBalance,
  caCardSpendCategories,
  caCardSubTotals,
  caChequesDebits,
  caWithdrawnDeposited,
  ieSubtotalPages,
  ukBusinessAppNewest,
  ukPaidInWithdrawn,
  ukTypeCodes,
  usAdditionsSubtractions,
  usAppTwoAccounts,
  usBusinessChecksPaid,
  usCardTotalsToDate,
  usCentredParts,
  usItemsPaid,
  usOperators,
  usPackageValue,
  usPostingDailyBalance,
  usSerialNumbers,
  usSidesInTitles,
  usTrailingMinusParts,
];
