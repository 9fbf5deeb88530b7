import type { Cells } from '../../roles/cells.ts';
import type { BodyLine } from '../../tables/body-line.ts';

/** Whether a line has words outside its columns: units or a dash in an unknown column are no text of a row. */
export function hasWords({ body, cells }: { readonly body: BodyLine; readonly cells: Cells }): boolean {
  return cells.text.some(({ from, to }) =>
    body.line.words.slice(from, to).some(({ text }) => /\p{L}/u.test(text)),
  );
}
