import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema } from '@tieout/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { resetPassword } from '../../api/account.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MessagePage, Page } from '../../ui/page.tsx';
import { NewPasswordField, RepeatedPasswordField } from './new-password-field.tsx';
import { samePasswords } from './same-passwords.ts';

const formSchema = z
  .object({ password: newPasswordSchema, confirmation: z.string() })
  .refine(...samePasswords);
type FormValues = z.input<typeof formSchema>;

/** /reset-password: where the link of the mail leads; a link to confirm an address too, where it is opened in a browser that did not register. */
export default function ResetPasswordPage({ onSignIn }: { onSignIn: () => void }) {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [isVerifying] = useState(() => new URLSearchParams(location.search).get('verify') === 'true');
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    await resetPassword(token, password).then(
      () => setDone(true),
      (error: unknown) => setFailure(messageOf(error)),
    );
  });
  if (isDone)
    return (
      <MessagePage
        title={isVerifying ? 'Your email is confirmed' : 'Your password is set'}
        text="Sign in with the new password. You have been signed out on other devices."
        action={
          <Button variant="primary" onClick={onSignIn}>
            Sign In
          </Button>
        }
      />
    );
  const { errors, isSubmitting } = formState;
  return (
    <Page
      title={isVerifying ? 'Confirm your email' : 'Set a new password'}
      lead={
        isVerifying &&
        'You registered in another browser. Open the link there, or choose a new password here. Your old password stops working and you are signed out everywhere else.'
      }
    >
      <form noValidate onSubmit={submit} className="max-w-md space-y-4">
        {failure && (
          <Notice tone="contradicted" title="The password was not set">
            {failure}
          </Notice>
        )}
        <NewPasswordField label="New password" error={errors.password?.message} {...register('password')} />
        <RepeatedPasswordField error={errors.confirmation?.message} {...register('confirmation')} />
        <Button type="submit" variant="primary" disabled={isSubmitting || token === ''}>
          {isSubmitting ? 'Saving...' : 'Set password'}
        </Button>
      </form>
    </Page>
  );
}
