import type { BookAccount } from '@tieout/contract';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';

const KINDS = [
  ['bank', 'Bank account'],
  ['card', 'Card'],
  ['category', 'Category'],
] as const;

/** The accounts of a person's books, one row each. */
export function AccountRows({
  accounts,
  onChange,
}: {
  accounts: readonly BookAccount[];
  onChange: (accounts: readonly BookAccount[]) => void;
}) {
  const change = (index: number, part: Partial<BookAccount>) =>
    onChange(accounts.map((account, at) => (at === index ? { ...account, ...part } : account)));
  if (accounts.length === 0) return <p className="text-sm text-ink-faint">No accounts yet.</p>;
  return (
    <ul className="@container space-y-3">
      {accounts.map((account, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a row being typed has no identity but its place.
          key={index}
          className="grid grid-cols-2 items-end gap-2 border-b border-rule pb-3 @xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <div className="col-span-2 @xl:col-span-1">
            <TextField
              label={`Name ${index + 1}`}
              value={account.name}
              onChange={(event) => change(index, { name: event.target.value })}
            />
          </div>
          <SelectField
            label={`Type ${index + 1}`}
            value={account.kind}
            onChange={(event) =>
              change(index, { kind: KINDS.find(([kind]) => kind === event.target.value)?.[0] ?? 'bank' })
            }
          >
            {KINDS.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </SelectField>
          {account.kind === 'category' ? (
            <span />
          ) : (
            <TextField
              label={`Number ${index + 1}`}
              placeholder="Last four"
              autoComplete="off"
              value={account.number ?? ''}
              onChange={(event) => change(index, { number: event.target.value })}
            />
          )}
          <Button
            variant="quiet"
            className="col-span-2 justify-self-end @xl:col-span-1"
            aria-label={`Remove account ${index + 1}`}
            onClick={() => onChange(accounts.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
