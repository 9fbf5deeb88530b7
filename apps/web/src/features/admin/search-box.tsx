import { Badge } from '../../ui/badge.tsx';
import { TextField } from '../../ui/field.tsx';

/** The head of a list: its name, how many there are, and what it is searched for. */
export function SearchBox({
  title,
  total,
  label,
  value,
  onChange,
}: {
  title: string;
  total: number | undefined;
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-rule px-4 py-3">
      <h2 className="text-base">{title}</h2>
      {total !== undefined && <Badge>{total.toLocaleString('en-US')}</Badge>}
      <div className="min-w-48 flex-1 sm:ml-auto sm:max-w-72">
        <TextField
          label={label}
          isLabelHidden
          type="search"
          placeholder={`${label}...`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </header>
  );
}
