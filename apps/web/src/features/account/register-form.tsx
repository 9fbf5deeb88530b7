import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema, personNameSchema } from '@tieout/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { messageOf } from '../../api/call-error.ts';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { CheckField } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewPasswordField, RepeatedPasswordField } from './new-password-field.tsx';
import { samePasswords } from './same-passwords.ts';
import { typedEmailSchema } from './typed-email-schema.ts';

const formSchema = z
  .object({
    name: personNameSchema,
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
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { name: '', email: '', password: '', confirmation: '', hasAccepted: false },
  });
  const submit = handleSubmit(async ({ name, email, password }) => {
    setFailure(null);
    await session
      .register({ name, email, password })
      .then(() => onDone(email))
      .catch((error: unknown) => setFailure(messageOf(error)));
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure && (
        <Notice tone="contradicted" title="Registration failed">
          {failure}
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
