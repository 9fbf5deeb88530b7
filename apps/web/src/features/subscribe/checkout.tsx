import { useQuery } from '@tanstack/react-query';
import { type CreateSubscriptionResponse, type PaidPlan, paidPlanSchema, planOf } from '@tieout/contract';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { createSubscription } from '../../api/billing.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { SandboxForm } from './sandbox-form.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';

const StripeForm = lazy(() => import('./stripe-form.tsx'));

/** The plan on the left, its payment on the right. */
export function Checkout({ trialDays }: { trialDays: number }) {
  const [plan, setPlan] = useState<PaidPlan>(planInAddress);
  const [isPaying, setPaying] = useState(false);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PlanPicker chosen={plan} onChoose={setPlan} isLocked={isPaying} />
      <section className="sheet p-5 sm:p-6" aria-labelledby="payment-title">
        <h2 id="payment-title" className="text-lg">
          Payment Information
        </h2>
        <Payment key={plan} plan={plan} trialDays={trialDays} onPaying={setPaying} />
      </section>
    </div>
  );
}

function Payment({
  plan,
  trialDays,
  onPaying,
}: {
  plan: PaidPlan;
  trialDays: number;
  onPaying: (isPaying: boolean) => void;
}) {
  const order = useQuery({
    queryKey: ['account', 'order', plan],
    queryFn: () => createSubscription(plan),
    staleTime: 0,
    gcTime: 0,
  });
  if (order.isPending) return <Spinner label="Setting up your subscription..." />;
  if (order.isError)
    return (
      <div className="mt-4">
        <Notice
          tone="contradicted"
          title="The payment could not be set up"
          action={<Button onClick={() => order.refetch()}>Try again</Button>}
        >
          {messageOf(order.error)}
        </Notice>
      </div>
    );
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">Secure payment powered by {POWER[order.data.provider]}</p>
      <div className="mt-5 space-y-6">
        <SubscriptionDetails plan={plan} trialDays={trialDays} trialEndsAt={order.data.trialEndsAt} />
        <PaymentForm order={order.data} onPaying={onPaying} />
      </div>
    </>
  );
}

const POWER = { stripe: 'Stripe', sandbox: "Tieout's test payments" } as const;

function PaymentForm({
  order,
  onPaying,
}: {
  order: CreateSubscriptionResponse;
  onPaying: (isPaying: boolean) => void;
}) {
  const [, navigate] = useLocation();
  const done = `/dashboard?subscribed=${order.planType}`;
  const common = {
    submitLabel: `Subscribe to ${planOf(order.planType).name} Plan`,
    onPaying,
    onDone: () => navigate(done),
  };
  switch (order.provider) {
    case 'sandbox':
      return <SandboxForm clientSecret={order.clientSecret} {...common} />;
    case 'stripe':
      return (
        <Suspense fallback={<Spinner label="Setting up your subscription..." />}>
          <StripeForm order={order} returnUrl={location.origin + done} {...common} />
        </Suspense>
      );
  }
}

/** "?plan=business" chooses a plan; otherwise the popular one is. */
function planInAddress(): PaidPlan {
  const named = paidPlanSchema.safeParse(new URLSearchParams(location.search).get('plan'));
  return named.success ? named.data : 'pro';
}
