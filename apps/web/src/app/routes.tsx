import { Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useSession } from '../api/session.tsx';
import { useSettings } from '../api/settings.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';
import { HomePage } from './home-page.tsx';
import { lazyPage } from './lazy-page.tsx';
import { RequireAccount } from './require-account.tsx';

const DashboardRoute = lazyPage(() => import('./dashboard-route.tsx'));
const AccountRoute = lazyPage(() => import('./account-route.tsx'));
const AdminRoute = lazyPage(() => import('./admin-route.tsx'));
export const BlogPage = lazyPage(() => import('../features/blog/blog-page.tsx'));
export const PostPage = lazyPage(() => import('../features/blog/post-page.tsx'));
const AnalyticsPage = lazyPage(() => import('../features/analytics/analytics-page.tsx'));
const FilesRoute = lazyPage(() => import('./files-route.tsx'));
const PreviewRoute = lazyPage(() => import('./preview-route.tsx'));
const WizardRoute = lazyPage(() => import('./wizard-route.tsx'));
export const ReviewPage = lazyPage(() => import('../features/review/review-page.tsx'));
const LabelsPage = lazyPage(() => import('../features/labels/labels-page.tsx'));
const ResetPasswordPage = lazyPage(() => import('../features/account/reset-password-page.tsx'));
const SubscribePage = lazyPage(() => import('../features/subscribe/subscribe-page.tsx'));
const SandboxCardPage = lazyPage(() => import('../features/subscribe/sandbox-card-page.tsx'));
const MappingPage = lazyPage(() => import('../features/mapping/mapping-page.tsx'));

const NotSwitchedOn = lazyPage(() => import('./not-switched-on.tsx'));

/** Pages that anybody may read, by their address. */
const READING = {
  '/accuracy': lazyPage(() => import('../features/handbook/accuracy-page.tsx')),
  '/help': lazyPage(() => import('../features/handbook/help-page.tsx')),
  '/privacy': lazyPage(() => import('../features/handbook/privacy-page.tsx')),
  '/terms': lazyPage(() => import('../features/handbook/terms-page.tsx')),
  '/gdpr': lazyPage(() => import('../features/handbook/gdpr-page.tsx')),
  '/security': lazyPage(() => import('../features/handbook/security-page.tsx')),
  '/integrations': lazyPage(() => import('../features/handbook/integrations-page.tsx')),
  '/developers': lazyPage(() => import('../features/handbook/developers-page.tsx')),
  '/status': lazyPage(() => import('../features/handbook/status-page.tsx')),
  '/contact': lazyPage(() => import('../features/handbook/contact-page.tsx')),
} as const;

/** Every address of the app and its page. */
export function Routes() {
  const session = useSession();
  const openDialog = useAuthDialog();
  const [address] = useLocation();
  const shown = useRef(address);
  // A new address sends the page to its top; where a loaded page is scrolled to is the browser's and the reader's.
  useEffect(() => {
    if (shown.current !== address && location.hash === '') scrollTo(0, 0);
    shown.current = address;
  }, [address]);
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <Switch>
        <Route path="/">
          <HomePage />
        </Route>
        <Route path="/mapping">
          <Redirect to="/" replace />
        </Route>
        <Route path="/goodbye">
          <MessagePage
            title="Your account was deleted"
            text="Your files, transactions, corrections and exports were deleted with it. If you had a subscription, it has ended and you won’t be charged again. You can create a new account at any time."
            action={HOME_BUTTON}
          />
        </Route>
        <Route path="/mapping/:fileId">
          {({ fileId }) => <MappingPage fileId={fileId} hasFileHistory={session.status === 'signed-in'} />}
        </Route>
        <Route path="/dashboard">
          <DashboardRoute />
        </Route>
        <Route path="/analytics">
          <RequireAccount why="Sign in to see what your files add up to.">
            {() => <AnalyticsPage />}
          </RequireAccount>
        </Route>
        <Route path="/admin">
          <AdminRoute />
        </Route>
        <Route path="/blog">
          <IfBlog>
            <BlogPage />
          </IfBlog>
        </Route>
        <Route path="/blog/:slug">
          {({ slug }) => (
            <IfBlog>
              <PostPage slug={slug} />
            </IfBlog>
          )}
        </Route>
        <Route path="/account">
          <RequireAccount why="Sign in to see your account.">
            {(user, session) => <AccountRoute user={user} session={session} />}
          </RequireAccount>
        </Route>
        <Route path="/upload">
          <WizardRoute />
        </Route>
        <Route path="/files/:fileId">
          {({ fileId }) => <PreviewRoute fileId={fileId} isExporting={false} />}
        </Route>
        <Route path="/files/:fileId/export">
          {({ fileId }) => <PreviewRoute fileId={fileId} isExporting />}
        </Route>
        <Route path="/files/:fileId/review">{({ fileId }) => <ReviewPage fileId={fileId} />}</Route>
        <Route path="/files/:fileId/labels">{({ fileId }) => <LabelsPage fileId={fileId} />}</Route>
        <Route path="/reset-password">
          <ResetPasswordPage onSignIn={() => openDialog('login')} />
        </Route>
        <Route path="/files">
          <FilesRoute />
        </Route>
        <Route path="/subscribe">
          <SubscribeRoute />
        </Route>
        <Route path="/test-payments">
          <RequireAccount why="Sign in to change your card.">{() => <SandboxCardPage />}</RequireAccount>
        </Route>
        {Object.entries(READING).map(([path, ReadingPage]) => (
          <Route key={path} path={path}>
            <ReadingPage />
          </Route>
        ))}
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** The blog, where it is switched on. */
function IfBlog({ children }: { children: React.ReactNode }) {
  return useSettings()?.blog === false ? <NotSwitchedOn title="Blog" /> : children;
}

/** /subscribe is for those who are signed in; everybody else is sent home. */
function SubscribeRoute() {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <Spinner label="Setting up your subscription..." />;
    case 'suspended':
    case 'signed-out':
      return <Redirect to="/" replace />;
    case 'signed-in':
      return <SubscribePage user={session.user} onPlanChanged={session.refresh} />;
  }
}

const HOME_BUTTON = (
  <ButtonLink href="/" variant="primary">
    Go to the home page
  </ButtonLink>
);

function NotFound() {
  return (
    <MessagePage
      title="404 Page Not Found"
      text="There is nothing at this address. It may have been moved or deleted."
      action={HOME_BUTTON}
    />
  );
}
