import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import type { CreateSubscriptionResponse } from '@tieout/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type FormProps = {
  order: CreateSubscriptionResponse;
  /** Where a bank that shows its own page sends the browser back to. */
  returnUrl: string;
  submitLabel: string;
  onPaying: (isPaying: boolean) => void;
  onDone: () => void;
};

/** Stripe's Payment Element. Its script is fetched from Stripe, and only here. */
export default function StripeForm(props: FormProps) {
  const { publishableKey, clientSecret } = props.order;
  const stripe = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey ?? ''),
  });
  if (stripe.isPending) return <Spinner label="Setting up your subscription..." />;
  if (!stripe.data)
    return (
      <Notice
        tone="contradicted"
        title="The payment form could not be loaded"
        action={<Button onClick={() => stripe.refetch()}>Try again</Button>}
      >
        Stripe is not responding, or your browser blocks it. Nothing was charged.
      </Notice>
    );
  return (
    <Elements stripe={stripe.data} options={{ clientSecret, appearance: appearanceNow() }}>
      <ElementForm {...props} />
    </Elements>
  );
}

function ElementForm({ order, returnUrl, submitLabel, onPaying, onDone }: FormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const end = (error: StripeError | undefined) => {
    if (error === undefined) return onDone();
    setReason(error.message ?? 'The card was not accepted. Try another one.');
    setBusy(false);
    onPaying(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (stripe === null || elements === null) return;
    setBusy(true);
    onPaying(true);
    setReason(null);
    const options = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
    const { error } =
      order.confirmation === 'setup'
        ? await stripe.confirmSetup(options)
        : await stripe.confirmPayment(options);
    end(error);
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <PaymentElement
        onReady={() => setReady(true)}
        onLoadError={({ error }) => setReason(error.message ?? 'The payment form could not be loaded.')}
      />
      {reason !== null && (
        <Notice tone="contradicted" title="The payment did not go through">
          {reason}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="lg" className="w-full" disabled={!isReady || isBusy}>
        {isBusy ? 'Processing Payment...' : submitLabel}
      </Button>
    </form>
  );
}

/** Stripe's form in the colours of the page around it. */
function appearanceNow() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const isDark = document.documentElement.dataset.theme === 'dark';
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--accent'),
      colorBackground: colour('--sheet'),
      colorText: colour('--ink'),
      colorDanger: colour('--contradicted'),
      borderRadius: '4px',
    },
  } as const;
}
