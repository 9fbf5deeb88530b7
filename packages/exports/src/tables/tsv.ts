/** One line of tab-separated cells with its CRLF: tabs, line ends and quotes are taken out of the cells, as the format has no way to write them. */
export function tsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ').replaceAll('"', "'")).join('\t')}\r\n`;
}
