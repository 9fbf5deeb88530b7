import type { Edit, ReviewAccount, ReviewRow } from '@tieout/contract';
import { currencyDigits, dateParts, sumDecimals } from '@tieout/records';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatCurrency, typedMoney } from '../../ui/format-money.ts';
import { plural } from '../../ui/plural.ts';
import { AmountField, type AmountText, amountOf, emptyAmount } from './amount-field.tsx';
import { type Command, shortcuts } from './shortcuts.ts';

type DialogProps = { onEdit: (edit: Edit) => void; onClose: () => void };

/** Asks for the year of the selected rows. */
export function YearDialog({
  rows,
  yearHint,
  onEdit,
  onClose,
}: DialogProps & { rows: readonly ReviewRow[]; yearHint: number | null }) {
  const dated = rows.find(({ date }) => date !== null)?.date ?? null;
  const known = dated === null ? yearHint : dateParts(dated)?.year;
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
    <Dialog isOpen onClose={onClose} title="Set the year" description={yearText(rows)}>
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="Year"
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={error}
        />
        <DialogButtons action="Set year" onClose={onClose} />
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
  const [first, setFirst] = useState(row.description);
  const [typed, setTyped] = useState<AmountText>(emptyAmount);
  const [description, setDescription] = useState(row.description);
  const [error, setError] = useState<string>();
  const amount = amountOf(typed, currency);
  const rest = amount === null ? null : sumDecimals([row.amount, negated(amount)], currencyDigits(currency));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || rest === null) return setError(`Type an amount such as ${typedMoney('-12.50')}.`);
    const parts = [
      { description: first, amount },
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
      description={`${formatCurrency(row.amount, currency)} in two parts that add up to it.`}
    >
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="First description"
          value={first}
          onChange={(event) => setFirst(event.target.value)}
        />
        <AmountField label="First amount" {...{ typed, currency, error }} onChange={setTyped} />
        <TextField
          label="Second description"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <p role="status" className="figures text-sm">
          Second amount: {rest === null ? '–' : formatCurrency(rest, currency)}
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
  const before = account[which];
  const [typed, setTyped] = useState<AmountText>({
    text: before === null ? '' : typedMoney(before),
    chosen: before,
  });
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = typed.text.trim() === '';
    const value = isEmpty ? null : amountOf(typed, account.currency);
    if (value === null && !isEmpty) return setError(`Type a balance such as ${typedMoney('1250.00')}.`);
    if (value === before) return onClose();
    onEdit({ kind: 'change-balance', account: index, which, value });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={which === 'opening' ? 'Opening balance' : 'Closing balance'}
      description="Type it as the document prints it, or leave it empty if none is printed. A changed balance is shown in the proof."
    >
      <form onSubmit={submit} className="space-y-4">
        <AmountField label="Balance" currency={account.currency} {...{ typed, error }} onChange={setTyped} />
        <DialogButtons action="Save" onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Corrects the number and the currency of an account. */
export function AccountDialog({
  account,
  index,
  onEdit,
  onClose,
}: DialogProps & { account: ReviewAccount; index: number }) {
  const [number, setNumber] = useState(account.number ?? '');
  const [currency, setCurrency] = useState(account.currency ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = currency.trim().toUpperCase();
    if (code !== '' && !/^[A-Z]{3}$/.test(code)) return setError('Type a code such as USD.');
    const after = { number: number.trim() || null, currency: code || null };
    const changed = {
      ...(after.number === account.number ? {} : { number: after.number }),
      ...(after.currency === account.currency ? {} : { currency: after.currency }),
    };
    if (Object.keys(changed).length > 0) onEdit({ kind: 'change-account', account: index, ...changed });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Account">
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="Account number"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          label="Currency"
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
          error={error}
        />
        <DialogButtons action="Save" onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** All keys of the review. */
export function ShortcutSheet({
  commands,
  onClose,
}: {
  /** Those there are; all where left out. */
  commands?: readonly Command[];
  onClose: () => void;
}) {
  const moves = commands
    ? []
    : [
        ['↑ ↓', 'Move through the rows; with Shift, select several'],
        ['Home End', 'First and last row'],
      ];
  const keys = shortcuts.filter(({ command }) => commands?.includes(command) !== false);
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-sm">
        {[...moves, ...keys.map(({ key, does }) => [key, does])].map(([key, does]) => (
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

/** The two ways out of a dialog. */
export function DialogButtons({ action, onClose }: { action: string; onClose: () => void }) {
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

function yearText(rows: readonly ReviewRow[]): string {
  const undated = rows.filter(({ date, monthDay }) => date === null && monthDay !== undefined).length;
  const selected = `For ${plural(rows.length, 'selected row')}.`;
  return undated === 0 ? selected : `${selected} ${plural(undated, 'row')} with a day and month get it.`;
}
