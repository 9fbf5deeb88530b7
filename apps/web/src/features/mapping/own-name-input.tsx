import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

/** Takes a target name of the person's own: Enter adds it, Escape leaves, blank is ignored. */
export function OwnNameInput({
  field,
  onAdd,
  onCancel,
}: {
  field: string;
  onAdd: (name: string) => void;
  onCancel: () => void;
}) {
  const [name, setName] = useState('');
  const add = () => name.trim() !== '' && onAdd(name);
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          label={`Custom name for ${field}`}
          isLabelHidden
          placeholder="Column name, then Enter"
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
            if (event.key === 'Escape') onCancel();
          }}
        />
      </div>
      <Button size="sm" className="min-h-10" onClick={add} disabled={name.trim() === ''}>
        Add
      </Button>
      <Button size="sm" className="min-h-10" variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
