/** How numbers are written somewhere: "1.234,50" has the decimal "," and the group ".". */
export type NumberStyle = {
  readonly decimal: string;
  readonly group: string;
  /** The ten digits from 0 on, as the locale writes them. */
  readonly digits: readonly string[];
};

/** The number style of a locale, after `Intl`. */
export function numberStyleOf(locale: string): NumberStyle {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(12_345_678.9);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    decimal: partOf('decimal') ?? '.',
    group: partOf('group') ?? '',
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
  };
}
