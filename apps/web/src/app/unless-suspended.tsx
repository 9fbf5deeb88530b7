import { useLocation } from 'wouter';
import { useSession } from '../api/session.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';

/** Where somebody writes to support, and what they may read meanwhile. */
const OPEN = ['/contact', '/help', '/privacy', '/terms', '/gdpr', '/security', '/status'];

/** The pages, or for a suspended account that it is suspended, with the ways out: writing to support, and signing out. */
export function UnlessSuspended({ children }: { children: React.ReactNode }) {
  const session = useSession();
  const [address, navigate] = useLocation();
  if (session.status !== 'suspended' || OPEN.includes(address)) return children;
  return (
    <MessagePage
      title="Your account is suspended"
      text={session.why}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href="/contact" variant="primary">
            Write to support
          </ButtonLink>
          <Button
            onClick={async () => {
              await session.logout();
              navigate('/');
            }}
          >
            Sign Out
          </Button>
        </div>
      }
    />
  );
}
