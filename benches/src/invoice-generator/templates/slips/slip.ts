import { lines } from '../html.ts';
import type { Paper } from '../template.ts';

/** The habits of documents from a till. */
export const SLIP = { kind: 'receipt', size: 'slip' } as const;

const STYLE =
  '@page{margin:5mm}body{font-family:"DejaVu Sans Mono","Droid Sans Fallback";font-size:8pt}td{padding:0 2pt}';

/** The look of a till's slip, of its parts from top to bottom. */
export function slip(...parts: readonly string[]): Pick<Paper, 'style' | 'body' | 'chance'> {
  return { style: STYLE, body: parts.join(''), chance: 0 };
}

/** What stands in the middle over the rows. */
export function head(...texts: readonly string[]): string {
  return `<div class="c">${lines(...texts)}</div><br>`;
}

/** Two columns, name and amount; a row may be one text over both. */
export function rows(items: readonly (readonly string[])[]): string {
  return `<table class="wide">${items.map((cells) => `<tr>${cells.map((cell, column) => `<td${column > 0 ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
}
