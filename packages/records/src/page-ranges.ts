/** The most pages a choice may name; a wider one is no choice of a person. */
const MOST_NUMBERS = 10_000;

/** Page numbers, counted from 1, as people write them: [1, 2, 3, 7] is "1-3, 7". Order and repetition do not matter. */
export function formatPageRanges(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const number of sorted) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

/** The page numbers of "1-3, 7", ascending and each once; null where the text is no such list. */
export function parsePageRanges(text: string): number[] | null {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const [, first, last = first] = /^\s*([1-9]\d{0,5})(?:\s*[-–]\s*([1-9]\d{0,5}))?\s*$/.exec(part) ?? [];
    if (first === undefined || Number(last) < Number(first)) return null;
    for (let number = Number(first); number <= Number(last); number++) {
      numbers.add(number);
      if (numbers.size > MOST_NUMBERS) return null;
    }
  }
  return [...numbers].sort((a, b) => a - b);
}
