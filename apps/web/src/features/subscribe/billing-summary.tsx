import { useMutation } from '@tanstack/react-query';
import type { Billing } from '@tieout/contract';
import { useLocation } from 'wouter';
import { fetchPortal } from '../../api/billing.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { InvoiceList } from './invoice-list.tsx';
import { subscriptionLine } from './subscription-line.ts';

/** How the subscription stands, the card, the invoices. */
export function BillingSummary({ billing }: { billing: Billing }) {
  const { subscription, invoices } = billing;
  return (
    <div className="space-y-4">
      {subscription && (
        <>
          {subscription.status === 'past_due' ? (
            <Notice tone="contradicted" title="Payment failed">
              {subscriptionLine(subscription)}
            </Notice>
          ) : (
            <p className="text-sm">{subscriptionLine(subscription)}</p>
          )}
          <CardLine card={subscription.card} />
        </>
      )}
      <InvoiceList invoices={invoices} />
    </div>
  );
}

function CardLine({ card }: { card: string | null }) {
  const [, navigate] = useLocation();
  const portal = useMutation({
    mutationFn: fetchPortal,
    // The sandbox's page is one of ours, a provider's is not.
    onSuccess: (url) => (url.startsWith('/') ? navigate(url) : location.assign(url)),
    onError: (error) =>
      toasts.show({ title: 'That did not work', text: messageOf(error), tone: 'contradicted' }),
  });
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <span className="text-ink-soft first-letter:uppercase">{card ?? 'No card'}</span>
      <Button size="sm" disabled={portal.isPending} onClick={() => portal.mutate()}>
        Change card
      </Button>
    </p>
  );
}
