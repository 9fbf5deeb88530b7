import type { Cells } from '../../roles/cells.ts';
import type { BodyLine } from '../../tables/body-line.ts';

/** Whether a line says something in words in none of its columns: units or a dash in a column nobody knows are no text of a row. */
export function hasWords({ body, cells }: { readonly body: BodyLine; readonly cells: Cells }): boolean {
  return cells.text.some(({ from, to }) =>
    body.line.words.slice(from, to).some(({ text }) => /\p{L}/u.test(text)),
  );
}
