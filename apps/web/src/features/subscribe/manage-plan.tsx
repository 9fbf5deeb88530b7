import { type Billing, type PaidPlan, planOf, type SubscriptionDetail } from '@tieout/contract';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { BillingSummary } from './billing-summary.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { useChangeSubscription } from './use-billing.ts';

/** What can be done with a subscription that runs. */
export function ManagePlan({
  billing,
  subscription,
  onPlanChanged,
}: {
  billing: Billing;
  subscription: SubscriptionDetail;
  onPlanChanged: () => void;
}) {
  const { planType, endsThen } = subscription;
  const [chosen, setChosen] = useState<PaidPlan>(planType);
  const [isCancelling, setCancelling] = useState(false);
  const change = useChangeSubscription(onPlanChanged);
  const run = (request: Parameters<typeof change.mutate>[0], said: string) =>
    change.mutate(request, {
      onSuccess: (isDone) =>
        toasts.show({
          title: isDone ? said : 'The payment provider is still working on it. Check again in a minute.',
        }),
    });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PlanPicker chosen={chosen} current={planType} onChoose={setChosen} isLocked={change.isPending} />
      <section className="sheet space-y-5 p-5 sm:p-6" aria-labelledby="current-title">
        <h2 id="current-title" className="text-lg">
          {planOf(planType).name} plan
        </h2>
        <BillingSummary billing={billing} />
        {change.isError && (
          <Notice tone="contradicted" title="Nothing was changed">
            {messageOf(change.error)}
          </Notice>
        )}
        {chosen !== planType && (
          <div className="space-y-2">
            <p className="text-sm text-ink-soft">{consequence(subscription, chosen)}</p>
            <Button
              variant="primary"
              disabled={change.isPending}
              onClick={() => run({ planType: chosen }, `You are on the ${planOf(chosen).name} plan now`)}
            >
              {change.isPending ? 'Changing...' : `Switch to ${planOf(chosen).name} Plan`}
            </Button>
          </div>
        )}
        {endsThen ? (
          <Button
            disabled={change.isPending}
            onClick={() => run({ endsThen: false }, 'Your subscription continues')}
          >
            Keep my subscription
          </Button>
        ) : (
          <Button variant="quiet" disabled={change.isPending} onClick={() => setCancelling(true)}>
            Cancel subscription
          </Button>
        )}
      </section>
      <CancelDialog
        isOpen={isCancelling}
        subscription={subscription}
        onClose={() => setCancelling(false)}
        onCancel={() => {
          setCancelling(false);
          run({ endsThen: true }, 'Your subscription was cancelled');
        }}
      />
    </div>
  );
}

/** What a change of plan costs or brings. */
function consequence({ status, planType }: SubscriptionDetail, chosen: PaidPlan): string {
  if (status === 'trialing') return 'Your free trial continues; nothing is charged now.';
  return planOf(chosen).price > planOf(planType).price
    ? 'The difference for the rest of this period is charged to your card now.'
    : 'Any amount you have overpaid is credited to your next invoices.';
}
