import type { DateNames } from '../format-date.ts';

/** What kind of movement a row is; its sign follows from it. */
export type MovementKind =
  | 'salary'
  | 'transferIn'
  | 'refund'
  | 'interest'
  | 'card'
  | 'directDebit'
  | 'transferOut'
  | 'cash'
  | 'fee'
  | 'check';

/** The words one language prints on statements. Where a list is given, any of its entries may be printed. */
export type Language = DateNames & {
  readonly code: string;
  readonly banks: readonly string[];
  readonly titles: readonly string[];
  readonly cardTitles: readonly string[];
  readonly accountNumber: string;
  readonly cardNumber: string;
  readonly periodLabel: string;
  /** With {start} and {end}. */
  readonly period: string;
  /** With {n} and {m}. */
  readonly page: string;
  readonly date: string;
  readonly postDate: string;
  readonly valueDate: string;
  readonly transactionDate: string;
  readonly description: readonly string[];
  readonly reference: string;
  readonly type: string;
  /** Headings of the two columns: money out, money in. */
  readonly sides: readonly (readonly [out: string, into: string])[];
  /** Letters or words that say which way one amount went, and the heading of their column. */
  readonly directions: readonly [out: string, into: string];
  readonly directionHeading: string;
  readonly amount: readonly string[];
  readonly balance: readonly string[];
  readonly opening: readonly string[];
  readonly closing: readonly string[];
  readonly broughtForward: string;
  readonly carriedForward: string;
  readonly totalOut: string;
  readonly totalIn: string;
  readonly dayBalance: string;
  readonly sectionIn: string;
  readonly sectionOut: string;
  readonly sectionFees: string;
  /** With {section}. */
  readonly sectionTotal: string;
  readonly dailyTitle: string;
  readonly pendingTitle: string;
  readonly noMovements: string;
  readonly feeTitle: string;
  readonly interestTitle: string;
  readonly pointsTitle: string;
  readonly previousBalance: string;
  readonly newBalance: string;
  readonly payments: string;
  readonly purchases: string;
  readonly creditLimit: string;
  readonly minimumPayment: string;
  readonly dueDate: string;
  /** With {date} and {amount}. */
  readonly legal: readonly string[];
  /** Lines of a row's text by kind, with {m} merchant, {p} person, {e} employer, {c} city, {r} digits, {k} code, {d} date, {f} four digits. */
  readonly movements: Readonly<Record<MovementKind, readonly (readonly string[])[]>>;
  readonly merchants: readonly string[];
  readonly people: readonly string[];
  readonly employers: readonly string[];
  readonly cities: readonly string[];
  readonly address: readonly string[];
};
