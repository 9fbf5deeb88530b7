import { useQuery } from '@tanstack/react-query';
import { type BankChoice, bankChoiceSchema } from '@tieout/contract';
import { useId, useState } from 'react';
import { searchBanks } from '../../api/exports.ts';
import { TextField } from '../../ui/field.tsx';

/** A bank by name or number, out of the list or of one's own as "3000=Name". */
export function BankField({
  value,
  onChange,
}: {
  value: BankChoice | null;
  onChange: (bank: BankChoice | null) => void;
}) {
  const listId = useId();
  const [text, setText] = useState(value === null ? '' : written(value));
  const { data: banks = [] } = useQuery({ queryKey: ['banks'], queryFn: () => searchBanks('') });
  const change = (next: string) => {
    setText(next);
    onChange(bankOf(next));
  };
  const isUnknown = text.trim() !== '' && bankOf(text) === null;
  return (
    <div>
      <TextField
        label="Bank"
        list={listId}
        autoComplete="off"
        placeholder="Search by name"
        value={text}
        onChange={(event) => change(event.target.value)}
        hint="QuickBooks takes a .QBO file only by the number of a bank it knows. Choose yours, or one whose number you were told."
        error={isUnknown ? 'Choose a bank of the list, or type NUMBER=NAME.' : undefined}
      />
      <datalist id={listId}>
        {banks.map((bank) => (
          <option key={`${bank.bid} ${bank.name}`} value={`${bank.bid}=${bank.org}`}>
            {bank.name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

const written = ({ bid, org }: BankChoice) => `${bid}=${org}`;

function bankOf(text: string): BankChoice | null {
  const [, bid, org] = /^\s*(\d+)\s*=\s*(.+)$/.exec(text) ?? [];
  const parsed = bankChoiceSchema.safeParse({ bid, org });
  return parsed.success ? parsed.data : null;
}
