import type { Edit, ReviewAccount, ReviewRow } from '@tieout/contract';
import { currencyDigits, dateParts, sumDecimals } from '@tieout/records';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/format-money.ts';
import { shortcuts } from './shortcuts.ts';
import { typedDecimal } from './typed-cells.ts';

type DialogProps = { onEdit: (edit: Edit) => void; onClose: () => void };

/** Asks for the year of the selected rows. */
export function YearDialog({ rows, onEdit, onClose }: DialogProps & { rows: readonly ReviewRow[] }) {
  const known = rows[0]?.date ? dateParts(rows[0].date)?.year : undefined;
  const [text, setText] = useState(String(known ?? ''));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const year = Number(text);
    if (!/^\d{4}$/.test(text) || year < 1900 || year > 2200) return setError('Type a year such as 2025.');
    onEdit({ kind: 'change-year', rows: rows.map((row) => row.id), year });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Change the year" description={countText(rows.length)}>
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="Year"
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={error}
        />
        <DialogButtons action="Change year" onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Asks how a row falls into two; the second part is what the first leaves. */
export function SplitDialog({
  row,
  currency,
  onEdit,
  onClose,
}: DialogProps & { row: ReviewRow; currency: string | null }) {
  const [first, setFirst] = useState({ description: row.description, amount: '' });
  const [description, setDescription] = useState(row.description);
  const [error, setError] = useState<string>();
  const amount = typedDecimal(first.amount);
  const rest = amount === null ? null : sumDecimals([row.amount, negated(amount)], currencyDigits(currency));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || rest === null) return setError('Type an amount such as -12.50.');
    const parts = [
      { description: first.description, amount },
      { description, amount: rest },
    ];
    onEdit({ kind: 'split', row: row.id, parts });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Split the row"
      description={`${formatMoney(row.amount, currency)} in two parts that add up to it.`}
    >
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="First description"
          value={first.description}
          onChange={(event) => setFirst({ ...first, description: event.target.value })}
        />
        <TextField
          label="First amount"
          inputMode="decimal"
          value={first.amount}
          onChange={(event) => setFirst({ ...first, amount: event.target.value })}
          error={error}
        />
        <TextField
          label="Second description"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <p role="status" className="figures text-sm">
          Second amount: {rest === null ? '–' : formatMoney(rest, currency)}
        </p>
        <DialogButtons action="Split" onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Corrects a printed balance that was misread. */
export function BalanceDialog({
  account,
  index,
  which,
  onEdit,
  onClose,
}: DialogProps & { account: ReviewAccount; index: number; which: 'opening' | 'closing' }) {
  const [text, setText] = useState(account[which] ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = text.trim() === '' ? null : typedDecimal(text);
    if (value === null && text.trim() !== '') return setError('Type a balance such as 1,250.00.');
    onEdit({ kind: 'change-balance', account: index, which, value });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={which === 'opening' ? 'Opening balance' : 'Closing balance'}
      description="Type it as the document prints it. Leave it empty where none is printed."
    >
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="Balance"
          inputMode="decimal"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={error}
        />
        <DialogButtons action="Save" onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** All keys of the review. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const moves = [
    ['↑ ↓', 'Move through the rows; with Shift, select several'],
    ['Home End', 'First and last row'],
  ] as const;
  return (
    <Dialog isOpen onClose={onClose} title="Keys">
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-sm">
        {[...moves, ...shortcuts.map(({ key, does }) => [key, does] as const)].map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-rule-strong px-1.5 font-sans">{key}</kbd>
            </dt>
            <dd className="text-ink-soft">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function DialogButtons({ action, onClose }: { action: string; onClose: () => void }) {
  return (
    <div className="flex justify-end gap-2">
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </div>
  );
}

const negated = (decimal: string) => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`);
const countText = (count: number) => (count === 1 ? 'Of the selected row.' : `Of ${count} selected rows.`);
