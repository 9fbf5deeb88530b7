import type { Column, ColumnSet, ExportFormat } from './columns.ts';
import { alternateColumns, mainColumns } from './columns.ts';

/** One rule of auto-mapping: a field whose name contains one of `keywords` goes to the first column whose name contains one of `targets`. */
export type SuggestionRule = { readonly keywords: readonly string[]; readonly targets: readonly string[] };

/** A set of columns with the rules that go with it. */
export type MappingStyle = { readonly columns: ColumnSet; readonly rules: readonly SuggestionRule[] };

/** The mapping page: main columns, its own rules. Earlier rules win. */
export const mainStyle: MappingStyle = {
  columns: mainColumns,
  rules: [
    { keywords: ['date', 'time'], targets: ['date'] },
    { keywords: ['amount', 'total', 'price'], targets: ['amount', 'debit', 'credit'] },
    { keywords: ['vendor', 'customer', 'company'], targets: ['vendor', 'customer', 'name'] },
    { keywords: ['description', 'memo', 'note'], targets: ['description', 'memo'] },
    { keywords: ['reference', 'ref', 'number'], targets: ['reference', 'invoice', 'num'] },
    { keywords: ['category', 'account'], targets: ['account', 'class'] },
  ],
};

/** The wizard's mapping tool: alternate columns, its own rules. Earlier rules win. */
export const alternateStyle: MappingStyle = {
  columns: alternateColumns,
  rules: [
    { keywords: ['invoice'], targets: ['refnumber', 'txnnumber', 'reference'] },
    { keywords: ['date', 'time'], targets: ['date'] },
    { keywords: ['amount', 'total', 'sum'], targets: ['amount', 'debit'] },
    { keywords: ['description', 'memo', 'note'], targets: ['description', 'memo'] },
    { keywords: ['vendor', 'payee', 'supplier'], targets: ['vendor'] },
    { keywords: ['customer', 'client'], targets: ['customer'] },
    { keywords: ['account', 'category'], targets: ['account'] },
    { keywords: ['reference', 'ref', 'number', 'id'], targets: ['reference', 'num'] },
    // Invoices bring a price for one unit; these sets have a column for it.
    { keywords: ['unit_price'], targets: ['rate'] },
  ],
};

/**
 * The column auto-mapping proposes for one field, null when no rule speaks of it.
 * A column of the same name comes first, then one named by the rule's own keyword, then the rule's targets in order.
 */
export function suggestColumn(
  fieldName: string,
  format: ExportFormat,
  style: MappingStyle = mainStyle,
): string | null {
  return suggestionFor(fieldName, format, style)?.column ?? null;
}

/** A column for a field, and how far its name is from saying so: 0 where it is the column's own, else by the place of the keyword in its rule. */
type Suggestion = { readonly column: string; readonly distance: number };

function suggestionFor(fieldName: string, format: ExportFormat, style: MappingStyle): Suggestion | null {
  const columns = style.columns[format];
  const same = columns.find((column) => plain(column.name) === plain(fieldName));
  if (same) return { column: same.name, distance: 0 };
  const field = fieldName.toLowerCase();
  for (const rule of style.rules) {
    const place = rule.keywords.findIndex((word) => field.includes(word));
    const keyword = rule.keywords[place];
    if (keyword === undefined) continue;
    const column = firstContaining(columns, [keyword, ...rule.targets]);
    if (column) return { column: column.name, distance: place + 1 };
  }
  return null;
}

/**
 * The mapping auto-map suggests for all fields: each column is given to one field only, to the one of its own name before all others, then to
 * that whose keyword its rule names first, so that the amount of a line goes before its total and the price of one unit.
 */
export function autoMap(
  fieldNames: readonly string[],
  format: ExportFormat,
  style: MappingStyle = mainStyle,
): Record<string, string> {
  const suggestions = fieldNames.flatMap((field) => {
    const suggestion = suggestionFor(field, format, style);
    return suggestion === null ? [] : [{ field, ...suggestion }];
  });
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { field, column } of suggestions.toSorted((a, b) => a.distance - b.distance)) {
    if (taken.has(column)) continue;
    taken.add(column);
    mapping[field] = column;
  }
  return mapping;
}

function firstContaining(columns: readonly Column[], words: readonly string[]): Column | undefined {
  for (const word of words) {
    const found = columns.find((column) => column.name.toLowerCase().includes(word));
    if (found) return found;
  }
  return undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
