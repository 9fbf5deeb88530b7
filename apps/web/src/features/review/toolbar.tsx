import { Button } from '../../ui/button.tsx';
import { type Command, shortcuts } from './shortcuts.ts';

export type Abilities = { readonly [name in Command]?: boolean };

const LABELS: readonly (readonly [Command, string])[] = [
  ['edit', 'Edit'],
  ['exclude', 'Exclude'],
  ['flip-sign', 'Flip sign'],
  ['change-year', 'Year'],
  ['split', 'Split'],
  ['merge', 'Merge'],
  ['undo', 'Undo'],
  ['redo', 'Redo'],
  ['next-problem', 'Next finding'],
  ['help', 'Keys'],
];

/** Every command of the review as a button, with its key beside the name. */
export function Toolbar({
  abilities,
  isExcluded,
  onCommand,
}: {
  abilities: Abilities;
  /** Whether the selected rows are excluded, so that the button brings them back. */
  isExcluded: boolean;
  onCommand: (command: Command) => void;
}) {
  return (
    <div role="toolbar" aria-label="Corrections" className="flex flex-wrap gap-1">
      {LABELS.map(([command, label]) => (
        <Button
          key={command}
          size="sm"
          disabled={abilities[command] === false}
          aria-keyshortcuts={keyOf(command)}
          onClick={() => onCommand(command)}
        >
          {command === 'exclude' && isExcluded ? 'Include' : label}
          <span aria-hidden="true" className="hidden text-ink-faint xl:inline">
            {keyOf(command)}
          </span>
        </Button>
      ))}
    </div>
  );
}

const keyOf = (command: Command) => shortcuts.find((shortcut) => shortcut.command === command)?.key;
