import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { SessionProvider } from '../api/session.tsx';
import { AuthDialogs } from './auth-dialogs.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Routes } from './routes.tsx';

const Toaster = lazy(() => import('../ui/toaster.tsx'));

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  },
});

/** The whole app: providers, the frame of every page, and the routes in it. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <AuthDialogs>
          <div className="flex min-h-dvh flex-col">
            <Navigation />
            <OfflineNotice />
            <ErrorScreen>
              <Routes />
            </ErrorScreen>
            <Footer />
          </div>
        </AuthDialogs>
        <Suspense>
          <Toaster />
        </Suspense>
      </SessionProvider>
    </QueryClientProvider>
  );
}
