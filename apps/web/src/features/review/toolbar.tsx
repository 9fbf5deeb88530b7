import { Button } from '../../ui/button.tsx';
import { type Command, shortcuts } from './shortcuts.ts';

export type Abilities = { readonly [name in Command]?: boolean };

/** Every command of the review as a button, with its key next to its name. */
export function Toolbar({
  abilities,
  isExcluded,
  pressed,
  commands,
  onCommand,
}: {
  abilities: Abilities;
  /** Whether the selected rows are excluded, so that the button brings them back. */
  isExcluded: boolean;
  /** The command that is going on, such as drawing a box. */
  pressed?: Command | null;
  /** Those there are; all where left out. */
  commands?: readonly Command[];
  onCommand: (command: Command) => void;
}) {
  return (
    <div
      role="toolbar"
      aria-label="Corrections"
      className="flex shrink-0 gap-1 overflow-x-auto pb-0.5 md:flex-wrap"
    >
      {shortcuts.map(
        ({ command, key, label, does }) =>
          label !== undefined &&
          commands?.includes(command) !== false && (
            <Button
              key={command}
              size="sm"
              className="shrink-0"
              disabled={abilities[command] === false}
              title={does}
              aria-keyshortcuts={key}
              aria-pressed={command === 'draw' ? pressed === 'draw' : undefined}
              variant={pressed === command ? 'primary' : 'secondary'}
              onClick={() => onCommand(command)}
            >
              {command === 'exclude' && isExcluded ? 'Include' : label}
              <span aria-hidden="true" className="hidden opacity-70 2xl:inline">
                {key === 'Delete' ? 'Del' : key}
              </span>
            </Button>
          ),
      )}
    </div>
  );
}
