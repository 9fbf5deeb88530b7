import type { PaymentProvider } from '@tieout/contract';
import { useSettings } from '../../api/settings.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says plainly that no real money moves. */
export function TestPayments({ provider }: { provider: PaymentProvider }) {
  if (useSettings()?.isDemonstration)
    return (
      <Notice title="Demonstration">
        Anybody can take a plan here with a test card. No money is charged, and no real card is accepted.
      </Notice>
    );
  return (
    <Notice title="Test payments">
      {provider === 'sandbox'
        ? 'No payment provider is set up here. Plans can be tried with test cards; no money is moved, and no real card is taken.'
        : 'The payment provider runs in its test mode. Only its test cards work, and no money is moved.'}
    </Notice>
  );
}
