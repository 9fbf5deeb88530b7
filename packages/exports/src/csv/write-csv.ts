/** One line of CSV by RFC 4180 with its CRLF. The cells are written as they are: make text harmless before (`cells/harmless-text.ts`). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`;
}

function quoteCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
