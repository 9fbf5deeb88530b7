import { lazy } from 'react';
import { useSession } from '../api/session.tsx';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';

const AnalyticsPage = lazy(() => import('../features/analytics/analytics-page.tsx'));

/** /analytics, for those who have files to add up. */
export default function AnalyticsRoute() {
  const session = useSession();
  const openDialog = useAuthDialog();
  switch (session.status) {
    case 'loading':
      return <Spinner label="Loading..." />;
    case 'signed-out':
      return (
        <MessagePage
          title="Sign In Required"
          text="Sign in to see what your files add up to."
          action={
            <Button variant="primary" onClick={() => openDialog('login')}>
              Sign In
            </Button>
          }
        />
      );
    case 'signed-in':
      return <AnalyticsPage />;
  }
}
