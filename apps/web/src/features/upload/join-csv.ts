/** Joins CSV files of the same columns into one: the headings once, then all rows in the given order. Null where their headings differ. */
export function joinCsv(files: readonly string[]): string | null {
  const [first] = files;
  if (first === undefined) return null;
  const head = headOf(first);
  if (files.some((file) => headOf(file) !== head)) return null;
  return head + files.map((file) => file.slice(head.length)).join('');
}

/** The headings with their line end. They are column names of our own, so no line end stands inside a cell of them. */
function headOf(csv: string): string {
  return csv.slice(0, csv.indexOf('\n') + 1);
}
