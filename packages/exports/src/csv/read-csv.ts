/**
 * Reads CSV strictly by RFC 4180 (comma, CRLF, quotes doubled) row by row, holding one row at a time.
 * Throws on anything else: it is the check on files this package wrote, not a reader of other people's.
 */
export function* readCsv(chunks: Iterable<string>): Generator<string[]> {
  let rest = '';
  let width: number | null = null;
  for (const chunk of chunks) {
    rest += chunk;
    let end = rowEnd(rest);
    while (end !== -1) {
      const cells = splitRow(rest.slice(0, end));
      width ??= cells.length;
      if (cells.length !== width)
        throw new Error(`CSV row has ${cells.length} cells where ${width} were expected`);
      yield cells;
      rest = rest.slice(end + 2);
      end = rowEnd(rest);
    }
  }
  if (rest !== '') throw new Error('CSV does not end with CRLF');
}

/** Index of the CRLF that ends the first row of `text`, -1 where the row continues. */
function rowEnd(text: string): number {
  let end = text.indexOf('\r\n');
  while (isInsideQuotes(text, end)) end = text.indexOf('\r\n', end + 2);
  return end;
}

function isInsideQuotes(text: string, index: number): boolean {
  let isInside = false;
  for (let at = text.indexOf('"'); at !== -1 && at < index; at = text.indexOf('"', at + 1))
    isInside = !isInside;
  return isInside;
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/y;

function splitRow(row: string): string[] {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  for (;;) {
    const match = CELL.exec(row);
    if (match === null) throw new Error('CSV row with a stray quote or line end');
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === '') return cells;
  }
}
