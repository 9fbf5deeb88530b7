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
  const columns = style.columns[format];
  const same = columns.find((column) => plain(column.name) === plain(fieldName));
  if (same) return same.name;
  const field = fieldName.toLowerCase();
  for (const rule of style.rules) {
    const keyword = rule.keywords.find((word) => field.includes(word));
    if (keyword === undefined) continue;
    const column = firstContaining(columns, [keyword, ...rule.targets]);
    if (column) return column.name;
  }
  return null;
}

/** The mapping auto-map makes of all fields: each column is given to one field only, to the one of its own name before all others. */
export function autoMap(
  fieldNames: readonly string[],
  format: ExportFormat,
  style: MappingStyle = mainStyle,
): Record<string, string> {
  const suggestions = fieldNames.map((field) => ({ field, target: suggestColumn(field, format, style) }));
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  const isSameName = (row: { field: string; target: string | null }) =>
    row.target !== null && plain(row.field) === plain(row.target);
  for (const { field, target } of [
    ...suggestions.filter(isSameName),
    ...suggestions.filter((row) => !isSameName(row)),
  ]) {
    if (target === null || taken.has(target)) continue;
    taken.add(target);
    mapping[field] = target;
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
