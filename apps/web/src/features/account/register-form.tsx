import { zodResolver } from '@hookform/resolvers/zod';
import { accountNameSchema, newPasswordSchema } from '@tieout/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CallError } from '../../api/call-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { CheckField } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewPasswordField, RepeatedPasswordField } from './new-password-field.tsx';
import { samePasswords } from './same-passwords.ts';
import { typedEmailSchema } from './typed-email-schema.ts';
import { VerificationNotice } from './verification-notice.tsx';

const formSchema = z
  .object({
    name: accountNameSchema,
    email: typedEmailSchema,
    password: newPasswordSchema,
    confirmation: z.string(),
    hasAccepted: z.boolean().refine((accepted) => accepted, 'Accept the terms to create an account.'),
  })
  .refine(...samePasswords);
type FormValues = z.input<typeof formSchema>;

/** Name, email, password twice, and the terms. */
export function RegisterForm({ onDone }: { onDone: (email: string) => void }) {
  const session = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, formState, getValues } = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { name: '', email: '', password: '', confirmation: '', hasAccepted: false },
  });
  const submit = handleSubmit(async ({ name, email, password }) => {
    setFailure(null);
    await session
      .register({ name, email, password })
      .then(() => onDone(email))
      .catch(setFailure);
  });
  const { errors, isSubmitting } = formState;
  // The account is there, and waits for its address to be confirmed.
  if (failure instanceof CallError && failure.problem.code === 'email-not-confirmed')
    return <VerificationNotice email={getValues('email')} />;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure !== null && (
        <Notice tone="contradicted" title="Registration failed">
          {messageOf(failure)}
        </Notice>
      )}
      <NameField error={errors.name?.message} {...register('name')} />
      <EmailField error={errors.email?.message} {...register('email')} />
      <NewPasswordField label="Password" error={errors.password?.message} {...register('password')} />
      <RepeatedPasswordField error={errors.confirmation?.message} {...register('confirmation')} />
      <CheckField label={<TermsLabel />} error={errors.hasAccepted?.message} {...register('hasAccepted')} />
      <Button type="submit" variant="primary" className="w-full" disabled={isSubmitting}>
        {isSubmitting ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}

function TermsLabel() {
  return (
    <>
      I accept the{' '}
      <a href="/terms" target="_blank" rel="noreferrer" className="link">
        terms
      </a>{' '}
      and have read the{' '}
      <a href="/privacy" target="_blank" rel="noreferrer" className="link">
        privacy notice
      </a>
      .
    </>
  );
}
