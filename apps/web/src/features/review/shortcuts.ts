export type Command =
  | 'edit'
  | 'exclude'
  | 'flip-sign'
  | 'change-year'
  | 'split'
  | 'merge'
  | 'undo'
  | 'redo'
  | 'next-problem'
  | 'help';

/** Every command of the review with its key and what it does; the sheet on `?` is made of this. */
export const shortcuts: readonly {
  readonly command: Command;
  readonly key: string;
  readonly does: string;
}[] = [
  { command: 'edit', key: 'Enter', does: 'Edit the row; Enter again saves, Escape leaves' },
  { command: 'exclude', key: 'x', does: 'Exclude the selected rows, or include them again' },
  { command: 'flip-sign', key: 'f', does: 'Flip the sign of the amount' },
  { command: 'change-year', key: 'y', does: 'Change the year' },
  { command: 'split', key: 's', does: 'Split the row in two' },
  { command: 'merge', key: 'm', does: 'Merge the selected rows' },
  { command: 'undo', key: 'u', does: 'Undo (also Ctrl+Z)' },
  { command: 'redo', key: 'r', does: 'Redo (also Ctrl+Y)' },
  { command: 'next-problem', key: 'n', does: 'Go to the next row with a finding' },
  { command: 'help', key: '?', does: 'This sheet' },
];

type Keys = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** The command of a key press; null where it means nothing here. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): Command | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : null;
  }
  return shortcuts.find((shortcut) => shortcut.key === key)?.command ?? null;
}
