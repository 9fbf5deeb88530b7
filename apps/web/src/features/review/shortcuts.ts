export type Command =
  | 'edit'
  | 'add-below'
  | 'add-above'
  | 'draw'
  | 'duplicate'
  | 'exclude'
  | 'delete'
  | 'flip-sign'
  | 'change-year'
  | 'split'
  | 'merge'
  | 'undo'
  | 'redo'
  | 'next-finding'
  | 'confirm'
  | 'help';

/** Every command of the review with its key and what it does; the toolbar and the sheet on `?` are built from this. */
export const shortcuts: readonly {
  readonly command: Command;
  readonly key: string;
  /** Its name on the toolbar; none where it has no button there. */
  readonly label?: string;
  readonly does: string;
}[] = [
  { command: 'edit', key: 'Enter', label: 'Edit', does: 'Edit the row; Enter again saves, Escape discards' },
  { command: 'add-below', key: 'a', label: 'Add row', does: 'Add a row below' },
  { command: 'add-above', key: 'A', does: 'Add a row above' },
  {
    command: 'draw',
    key: 'b',
    label: 'Add from page',
    does: 'Draw a box on the page and add its text as a row',
  },
  { command: 'duplicate', key: 'd', label: 'Duplicate', does: 'Duplicate the row' },
  {
    command: 'exclude',
    key: 'x',
    label: 'Exclude',
    does: 'Exclude the selected rows, or include them again',
  },
  { command: 'delete', key: 'Delete', label: 'Delete', does: 'Delete the selected rows, if you added them' },
  { command: 'flip-sign', key: 'f', label: 'Flip sign', does: 'Change the sign of the amount' },
  { command: 'change-year', key: 'y', label: 'Set year', does: 'Set the year of the selected rows' },
  { command: 'split', key: 's', label: 'Split', does: 'Split the row in two' },
  { command: 'merge', key: 'm', label: 'Merge', does: 'Merge the selected rows' },
  { command: 'undo', key: 'u', label: 'Undo', does: 'Undo (also Ctrl+Z)' },
  { command: 'redo', key: 'r', label: 'Redo', does: 'Redo (also Ctrl+Y)' },
  { command: 'next-finding', key: 'n', label: 'Next finding', does: 'Go to the next open finding' },
  { command: 'confirm', key: 'c', does: 'Confirm the finding you are at' },
  { command: 'help', key: '?', label: 'Shortcuts', does: 'Show the keyboard shortcuts' },
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

const PAGE_ROWS = 10;

/** The row the focus goes to; null where the key does not move. */
export function indexAfter(key: string, focus: number, rowCount: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return focus + 1;
    case 'ArrowUp':
      return focus - 1;
    case 'PageDown':
      return focus + PAGE_ROWS;
    case 'PageUp':
      return focus - PAGE_ROWS;
    case 'Home':
      return 0;
    case 'End':
      return rowCount - 1;
    default:
      return null;
  }
}
