import type { Cells } from '../../roles/cells.ts';
import type { Column } from '../../roles/column.ts';
import type { Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Amount } from '../../values/amount.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import type { BalanceRole, SectionRole } from '../../words/languages/locale.ts';

/** A line with a transaction, before sign and year are decided. */
export type Anchor = {
  readonly body: BodyLine;
  readonly table: Table;
  readonly cells: Cells;
  readonly side: 'in' | 'out' | 'amount';
  readonly amount: Amount;
  readonly balance: Amount | null;
  /** Charges in columns of their own, taken with the amount; minor units. */
  readonly charged: number;
  readonly date: PrintedDate | null;
  readonly postDate: PrintedDate | null;
  /** True if the line prints no date of its own. */
  readonly isUndated: boolean;
  /** Direction printed in a column of its own. */
  readonly indicator: 'in' | 'out' | null;
};

/** The contents of the document, in reading order. */
export type FlowItem =
  | { readonly kind: 'anchor'; readonly anchor: Anchor }
  | {
      readonly kind: 'text';
      readonly body: BodyLine;
      readonly table: Table;
      readonly date: PrintedDate | null;
      readonly cells: Cells;
    }
  | {
      readonly kind: 'balance';
      readonly role: BalanceRole | 'checkpoint';
      readonly amount: Amount;
      readonly column: Column['role'] | null;
      readonly body: BodyLine;
      readonly isInTable: boolean;
      /** Its label; empty if there is none. */
      readonly label: string;
      /** The clarity of its label, by words and style, from 0. */
      readonly strength: number;
      readonly date: PrintedDate | null;
    }
  | {
      readonly kind: 'total';
      readonly side: 'in' | 'out' | 'both';
      readonly amounts: readonly { readonly amount: Amount; readonly role: Column['role'] | null }[];
      readonly body: BodyLine;
      /** True if its label names one type of transaction and no direction: fees, a tax. */
      readonly isOfOneKind?: boolean;
      /** The date its line begins with: the total covers the rows of that day. */
      readonly date?: PrintedDate | null;
    }
  | {
      readonly kind: 'section';
      readonly role: SectionRole;
      readonly title: string;
      readonly body: BodyLine;
      /** The date of the rows below, if it prints one. */
      readonly date?: PrintedDate | null;
    }
  | { readonly kind: 'daily'; readonly date: PrintedDate; readonly amount: Amount; readonly body: BodyLine };

export type AnchorItem = Extract<FlowItem, { kind: 'anchor' }>;
export type TextItem = Extract<FlowItem, { kind: 'text' }>;
export type SectionItem = Extract<FlowItem, { kind: 'section' }>;
export type TotalItem = Extract<FlowItem, { kind: 'total' }>;
export type BalanceItem = Extract<FlowItem, { kind: 'balance' }>;
