import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { changeEmail } from '../../api/own-account.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { typedEmailSchema } from './typed-email-schema.ts';
import { useOwnCall } from './use-own-call.ts';

const formSchema = z.object({
  newEmail: typedEmailSchema,
  password: z.string().min(1, 'Enter your password.'),
});
type FormValues = z.input<typeof formSchema>;

/** Changes the address: it counts once the link sent to the new one is opened. */
export function EmailCard({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { failure, run } = useOwnCall();
  const { register, handleSubmit, formState, reset } = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { newEmail: '', password: '' },
  });
  const submit = handleSubmit(({ newEmail, password }) =>
    run(async () => {
      await changeEmail(newEmail, password);
      setSentTo(newEmail);
      reset();
    }),
  );
  const { errors, isSubmitting } = formState;
  return (
    <SectionCard id="email-title" title="Email" lead={`You sign in as ${email}.`}>
      <form noValidate onSubmit={submit} className="space-y-4">
        {failure && <Notice tone="contradicted">{failure}</Notice>}
        {sentTo && (
          <Notice title="Check your email">
            If {sentTo} is free to use, a link is on its way there. The address changes once you open it in a
            browser where you signed in.
          </Notice>
        )}
        <EmailField label="New email" error={errors.newEmail?.message} {...register('newEmail')} />
        <OwnPasswordField error={errors.password?.message} {...register('password')} />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Change email'}
        </Button>
      </form>
    </SectionCard>
  );
}
