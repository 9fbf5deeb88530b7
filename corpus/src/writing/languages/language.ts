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
  readonly sectionIn: string;
  readonly sectionOut: string;
  /** Lines of a row's text by kind, with {m} merchant, {p} person, {e} employer, {c} city, {r} digits, {k} code, {d} date, {f} four digits. */
  readonly movements: Readonly<Record<MovementKind, readonly (readonly string[])[]>>;
  readonly merchants: readonly string[];
  readonly people: readonly string[];
  readonly employers: readonly string[];
  readonly cities: readonly string[];
  readonly address: readonly string[];
};
