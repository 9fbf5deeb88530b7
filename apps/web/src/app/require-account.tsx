import { type Session, type SessionUser, useSession } from '../api/session.tsx';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';

/** Shows `children` to who is signed in, and the way to sign in to everybody else. */
export function RequireAccount({
  title = 'Sign In Required',
  why,
  children,
}: {
  title?: string;
  /** What an account is needed for here. */
  why: string;
  children: (user: SessionUser, session: Session) => React.ReactNode;
}) {
  const session = useSession();
  const openDialog = useAuthDialog();
  switch (session.status) {
    case 'loading':
      return <Spinner label="Loading..." />;
    case 'suspended':
    case 'signed-out':
      return (
        <MessagePage
          title={title}
          text={why}
          action={
            <Button variant="primary" onClick={() => openDialog('login')}>
              Sign In
            </Button>
          }
        />
      );
    case 'signed-in':
      return children(session.user, session);
  }
}
