import { type FormEvent, useState } from 'react';
import { requestPasswordReset } from '../../api/account.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { typedEmailSchema } from './typed-email-schema.ts';

/** Asks for a link to set a new password; says the same whether the address is known or not. */
export function ForgotForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = typedEmailSchema.safeParse(email);
    if (!typed.success) return setError(typed.error.issues[0]?.message ?? null);
    setError(null);
    setState('sending');
    try {
      await requestPasswordReset(email);
      setState('sent');
    } catch (failure) {
      setError(messageOf(failure));
      setState('idle');
    }
  };
  if (state === 'sent')
    return (
      <Notice title="Check your email">
        If {email} has an account here, a link to set a new password is on its way. Look in the spam folder
        too.
      </Notice>
    );
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <EmailField
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error ?? undefined}
      />
      <Button type="submit" variant="primary" className="w-full" disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending...' : 'Send the link'}
      </Button>
    </form>
  );
}
