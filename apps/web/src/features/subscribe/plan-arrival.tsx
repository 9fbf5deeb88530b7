import { type PaidPlan, planOf } from '@tieout/contract';
import { useEffect, useState } from 'react';
import type { SessionUser } from '../../api/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const ASK_AGAIN_MS = 1000;
const ASK_TIMES = 60;

/** On the dashboard after paying: waits for the provider's word, which is what changes the plan. */
export function PlanArrival({
  wanted,
  user,
  onAsk,
}: {
  wanted: PaidPlan;
  user: SessionUser;
  /** Asks the server again who this is. */
  onAsk: () => Promise<void>;
}) {
  const [asked, setAsked] = useState(0);
  const isThere = user.planType === wanted;
  useEffect(() => {
    if (isThere || asked >= ASK_TIMES) return;
    const timer = setTimeout(() => onAsk().finally(() => setAsked(asked + 1)), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isThere, asked, onAsk]);
  const { name } = planOf(wanted);
  if (isThere) return <Notice title={`Your ${name} plan is active`}>The new limits apply now.</Notice>;
  if (asked < ASK_TIMES)
    return <Notice title="Thank you">Your {name} plan will be active in a moment.</Notice>;
  return (
    <Notice
      title="Your plan is not active yet"
      action={<Button onClick={() => setAsked(0)}>Look again</Button>}
    >
      The payment provider has not confirmed the payment yet. Nothing is lost: check again in a few minutes.
    </Notice>
  );
}
