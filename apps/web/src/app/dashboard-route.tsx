import { AUTO_LOGIN_RELOAD_MS, paidPlanSchema, problems } from '@tieout/contract';
import { lazy, useEffect, useState } from 'react';
import { useSession } from '../api/session.tsx';
import { VerificationBanner } from '../features/account/verification-banner.tsx';
import { PlanArrival } from '../features/subscribe/plan-arrival.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { MessagePage } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';

const CodeDialog = lazy(() => import('../features/account/code-dialog.tsx'));
const DashboardPage = lazy(() => import('../features/dashboard/dashboard-page.tsx'));

/** /dashboard: signed in, on the way there, or asked to sign in. A link in mail, and signing in with Google, end here with their result in the address. */
export default function DashboardRoute() {
  const session = useSession();
  const openDialog = useAuthDialog();
  const arrival = useArrival(session.refresh);
  switch (session.status) {
    case 'loading':
      return <Spinner label="Loading your dashboard..." />;
    case 'suspended':
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

/** Reads `verified`, `auto_login`, `error`, `code` and `subscribed` once, cleans the address, and says what they mean. */
function useArrival(refresh: () => Promise<void>): React.ReactNode {
  const session = useSession();
  const [query] = useState(() => new URLSearchParams(location.search));
  const [wasVerified] = useState(() => history.state === VERIFIED_BEFORE_RELOAD);
  const isVerified = query.get('verified') === 'true';
  const error = query.get('error');
  useEffect(() => {
    if (wasVerified) history.replaceState(null, '');
    if (!isVerified && error === null && !query.has('subscribed') && !query.has('code')) return;
    history.replaceState(null, '', '/dashboard');
    if (!isVerified) return;
    refresh();
    if (query.get('auto_login') !== 'true') return;
    const timer = setTimeout(() => {
      history.replaceState(VERIFIED_BEFORE_RELOAD, '');
      location.reload();
    }, AUTO_LOGIN_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [isVerified, wasVerified, error, query, refresh]);
  const subscribed = paidPlanSchema.safeParse(query.get('subscribed'));
  if (subscribed.success && session.status === 'signed-in')
    return query.get('redirect_status') === 'failed' ? (
      <PaymentNotConfirmed />
    ) : (
      <PlanArrival wanted={subscribed.data} user={session.user} onAsk={refresh} />
    );
  if (query.get('code') === 'required' && session.status === 'signed-out') return <CodeDialog />;
  if (error !== null) {
    const [title, text] = ARRIVAL_ERRORS[error] ?? ARRIVAL_ERRORS['link-invalid'];
    return (
      <Notice tone="contradicted" title={title}>
        {text}
      </Notice>
    );
  }
  return isVerified || wasVerified ? <Notice title="Your email is confirmed" /> : null;
}

/** Kept in the history over the one reload after a link was followed, so that its notice is still there to read. */
const VERIFIED_BEFORE_RELOAD = 'verified';

const NOT_SIGNED_IN = 'You are not signed in';

/** What the dashboard says of an `error` in its address. */
const ARRIVAL_ERRORS: Readonly<Record<string, readonly [title: string, text: string]>> & {
  readonly 'link-invalid': readonly [string, string];
} = {
  'link-invalid': [
    'That link doesn’t work',
    'It may have expired or been used already. Sign in and request a new one.',
  ],
  'link-elsewhere': [
    'Sign in first, then open the link again',
    'A new address is confirmed in a browser where you have signed in to your account.',
  ],
  'rate-limited': ['That link doesn’t work', 'Too many attempts. Wait a few minutes, then open it again.'],
  'sign-in-failed': [
    NOT_SIGNED_IN,
    'Google did not confirm who you are. Try again, or sign in with your password.',
  ],
  'registrations-closed': [NOT_SIGNED_IN, problems['registrations-closed'][1]],
  'account-suspended': [NOT_SIGNED_IN, problems['account-suspended'][1]],
  'email-not-confirmed': [NOT_SIGNED_IN, 'Confirm your email first: open the link we sent to you.'],
};

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
