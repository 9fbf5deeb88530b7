import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Webhook, type WebhookEvent, webhookEventSchema } from '@tieout/contract';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { addWebhook, fetchWebhooks, removeWebhook } from '../../api/api-access.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { OwnConfirmDialog } from './own-confirm-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

const DeliveriesDialog = lazy(() => import('./deliveries-dialog.tsx'));

const KEY = ['account', 'webhooks'];

const eventNames: Readonly<Record<WebhookEvent, string>> = {
  'conversion.completed': 'A conversion is done',
  'conversion.failed': 'A conversion failed',
};

/** Addresses that are shown of finished conversions. */
export function WebhooksCard() {
  const client = useQueryClient();
  const [opened, setOpened] = useState<{ webhook: Webhook; for: 'deliveries' | 'removal' } | null>(null);
  const webhooks = useQuery({ queryKey: KEY, queryFn: fetchWebhooks, staleTime: 0 });
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const adding = useMutation({ mutationFn: addWebhook, onSuccess: refresh });
  const close = () => setOpened(null);
  return (
    <SectionCard
      id="webhooks-title"
      title="Webhooks"
      lead="We notify these addresses when a conversion ends. Every delivery is signed."
    >
      <div className="space-y-4">
        {adding.data && (
          <ShownOnce title={`Signing secret for ${adding.data.url}`} secret={adding.data.secret} />
        )}
        {webhooks.isError && <p role="alert">{messageOf(webhooks.error)}</p>}
        {webhooks.data?.length === 0 && <p className="text-sm text-ink-faint">No webhooks yet.</p>}
        <ul className="divide-y divide-rule text-sm">
          {webhooks.data?.map((webhook) => (
            <li key={webhook.id} className="space-y-2 py-3">
              <p className="font-medium wrap-anywhere">{webhook.url}</p>
              <p className="text-xs text-ink-faint">
                {webhook.events.map((event) => eventNames[event]).join('; ')}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => setOpened({ webhook, for: 'deliveries' })}>
                  Deliveries
                </Button>
                <Button size="sm" variant="danger" onClick={() => setOpened({ webhook, for: 'removal' })}>
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <NewWebhookForm
          refusal={adding.error}
          isPending={adding.isPending}
          onAdd={(webhook, onDone) => adding.mutate(webhook, { onSuccess: onDone })}
        />
      </div>
      {opened?.for === 'deliveries' && (
        <Suspense>
          <DeliveriesDialog webhook={opened.webhook} onClose={close} />
        </Suspense>
      )}
      {opened?.for === 'removal' && (
        <OwnConfirmDialog
          title="Remove the webhook"
          description={`${opened.webhook.url} gets no more deliveries, and its delivery history is deleted.`}
          action="Remove webhook"
          onConfirm={async () => {
            await removeWebhook(opened.webhook.id);
            await refresh();
          }}
          onClose={close}
        />
      )}
    </SectionCard>
  );
}

function NewWebhookForm({
  refusal,
  isPending,
  onAdd,
}: {
  refusal: Error | null;
  isPending: boolean;
  onAdd: (webhook: { url: string; events: WebhookEvent[] }, onDone: () => void) => void;
}) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEventSchema.options);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd({ url, events: [...events] }, () => setUrl(''));
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-3 border-t border-rule pt-4">
      <TextField
        label="Address of the new webhook"
        type="url"
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={refusal ? messageOf(refusal) : undefined}
      />
      {webhookEventSchema.options.map((name) => (
        <CheckField
          key={name}
          label={eventNames[name]}
          checked={events.includes(name)}
          onChange={() =>
            setEvents((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]))
          }
        />
      ))}
      <Button type="submit" disabled={url.trim() === '' || events.length === 0 || isPending}>
        {isPending ? 'Adding...' : 'Add webhook'}
      </Button>
    </form>
  );
}
