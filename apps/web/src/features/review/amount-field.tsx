import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { readAmount } from './typed-cells.ts';

/** An amount being typed; `chosen` is what the person picked where the text may mean several. */
export type AmountText = { readonly text: string; readonly chosen: string | null };

export const emptyAmount: AmountText = { text: '', chosen: null };

/** The plain decimal of a typed amount; null where it is none, or where it may mean several and none was picked. */
export function amountOf({ text, chosen }: AmountText, currency: string | null): string | null {
  if (chosen !== null) return chosen;
  const read = readAmount(text, currency);
  return typeof read === 'string' ? read : null;
}

/** An input for an amount in the reader's way of writing numbers; what may mean several is asked at once. */
export function AmountField({
  label,
  typed,
  currency,
  error,
  onChange,
}: {
  label: string;
  typed: AmountText;
  currency: string | null;
  error: string | undefined;
  onChange: (typed: AmountText) => void;
}) {
  const id = useId();
  const read = typed.chosen !== null || typed.text.trim() === '' ? null : readAmount(typed.text, currency);
  const choices = read === null || typeof read === 'string' ? [] : read.choices;
  return (
    <div>
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={typed.text}
        onChange={(event) => onChange({ text: event.target.value, chosen: null })}
        error={choices.length > 0 ? undefined : error}
      />
      {choices.length > 0 && (
        <fieldset className="mt-2 flex flex-wrap items-center gap-2 text-sm" aria-labelledby={id}>
          <p id={id} role="alert" className="font-medium text-contradicted">
            Which one do you mean?
          </p>
          {choices.map((choice) => (
            <Button
              key={choice.value}
              size="sm"
              className="figures"
              onClick={() => onChange({ text: typed.text, chosen: choice.value })}
            >
              {choice.label}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
