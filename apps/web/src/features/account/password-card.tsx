import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema } from '@tieout/contract';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { changePassword } from '../../api/own-account.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useOwnCall } from './use-own-call.ts';

const formSchema = z.object({
  currentPassword: z.string().min(1, 'Enter your current password.'),
  newPassword: newPasswordSchema,
});
type FormValues = z.input<typeof formSchema>;

/** Changes the password of who is signed in. */
export function PasswordCard() {
  const { failure, run } = useOwnCall();
  const { register, handleSubmit, formState, reset } = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const submit = handleSubmit(({ currentPassword, newPassword }) =>
    run(async () => {
      await changePassword(currentPassword, newPassword);
      reset();
      toasts.show({ title: 'Password changed', text: 'You have been signed out on other devices.' });
    }),
  );
  const { errors, isSubmitting } = formState;
  return (
    <SectionCard id="password-title" title="Password">
      <form noValidate onSubmit={submit} className="space-y-4">
        {failure && <Notice tone="contradicted">{failure}</Notice>}
        <OwnPasswordField
          label="Current password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordField
          label="New password"
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </SectionCard>
  );
}
