import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CallError } from '../../api/call-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { typedEmailSchema } from './typed-email-schema.ts';
import { VerificationNotice } from './verification-notice.tsx';

const formSchema = z.object({
  email: typedEmailSchema,
  password: z.string().min(1, 'Enter your password.'),
  rememberMe: z.boolean(),
  code: z.string().optional(),
});
type FormValues = z.input<typeof formSchema>;

/** Email and password; the authenticator's code once the server asks for it. */
export function LoginForm({ onDone, onForgot }: { onDone: () => void; onForgot: () => void }) {
  const session = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, formState, getValues } = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '', password: '', rememberMe: false },
  });
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    await session.login(values).then(onDone, setFailure);
  });
  const code = failure instanceof CallError ? failure.problem.code : null;
  const asksForCode = code === 'code-required' || code === 'code-wrong';
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure !== null && code !== 'email-not-confirmed' && (
        <Notice {...(code === 'code-required' ? {} : { tone: 'contradicted', title: 'Login failed' })}>
          {messageOf(failure)}
          {code === 'account-suspended' && (
            <>
              {' '}
              <a href="/contact" className="link">
                Write to support
              </a>
            </>
          )}
        </Notice>
      )}
      {code === 'email-not-confirmed' && <VerificationNotice email={getValues('email')} />}
      <EmailField error={errors.email?.message} {...register('email')} />
      <OwnPasswordField label="Password" error={errors.password?.message} {...register('password')} />
      {asksForCode && (
        <TextField
          label="Authenticator code"
          hint="Or one of your recovery codes."
          autoComplete="one-time-code"
          autoFocus
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CheckField label="Remember me" {...register('rememberMe')} />
        <button type="button" className="link text-sm" onClick={onForgot}>
          Forgot password?
        </button>
      </div>
      <Button type="submit" variant="primary" className="w-full" disabled={isSubmitting}>
        {isSubmitting ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
