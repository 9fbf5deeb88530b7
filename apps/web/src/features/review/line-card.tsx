/** On a phone a line item is a card: its number, its description, and its figures two by two. */
export const lineCard =
  'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] max-sm:pr-1 max-sm:pb-1';

/** The name of a column next to its input, where no head of columns is shown. Screen readers have the input's own label. */
export function ColumnName({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="block px-1 text-xs text-ink-soft sm:hidden">
      {text}
    </span>
  );
}
