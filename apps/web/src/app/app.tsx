import { useLocation } from 'wouter';
import { SessionProvider } from '../api/session.tsx';
import { SettingsProvider } from '../api/settings.tsx';
import { AuthDialogs } from './auth-dialogs.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ExportArea } from './export-area.tsx';
import { Footer } from './footer.tsx';
import { layoutOf } from './layout.ts';
import { LeadAdmin } from './lead-admin.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { QueryHome } from './query-home.tsx';
import { Routes } from './routes.tsx';
import { ServiceNotice } from './service-notice.tsx';
import { SystemNotice, UnlessMaintained } from './system-notice.tsx';
import { ToastArea } from './toast-area.tsx';
import { UnlessSuspended } from './unless-suspended.tsx';

/** The whole app: providers, the frame of every page, and in it the page of the address, or the one given. */
export function App({ page = <Routes /> }: { page?: React.ReactNode }) {
  const [path] = useLocation();
  const layout = layoutOf(path);
  return (
    <SessionProvider>
      <SettingsProvider>
        <QueryHome>
          <AuthDialogs>
            <div className="flex min-h-dvh flex-col">
              <Navigation layout={layout} />
              <OfflineNotice />
              <ServiceNotice />
              <SystemNotice />
              <LeadAdmin />
              <ErrorScreen>
                <UnlessMaintained>
                  <UnlessSuspended>{page}</UnlessSuspended>
                </UnlessMaintained>
              </ErrorScreen>
              {layout === 'site' && <Footer />}
            </div>
          </AuthDialogs>
          <ExportArea />
          <ToastArea />
        </QueryHome>
      </SettingsProvider>
    </SessionProvider>
  );
}
