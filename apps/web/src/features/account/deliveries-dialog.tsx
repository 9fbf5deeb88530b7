import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '@tieout/contract';
import { fetchDeliveries, replayDelivery } from '../../api/api-access.ts';
import { messageOf } from '../../api/message-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toasts } from '../../ui/toast-store.ts';

/** A webhook's deliveries and their answers; each can be sent again. */
export default function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const client = useQueryClient();
  const queryKey = ['account', 'webhooks', webhook.id, 'deliveries'];
  const deliveries = useQuery({ queryKey, queryFn: () => fetchDeliveries(webhook.id), staleTime: 0 });
  const replaying = useMutation({
    mutationFn: (deliveryId: string) => replayDelivery(webhook.id, deliveryId),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) =>
      toasts.show({ title: 'The delivery was not sent again', text: messageOf(error), tone: 'contradicted' }),
  });
  return (
    <Dialog isOpen isWide onClose={onClose} title="Deliveries" description={webhook.url}>
      <div className="mb-3 flex justify-end">
        <Button size="sm" disabled={deliveries.isFetching} onClick={() => deliveries.refetch()}>
          Refresh
        </Button>
      </div>
      {deliveries.isError && <p role="alert">{messageOf(deliveries.error)}</p>}
      {deliveries.isPending && <Spinner label="Loading deliveries..." />}
      {deliveries.data?.length === 0 && (
        <p className="py-6 text-center text-sm text-ink-soft">
          Nothing sent yet. You’ll see a delivery here after the next conversion.
        </p>
      )}
      <ul className="divide-y divide-rule text-sm">
        {deliveries.data?.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            isBusy={replaying.isPending}
            onReplay={() => replaying.mutate(delivery.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function DeliveryLine({
  delivery: { event, status, attempts, lastAnswer, createdAt },
  isBusy,
  onReplay,
}: {
  delivery: WebhookDelivery;
  isBusy: boolean;
  onReplay: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {event}
          <Badge tone={status === 'failed' ? 'contradicted' : status === 'pending' ? 'accent' : 'plain'}>
            {status}
          </Badge>
        </p>
        <p className="text-xs text-ink-faint">
          {formatInstant(createdAt)}, {attempts === 1 ? '1 try' : `${attempts} tries`}
          {lastAnswer && `, answered: ${lastAnswer}`}
        </p>
      </div>
      <Button size="sm" disabled={isBusy} onClick={onReplay}>
        Send again
      </Button>
    </li>
  );
}
