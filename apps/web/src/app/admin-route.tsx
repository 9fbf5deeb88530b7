import { lazy, useState } from 'react';
import type { SessionUser } from '../api/session.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessagePage, Page } from '../ui/page.tsx';
import { RequireAccount } from './require-account.tsx';

const AdminPage = lazy(() => import('../features/admin/admin-page.tsx'));
const TwoFactorCard = lazy(() => import('../features/account/two-factor-card.tsx'));

/** /admin. It only hides what the server would refuse anyway. */
export default function AdminRoute() {
  return (
    <RequireAccount title="Admin Access Required" why="Please sign in with an admin account.">
      {(user) => (user.role === 'admin' ? <Administration user={user} /> : <Denied />)}
    </RequireAccount>
  );
}

/** The administration, behind the step that sets up two-factor. The step stays until it is left, since it shows the recovery codes last. */
function Administration({ user }: { user: SessionUser }) {
  const [isSetUp, setSetUp] = useState(user.hasTwoFactor ?? false);
  if (isSetUp) return <AdminPage />;
  return (
    <Page
      title="Set up two-factor sign-in"
      lead="Admins need it: a stolen password must not be enough to change the service or read who uses it."
    >
      <div className="max-w-xl space-y-6">
        <TwoFactorCard isOn={user.hasTwoFactor ?? false} />
        {user.hasTwoFactor && (
          <Button variant="primary" onClick={() => setSetUp(true)}>
            Continue to Admin
          </Button>
        )}
      </div>
    </Page>
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
