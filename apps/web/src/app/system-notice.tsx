import { useSession } from '../api/session.tsx';
import { useSettings } from '../api/settings.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { MessagePage } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** What whoever runs the service says to everybody, on top of every page. */
export function SystemNotice() {
  const settings = useSettings();
  const isAdmin = useSession().user?.role === 'admin';
  const message = settings?.systemMessage.trim();
  return (
    <>
      {message && (
        <Notice>
          <span className="whitespace-pre-line">{message}</span>
        </Notice>
      )}
      {settings?.maintenanceMode && isAdmin && (
        <Notice tone="unproven" title="Maintenance mode is on">
          Only admins can use the service. Switch it off in the settings of /admin.
        </Notice>
      )}
    </>
  );
}

/** The pages, or in maintenance mode, for everybody but admins, that they are to come back later. */
export function UnlessMaintained({ children }: { children: React.ReactNode }) {
  const settings = useSettings();
  const session = useSession();
  if (!settings?.maintenanceMode || session.user?.role === 'admin') return children;
  if (session.status === 'loading') return <Spinner label="Loading..." />;
  return (
    <MessagePage
      title="Down for maintenance"
      text="Down for maintenance. Your files are safe. Try again in a few minutes."
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    />
  );
}
