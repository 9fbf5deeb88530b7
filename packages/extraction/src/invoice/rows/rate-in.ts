/** The percentage that a text names; null if it names none. */
export function rateIn(text: string): number | null {
  const printed = /(\d+(?:[.,]\d+)?)\s?%/.exec(text)?.[1]?.replace(',', '.');
  return printed === undefined ? null : Number(printed);
}
