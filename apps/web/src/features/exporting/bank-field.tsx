import { useQuery } from '@tanstack/react-query';
import { type BankChoice, bankChoiceSchema } from '@tieout/contract';
import { useId, useRef, useState } from 'react';
import { searchBanks } from '../../api/exports.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { bankOfFile } from './bank-of-file.ts';

const SEARCH_DELAY_MS = 250;

/** A bank by name or number: out of the list, out of a file of the bank itself, or of one's own as "3000=Name". */
export function BankField({
  value,
  onChange,
}: {
  value: BankChoice | null;
  onChange: (bank: BankChoice | null) => void;
}) {
  const listId = useId();
  const [text, setText] = useState(value === null ? '' : written(value));
  const query = useDebounced(bankOf(text) === null ? text.trim() : '', SEARCH_DELAY_MS);
  const { data: banks = [] } = useQuery({ queryKey: ['banks', query], queryFn: () => searchBanks(query) });
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
        hint="QuickBooks takes a .QBO file only by the number of a bank it knows. Choose yours, or one whose number you know."
        error={isUnknown ? 'Choose a bank of the list, or type NUMBER=NAME.' : undefined}
      />
      <datalist id={listId}>
        {banks.map((bank) => (
          <option key={`${bank.bid} ${bank.name}`} value={`${bank.bid}=${bank.org}`}>
            {bank.name}
          </option>
        ))}
      </datalist>
      <FromFile onBank={(bank) => change(written(bank))} />
    </div>
  );
}

/** Takes the number out of a file the bank itself gave, which is never sent anywhere. */
function FromFile({ onBank }: { onBank: (bank: BankChoice) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const bank = bankOfFile(await file.text());
    setFailure(
      bank === null ? `${file.name} names no bank. Choose a .QBO file downloaded from your bank.` : null,
    );
    if (bank !== null) onBank(bank);
  };
  return (
    <div className="mt-2">
      <input
        ref={input}
        type="file"
        accept=".qbo,.qfx"
        className="sr-only"
        tabIndex={-1}
        aria-label="A .QBO file of your bank"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        Take it from a .QBO file of your bank
      </Button>
      {failure && (
        <p role="alert" className="mt-1 text-sm text-contradicted">
          {failure}
        </p>
      )}
    </div>
  );
}

const written = ({ bid, org }: BankChoice) => `${bid}=${org}`;

function bankOf(text: string): BankChoice | null {
  const [, bid, org] = /^\s*(\d+)\s*=\s*(.+)$/.exec(text) ?? [];
  const parsed = bankChoiceSchema.safeParse({ bid, org });
  return parsed.success ? parsed.data : null;
}
