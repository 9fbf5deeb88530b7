import { useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { PASSWORD_TRIES } from './password-tries.ts';

type PasswordFormProps = {
  fileName: string;
  triesLeft: number;
  onSubmit: (password: string) => void;
  onCancel: () => void;
};

/** The password form on a sheet of its own, with its heading. */
export function PasswordPrompt(props: PasswordFormProps) {
  return (
    <section className="sheet p-5 sm:p-6" aria-labelledby="protected-title">
      <h2 id="protected-title" className="mb-1 text-lg font-semibold">
        This PDF is protected
      </h2>
      <PasswordForm {...props} />
    </section>
  );
}

/** Asks for the password of an encrypted PDF. It is sent with this one upload and kept nowhere. */
export function PasswordForm({ fileName, triesLeft, onSubmit, onCancel }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const wasWrong = triesLeft < PASSWORD_TRIES;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') onSubmit(password);
      }}
    >
      <p className="mb-4 text-sm text-ink-soft">
        Enter the password your bank gave you to open{' '}
        <span className="wrap-anywhere font-medium">{fileName}</span>.
      </p>
      <TextField
        label="PDF password"
        type="password"
        autoComplete="off"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hint="Used once to open this file, then erased."
        error={wasWrong ? `Wrong password. ${triesText(triesLeft)}` : undefined}
      />
      <div className="mt-4 flex gap-2">
        <Button type="submit" variant="primary" disabled={password === ''}>
          Open PDF
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

const triesText = (count: number) => (count === 1 ? 'One try left.' : `${count} tries left.`);
