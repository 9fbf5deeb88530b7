import type { Page } from '../read/page.ts';
import { numberStyles } from '../values/number-style.ts';
import { type Described, noneFeatures } from './parties/choose-parties.ts';
import { describedParties } from './parties/parties.ts';
import type { Features } from './parties/party-features.ts';
import { documentLines, documentRows } from './rows/document-rows.ts';
import { itemTables } from './rows/item-tables.ts';
import { itemsFrom } from './rows/items-from.ts';
import { labelledPlaces } from './rows/labels.ts';
import { sumsOn } from './rows/sums.ts';

/** The candidate names of a document with their features, and the features if none is printed: the training data for the weights. */
export type PartySamples = { readonly described: readonly Described[]; readonly none: Features };

/** The candidate names of some pages for vendor and customer. */
export function partySamples(pages: readonly Page[], isReceipt: boolean): PartySamples {
  const lines = documentLines(pages);
  const [style] = numberStyles(lines.flatMap((line) => line.words.map((word) => word.text)));
  const rows = style === undefined ? [] : documentRows(lines, style);
  const tables = itemTables(rows);
  const sums = rows.flatMap((_, index) => sumsOn(rows, index, 2));
  const scene = { itemsFrom: itemsFrom(rows, tables, sums), isReceipt };
  const described = rows.length === 0 ? [] : describedParties(rows, labelledPlaces(rows, tables), scene);
  return { described, none: noneFeatures(isReceipt) };
}
