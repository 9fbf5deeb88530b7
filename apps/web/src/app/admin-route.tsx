import { lazy } from 'react';
import { useSession } from '../api/session.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';

const AdminPage = lazy(() => import('../features/admin/admin-page.tsx'));

/** /admin. It only hides what the server would refuse anyway. */
export default function AdminRoute() {
  const session = useSession();
  const openDialog = useAuthDialog();
  switch (session.status) {
    case 'loading':
      return <Spinner label="Loading..." />;
    case 'signed-out':
      return (
        <MessagePage
          title="Admin Access Required"
          text="Please sign in with an admin account."
          action={
            <Button variant="primary" onClick={() => openDialog('login')}>
              Sign In
            </Button>
          }
        />
      );
    case 'signed-in':
      return session.user.role === 'admin' ? <AdminPage /> : <Denied />;
  }
}

function Denied() {
  return (
    <MessagePage
      title="Access Denied"
      text="You don't have permission to access the admin panel."
      action={
        <ButtonLink href="/" variant="primary">
          Return Home
        </ButtonLink>
      }
    />
  );
}
