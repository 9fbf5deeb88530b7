import type { Preflight, PreflightItem } from '@tieout/exports';

/** A preflight for people: what blocks, warnings, changes, files. */
export function describePreflight({ items, files }: Preflight): string[] {
  return [...describeItems(items), ...(files.length > 1 ? files.map(fileLine) : [])];
}

/** The items of a preflight, one line each. */
export function describeItems(items: readonly PreflightItem[]): string[] {
  return items.map(itemLine);
}

function itemLine({ level, message, count, samples }: PreflightItem): string {
  const rows = count === 0 ? '' : ` (${count} ${count === 1 ? 'row' : 'rows'}; ${samples.join('; ')})`;
  return `${level}: ${message}${rows}`;
}

function fileLine({ name, rows }: { name: string; rows: number }): string {
  return `part: ${name}, ${rows} rows`;
}
