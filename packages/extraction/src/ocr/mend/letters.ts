/** The edit distance of two words: letters to insert, delete or replace. */
export function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let at = 0; at < b.length; at++)
      next.push(
        Math.min((row[at] ?? 0) + (b[at] === letter ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A term in the case of what was read for it. */
export function inCaseOf(read: string, term: string): string {
  if (read === read.toUpperCase()) return term.toUpperCase();
  const [first = '', rest = ''] = [term.slice(0, 1), term.slice(1)];
  return read.slice(0, 1) === read.slice(0, 1).toUpperCase()
    ? `${first.toUpperCase()}${rest}`
    : term.toLowerCase();
}
