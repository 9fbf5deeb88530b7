import type { Billing } from '@tieout/contract';
import { messageOf } from '../../api/message-of.ts';
import type { SessionUser } from '../../api/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Checkout } from './checkout.tsx';
import { ManagePlan } from './manage-plan.tsx';
import { TestPayments } from './test-payments.tsx';
import { useBilling } from './use-billing.ts';

type Props = {
  user: SessionUser;
  /** The plan may be another now. */
  onPlanChanged: () => void;
};

/** /subscribe: taking out a plan, or changing the one there is. */
export default function SubscribePage({ user, onPlanChanged }: Props) {
  const billing = useBilling();
  const isRunning = billing.data?.subscription != null;
  return (
    <Page
      title={isRunning ? 'Your subscription' : 'Choose your plan'}
      actions={<ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>}
    >
      <div className="space-y-6">
        {billing.data?.isTest && billing.data.provider !== 'none' && (
          <TestPayments provider={billing.data.provider} />
        )}
        {billing.isPending && <Spinner label="Setting up your subscription..." />}
        {billing.isError && (
          <Notice
            tone="contradicted"
            title="Your subscription could not be shown"
            action={<Button onClick={() => billing.refetch()}>Try again</Button>}
          >
            {messageOf(billing.error)}
          </Notice>
        )}
        {billing.data && <Content billing={billing.data} user={user} onPlanChanged={onPlanChanged} />}
      </div>
    </Page>
  );
}

function Content({ billing, user, onPlanChanged }: Props & { billing: Billing }) {
  if (billing.subscription)
    return <ManagePlan billing={billing} subscription={billing.subscription} onPlanChanged={onPlanChanged} />;
  if (!billing.isOpen)
    return (
      <Notice
        title={
          billing.provider === 'none' ? 'Payments are not configured' : 'Subscriptions are switched off here'
        }
        action={<ButtonLink href="/contact">Contact</ButtonLink>}
      >
        Plans are not for sale at the moment. Contact the operator of this service.
      </Notice>
    );
  return (
    <>
      {user.planType !== 'free' && (
        <Notice>You were given this plan for free. A subscription replaces it.</Notice>
      )}
      <Checkout trialDays={billing.trialDays} />
    </>
  );
}
