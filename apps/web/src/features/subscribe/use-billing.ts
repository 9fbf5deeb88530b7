import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Billing, ChangeSubscriptionRequest } from '@tieout/contract';
import { changeSubscription, fetchBilling } from '../../api/billing.ts';

const KEY = ['account', 'billing'];
const ASK_AGAIN_MS = 700;
const ASK_FOR_MS = 45_000;

/** The account's subscription and invoices. */
export function useBilling() {
  return useQuery({ queryKey: KEY, queryFn: fetchBilling, staleTime: 0 });
}

/** Changes the subscription and waits until the provider has said that it did; false when that took too long. */
export function useChangeSubscription(onChanged: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: ChangeSubscriptionRequest) => {
      await changeSubscription(change);
      return until((billing) => client.setQueryData(KEY, billing), isAsWanted(change));
    },
    onSuccess: onChanged,
  });
}

function isAsWanted(change: ChangeSubscriptionRequest) {
  return ({ subscription }: Billing) =>
    'planType' in change
      ? subscription?.planType === change.planType
      : subscription === null || subscription.endsThen === change.endsThen;
}

async function until(keep: (billing: Billing) => void, isWanted: (billing: Billing) => boolean) {
  const end = Date.now() + ASK_FOR_MS;
  while (Date.now() < end) {
    const billing = await fetchBilling();
    keep(billing);
    if (isWanted(billing)) return true;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return false;
}
