import { lazy } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { RequireAccount } from './require-account.tsx';

const AdminPage = lazy(() => import('../features/admin/admin-page.tsx'));

/** /admin. It only hides what the server would refuse anyway. */
export default function AdminRoute() {
  return (
    <RequireAccount title="Admin Access Required" why="Please sign in with an admin account.">
      {(user) => (user.role === 'admin' ? <AdminPage /> : <Denied />)}
    </RequireAccount>
  );
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
