import { planOf } from '@tieout/contract';
import { messageOf } from '../../api/message-of.ts';
import type { SessionUser } from '../../api/session.tsx';
import { useSettings } from '../../api/settings.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BillingSummary } from './billing-summary.tsx';
import { useBilling } from './use-billing.ts';

/** Plan, card and invoices on the account's page. */
export function BillingCard({ user }: { user: SessionUser }) {
  const billing = useBilling();
  const settings = useSettings();
  return (
    <section className="sheet p-5 sm:p-6" aria-labelledby="billing-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="billing-title" className="flex items-center gap-3 text-lg">
          Plan and payments <Badge tone="accent">{planOf(user.planType).name}</Badge>
          {billing.data?.isTest && (
            <Badge>{settings?.isDemonstration ? 'Demonstration' : 'Test payments'}</Badge>
          )}
        </h2>
        {(settings?.payments !== false || billing.data?.subscription) && (
          <ButtonLink href="/subscribe" size="sm">
            {billing.data?.subscription ? 'Change plan' : 'Upgrade'}
          </ButtonLink>
        )}
      </div>
      <div className="mt-4">
        {billing.isError && <Notice tone="contradicted">{messageOf(billing.error)}</Notice>}
        {billing.data && <BillingSummary billing={billing.data} />}
      </div>
    </section>
  );
}
