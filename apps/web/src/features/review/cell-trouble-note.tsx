import { Button } from '../../ui/button.tsx';
import type { CellTrouble } from './typed-cells.ts';

/** What is wrong with what was typed, and the values it may mean. A click on one keeps the focus where it is. */
export function CellTroubleNote({
  id,
  trouble,
  onPick,
}: {
  id: string;
  trouble: CellTrouble;
  onPick: (value: string) => void;
}) {
  return (
    <div id={id} className="mt-1">
      <p role="alert" className="text-xs font-medium text-contradicted">
        {trouble.message}
      </p>
      <div className="mt-1 flex flex-wrap gap-1 empty:hidden">
        {trouble.choices.map((choice) => (
          <Button
            key={choice.value}
            size="sm"
            className="figures"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(choice.value)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
