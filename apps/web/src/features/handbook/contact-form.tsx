import { zodResolver } from '@hookform/resolvers/zod';
import { CONTACT_MESSAGE_MAX_LENGTH, contactRequestSchema, paths } from '@tieout/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { TextArea } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Notice } from '../../ui/notice.tsx';

type FormValues = z.input<typeof contactRequestSchema>;

/** Name, address and message; sent as mail by the server. */
export function ContactForm() {
  const [state, setState] = useState<'idle' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<FormValues>({
    resolver: zodResolver(contactRequestSchema),
    defaultValues: { name: '', email: '', message: '' },
  });
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    await call(paths.contact, { json: values }).then(
      () => setState('sent'),
      (error: unknown) => setFailure(messageOf(error)),
    );
  });
  if (state === 'sent') return <Notice title="Your message was sent">We’ll reply by email.</Notice>;
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure && (
        <Notice tone="contradicted" title="Your message was not sent">
          {failure}
        </Notice>
      )}
      <NameField error={errors.name?.message} {...register('name')} />
      <EmailField error={errors.email?.message} {...register('email')} />
      <TextArea
        label="Message"
        rows={6}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        hint="Please don’t send statements or passwords."
        error={errors.message?.message}
        {...register('message')}
      />
      <Button type="submit" variant="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}
