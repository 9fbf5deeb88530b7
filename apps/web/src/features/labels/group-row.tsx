import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/format-money.ts';
import type { LabelGroup } from './label-groups.ts';

type Part = { payee?: string | null; category?: string | null };

/** The rows of one payee: what they are, and their labels, kept when an input is left or Enter is pressed. */
export function GroupRow({ group, onChange }: { group: LabelGroup; onChange: (part: Part) => void }) {
  const { example, rows, total, suggestion } = group;
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{example}</p>
        <p className="figures text-sm text-ink-faint">
          {rows.length === 1 ? '1 row' : `${rows.length} rows`}
          {total !== null && `, ${formatMoney(total)}`}
        </p>
      </div>
      <LabelInput
        label={`Payee of ${example}`}
        value={group.payee}
        proposal={suggestion.payee}
        onChange={(payee) => onChange({ payee })}
      />
      <LabelInput
        label={`Category of ${example}`}
        list="categories"
        value={group.category}
        proposal={suggestion.category}
        reason={suggestion.reason}
        onChange={(category) => onChange({ category })}
      />
    </li>
  );
}

function LabelInput({
  label,
  list,
  value,
  proposal,
  reason,
  onChange,
}: {
  label: string;
  list?: string;
  value: string | null;
  proposal: string | null;
  reason?: string | null;
  onChange: (value: string | null) => void;
}) {
  const [text, setText] = useState(value ?? '');
  const keep = () => {
    const next = text.trim() || null;
    if (next !== value) onChange(next);
  };
  const isOpen = value === null && proposal !== null && text.trim() === '';
  return (
    <div>
      <TextField
        label={label}
        isLabelHidden
        list={list}
        placeholder={label.startsWith('Payee') ? 'Payee' : 'Category'}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      {isOpen && (
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-xs text-ink-soft">
          <Button size="sm" aria-label={`Take ${proposal}: ${label}`} onClick={() => onChange(proposal)}>
            {proposal}
          </Button>
          {reason}
        </p>
      )}
    </div>
  );
}
