import { planOf, visitorLimits } from '@tieout/contract';
import { useSession } from '../../api/session.tsx';

/** How many pages who is here may convert at once, and where plans with more are shown. */
export function useAllowance(): { readonly maxPages: number; readonly plansHref: string } {
  const { user } = useSession();
  if (user === null) return { maxPages: visitorLimits.maxPages, plansHref: '/#pricing' };
  return { maxPages: planOf(user.planType).maxPages, plansHref: '/subscribe' };
}
