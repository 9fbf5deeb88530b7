import type { Box } from '../../read/page.ts';
import type { SectionRole } from '../../words/languages/locale.ts';
import type { Anchor, FlowItem } from '../items/flow-item.ts';

/** A movement with all its lines, before sign and year are settled. */
export type Row = {
  readonly anchor: Anchor;
  readonly description: string;
  readonly reference: string | null;
  readonly page: number;
  /** On the upright page, points. */
  readonly box: Box;
  /** The part of the document it stands in; `part` is the title as where that begins, which continues over pages. */
  readonly section: { readonly role: SectionRole; readonly title: string; readonly part: string } | null;
  /** Rows that stand or fall together when a reading leaves a part of the document out. */
  readonly group: string;
};

/** What the document says, its movements gathered into rows and the text left out. */
export type Entry =
  | { readonly kind: 'row'; readonly row: Row }
  | Exclude<FlowItem, { kind: 'anchor' | 'text' }>;
