import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../api/session.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

const ADMIN = '/admin';

/** Leads an admin who has no two-factor sign-in to where it is set up: at once when they sign in, else by a notice. */
export function LeadAdmin() {
  const { status, user } = useSession();
  const [address, navigate] = useLocation();
  const wasSignedOut = useRef(status === 'signed-out');
  const isMissing = user?.role === 'admin' && !user.hasTwoFactor;
  useEffect(() => {
    if (isMissing && wasSignedOut.current) navigate(ADMIN);
    wasSignedOut.current = status === 'signed-out';
  }, [isMissing, status, navigate]);
  if (!isMissing || address === ADMIN) return null;
  return (
    <Notice
      tone="unproven"
      title="Admins need two-factor sign-in"
      action={
        <ButtonLink href={ADMIN} size="sm">
          Set it up
        </ButtonLink>
      }
    >
      Until it is on, you can use Tieout, but not its administration.
    </Notice>
  );
}
