import type { PaymentProvider } from '@tieout/contract';
import { useSettings } from '../../api/settings.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says plainly that no real money moves. */
export function TestPayments({ provider }: { provider: PaymentProvider }) {
  if (useSettings()?.isDemonstration)
    return (
      <Notice title="Demonstration">
        Anyone can subscribe here with a test card. No money is charged, and real cards are not accepted.
      </Notice>
    );
  return (
    <Notice title="Test payments">
      {provider === 'sandbox'
        ? 'No payment provider is set up here. Try the plans with test cards; no money is charged, and real cards are not accepted.'
        : 'The payment provider is in test mode. Only its test cards work, and no money is charged.'}
    </Notice>
  );
}
