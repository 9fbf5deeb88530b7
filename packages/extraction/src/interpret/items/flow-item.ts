import type { Cells } from '../../roles/cells.ts';
import type { Column } from '../../roles/column.ts';
import type { Table } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Amount } from '../../values/amount.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import type { BalanceRole, SectionRole } from '../../words/languages/locale.ts';

/** A line that moves money, before sign and year are settled. */
export type Anchor = {
  readonly body: BodyLine;
  readonly table: Table;
  readonly cells: Cells;
  readonly side: 'in' | 'out' | 'amount';
  readonly amount: Amount;
  readonly balance: Amount | null;
  /** What is taken with the amount, in columns of its own; minor units. */
  readonly charged: number;
  readonly date: PrintedDate | null;
  readonly postDate: PrintedDate | null;
  /** True where the line prints no date of its own. */
  readonly isUndated: boolean;
  /** Direction printed in a column of its own. */
  readonly indicator: 'in' | 'out' | null;
};

/** What the document says, in reading order. */
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
      /** The words that name it; empty where none do. */
      readonly label: string;
      /** How clearly it is claimed, by its words and how they are set, from 0. */
      readonly strength: number;
      readonly date: PrintedDate | null;
    }
  | {
      readonly kind: 'total';
      readonly side: 'in' | 'out' | 'both';
      readonly amounts: readonly { readonly amount: Amount; readonly role: Column['role'] | null }[];
      readonly body: BodyLine;
      /** True where its label names one kind of movement and no direction: fees, a tax. */
      readonly isOfOneKind?: boolean;
      /** The day its line begins with: what it sums are the rows of that day. */
      readonly date?: PrintedDate | null;
    }
  | {
      readonly kind: 'section';
      readonly role: SectionRole;
      readonly title: string;
      readonly body: BodyLine;
      /** The day of the rows under it, where it prints one. */
      readonly date?: PrintedDate | null;
    }
  | { readonly kind: 'daily'; readonly date: PrintedDate; readonly amount: Amount; readonly body: BodyLine };

export type AnchorItem = Extract<FlowItem, { kind: 'anchor' }>;
export type TextItem = Extract<FlowItem, { kind: 'text' }>;
export type SectionItem = Extract<FlowItem, { kind: 'section' }>;
export type TotalItem = Extract<FlowItem, { kind: 'total' }>;
export type BalanceItem = Extract<FlowItem, { kind: 'balance' }>;
