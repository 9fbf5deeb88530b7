import type { FindingCode } from './finding-codes.ts';

/** What a code of the release before is now: its code, and the values of the parameters that tell it from others of that code. */
export type Successor = {
  readonly code: FindingCode;
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
};

/**
 * Every code of the release before (`schemaVersion` 1), and what it is now. Shown as `oldCode` for one release; goes away with the next,
 * once no reading stored with them is kept any more.
 */
export const OLD_FINDING_CODES = {
  'ledger-holds': { code: 'check-holds', parameters: { check: ['ledger'] } },
  'balances-hold': { code: 'check-holds', parameters: { check: ['balances'] } },
  'totals-hold': { code: 'check-holds', parameters: { check: ['totals', 'card-charges'] } },
  'lines-hold': { code: 'check-holds', parameters: { check: ['lines', 'unrounded-lines'] } },
  'xml-agrees': { code: 'check-holds', parameters: { check: ['electronic-invoice'] } },
  'ledger-break': { code: 'ledger-break' },
  'balance-break': { code: 'balance-break' },
  'totals-break': { code: 'sum-break', parameters: { of: ['account'] } },
  'lines-break': { code: 'sum-break', parameters: { of: ['lines'] } },
  'total-break': { code: 'sum-break', parameters: { of: ['document'] } },
  'summary-break': { code: 'figures-disagree', parameters: { reason: ['summary'] } },
  'parts-break': { code: 'figures-disagree', parameters: { reason: ['parts'] } },
  'held-before-break': { code: 'figures-disagree', parameters: { reason: ['balance-before'] } },
  'daily-balance-differs': { code: 'figures-disagree', parameters: { reason: ['daily-balances'] } },
  'line-product': { code: 'figures-disagree', parameters: { reason: ['line-product'] } },
  'tax-row-break': { code: 'figures-disagree', parameters: { reason: ['tax-table'] } },
  'nothing-to-check': {
    code: 'not-checked',
    parameters: {
      reason: [
        'no-balances',
        'too-many-readings',
        'single-line',
        'other-total',
        'total-alone',
        'net-or-gross',
        'open-kind',
      ],
    },
  },
  'totals-alone': { code: 'not-checked', parameters: { reason: ['totals-alone'] } },
  'amounts-too-large': { code: 'not-checked', parameters: { reason: ['amounts-too-large'] } },
  'tax-unchecked': { code: 'not-checked', parameters: { reason: ['tax'] } },
  'row-left-out': { code: 'row-left-out', parameters: { of: ['account'] } },
  'line-left-out': { code: 'row-left-out', parameters: { of: ['invoice'] } },
  'rows-repeated': { code: 'rows-skipped', parameters: { reason: ['repeated'] } },
  'zero-rows': { code: 'rows-skipped', parameters: { reason: ['zero-amount'] } },
  'other-money': { code: 'rows-unread', parameters: { reason: ['other-currency'] } },
  'second-balance': { code: 'rows-unread', parameters: { reason: ['second-balance'] } },
  'unread-column': {
    code: 'rows-unread',
    parameters: { reason: ['unknown-column', 'outside-table', 'left-over'] },
  },
  'sum-unexplained': { code: 'figure-unexplained', parameters: { of: ['sum'] } },
  'column-unexplained': { code: 'figure-unexplained', parameters: { of: ['column'] } },
  'date-missing': { code: 'date-doubtful', parameters: { reason: ['missing'] } },
  'impossible-date': { code: 'date-doubtful', parameters: { reason: ['impossible', 'no-year'] } },
  'other-calendar': { code: 'date-doubtful', parameters: { reason: ['other-calendar'] } },
  'date-carried': { code: 'date-doubtful', parameters: { reason: ['carried-down'] } },
  'date-of-closing': { code: 'date-doubtful', parameters: { reason: ['closing-day'] } },
  'date-outside-period': { code: 'date-doubtful', parameters: { reason: ['outside-period'] } },
  'doubtful-date': {
    code: 'date-doubtful',
    parameters: { reason: ['hard-to-read', 'other-day', 'two-days'] },
  },
  'date-out-of-step': { code: 'date-doubtful', parameters: { reason: ['out-of-order', 'posted-before'] } },
  'date-order-open': { code: 'date-doubtful', parameters: { reason: ['order-open'] } },
  'signs-by-arithmetic': {
    code: 'sign-doubtful',
    parameters: { reason: ['by-arithmetic', 'by-balances'] },
  },
  'signs-against-titles': { code: 'sign-doubtful', parameters: { reason: ['against-titles'] } },
  'signs-by-title': { code: 'sign-doubtful', parameters: { reason: ['by-title'] } },
  'signs-torn': { code: 'sign-doubtful', parameters: { reason: ['half-minus'] } },
  'signs-against-words': {
    code: 'sign-doubtful',
    parameters: { reason: ['against-words', 'against-descriptions'] },
  },
  'signs-assumed': {
    code: 'sign-doubtful',
    parameters: {
      reason: [
        ...['minus-alone', 'unusual-minus', 'negative-balances', 'negative-credit', 'unmarked'],
        ...['own-books', 'owed-balances'],
      ],
    },
  },
  'both-sides': { code: 'sign-doubtful', parameters: { reason: ['both-columns'] } },
  'decimals-untold': { code: 'scale-doubtful' },
  'other-closing-balance': { code: 'other-closing-balance' },
  'mixed-money': { code: 'mixed-currencies' },
  'amount-too-large': { code: 'amount-too-large' },
  repaired: { code: 'repaired' },
  'pages-left-out': { code: 'pages-not-read', parameters: { reason: ['left-out'] } },
  'page-unreadable': { code: 'pages-not-read', parameters: { reason: ['cannot-open'] } },
  'pages-no-statement': { code: 'pages-not-read', parameters: { reason: ['no-statement'] } },
  'page-missing': { code: 'pages-missing' },
  'pages-reordered': { code: 'pages-reordered' },
  'several-invoices': { code: 'several-invoices', parameters: { readAs: ['several'] } },
  'maybe-several-invoices': { code: 'several-invoices', parameters: { readAs: ['one'] } },
  'no-total': { code: 'not-found', parameters: { missing: ['total'] } },
  'no-lines': { code: 'not-found', parameters: { missing: ['lines'] } },
  'credit-unsigned': { code: 'credit-unsigned' },
  'xml-differs': { code: 'xml-differs' },
  'xml-unusable': { code: 'xml-unused', parameters: { reason: ['unusable'] } },
  'xml-of-one': { code: 'xml-unused', parameters: { reason: ['several-invoices'] } },
  'edit-skipped': { code: 'edit-skipped' },
} as const satisfies Record<string, Successor>;

export type OldFindingCode = keyof typeof OLD_FINDING_CODES;

const SUCCESSORS: readonly (readonly [string, Successor])[] = Object.entries(OLD_FINDING_CODES);

/** The code of the release before; null for a finding that release did not have. */
export function oldFindingCodeOf(
  code: FindingCode,
  parameters: Readonly<Record<string, unknown>>,
): string | null {
  const old = SUCCESSORS.find(
    ([, successor]) =>
      successor.code === code &&
      Object.entries(successor.parameters ?? {}).every(([name, values]) =>
        values.some((value) => value === parameters[name]),
      ),
  );
  return old?.[0] ?? null;
}
