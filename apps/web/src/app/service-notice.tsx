import { useEffect } from 'react';
import { useSession } from '../api/session.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Says why somebody who was signed in is not known yet: the service does not answer. Asks again by itself once the network is back. */
export function ServiceNotice() {
  const session = useSession();
  const trouble = session.status === 'loading' ? session.trouble : undefined;
  const { refresh } = session;
  useEffect(() => {
    if (trouble === undefined) return;
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [trouble, refresh]);
  if (trouble === undefined) return null;
  return (
    <Notice
      tone="contradicted"
      title="Your account cannot be reached"
      action={
        <Button size="sm" onClick={refresh}>
          Try again
        </Button>
      }
    >
      {trouble}
    </Notice>
  );
}
