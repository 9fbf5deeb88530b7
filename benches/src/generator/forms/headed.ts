import { from, type Put, type Roll, upTo } from '../roll.ts';

/** A heading and its place: to the left of a negative one. */
type Head = readonly [text: string, x: number];
const put = (x: number, text: string | readonly string[]): Put | null =>
  text === '' ? null : x < 0 ? upTo(-x, text) : from(x, text);
/** Writes headings, over each further sheet too, and gives what writes a row of cells under them. */
export function headed(
  roll: Roll,
  heads: readonly Head[],
): (cells: readonly (string | readonly string[])[]) => void {
  const head = () => roll.row(...heads.map(([text, x]) => put(x, text)));
  head();
  roll.repeat(head);
  return (cells) => roll.row(...cells.map((cell, at) => put(heads[at]?.[1] ?? 0, cell)));
}
