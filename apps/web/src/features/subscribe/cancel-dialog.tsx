import { planOf, type SubscriptionDetail } from '@tieout/contract';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatInstant } from '../../ui/format-date.ts';

/** Asks before a subscription is cancelled, and says what that means. */
export function CancelDialog({
  isOpen,
  subscription,
  onClose,
  onCancel,
}: {
  isOpen: boolean;
  subscription: SubscriptionDetail;
  onClose: () => void;
  onCancel: () => void;
}) {
  const { name } = planOf(subscription.planType);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Cancel subscription"
      description={`Your ${name} plan lasts until ${formatInstant(subscription.periodEndsAt)}; then your account changes to the Free plan. You won’t be charged again.`}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep {name}</Button>
        <Button variant="danger" onClick={onCancel}>
          Cancel subscription
        </Button>
      </div>
    </Dialog>
  );
}
