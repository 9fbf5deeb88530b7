import { AUTO_LOGIN_RELOAD_MS, paidPlanSchema } from '@tieout/contract';
import { lazy, useEffect, useState } from 'react';
import { useSession } from '../api/session.tsx';
import { VerificationBanner } from '../features/account/verification-banner.tsx';
import { PlanArrival } from '../features/subscribe/plan-arrival.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { MessagePage } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';

const DashboardPage = lazy(() => import('../features/dashboard/dashboard-page.tsx'));

/** /dashboard: signed in, on the way there, or asked to sign in. A verification link ends here with its result in the address. */
export default function DashboardRoute() {
  const session = useSession();
  const openDialog = useAuthDialog();
  const arrival = useArrival(session.refresh);
  switch (session.status) {
    case 'loading':
      return <Spinner label="Loading your dashboard..." />;
    case 'signed-out':
      return (
        <MessagePage
          title="Access Required"
          text={
            <>
              <p>Please sign in to access your dashboard.</p>
              <div className="mt-4 text-left">{arrival}</div>
            </>
          }
          action={
            <Button variant="primary" onClick={() => openDialog('login')}>
              Sign In
            </Button>
          }
        />
      );
    case 'signed-in':
      return (
        <DashboardPage
          user={session.user}
          banner={
            <>
              {arrival}
              {!session.user.emailVerified && <VerificationBanner email={session.user.email} />}
            </>
          }
        />
      );
  }
}

/** Reads `verified`, `auto_login`, `error` and `subscribed` once, cleans the address, and says what they mean. */
function useArrival(refresh: () => Promise<void>): React.ReactNode {
  const session = useSession();
  const [query] = useState(() => new URLSearchParams(location.search));
  const isVerified = query.get('verified') === 'true';
  const error = query.get('error');
  useEffect(() => {
    if (!isVerified && error === null && !query.has('subscribed')) return;
    history.replaceState(null, '', '/dashboard');
    if (!isVerified) return;
    refresh();
    if (query.get('auto_login') !== 'true') return;
    const timer = setTimeout(() => location.reload(), AUTO_LOGIN_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [isVerified, error, query, refresh]);
  const subscribed = paidPlanSchema.safeParse(query.get('subscribed'));
  if (subscribed.success && session.status === 'signed-in')
    return query.get('redirect_status') === 'failed' ? (
      <PaymentNotConfirmed />
    ) : (
      <PlanArrival wanted={subscribed.data} user={session.user} onAsk={refresh} />
    );
  if (error !== null)
    return (
      <Notice tone="contradicted" title="That link did not work">
        It may have been used already or have run out. Sign in and request a new one.
      </Notice>
    );
  return isVerified ? <Notice title="Your email is confirmed" /> : null;
}

/** A bank's own page sent the browser back without a yes. */
function PaymentNotConfirmed() {
  return (
    <Notice
      tone="contradicted"
      title="The payment was not confirmed"
      action={<ButtonLink href="/subscribe">Try again</ButtonLink>}
    >
      Your bank did not confirm it. Nothing was charged.
    </Notice>
  );
}
