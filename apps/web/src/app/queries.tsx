import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../api/call-error.ts';
import { useSession } from '../api/session.tsx';
import { toasts } from '../ui/toast-store.ts';

/** Queries of the app, never asked again by themselves; a 401 among them ends the session and says so. */
export function Queries({ children }: { children: React.ReactNode }) {
  const { end } = useSession();
  const [client] = useState(() => {
    const onError = (error: Error) => {
      if (!(error instanceof CallError)) return console.error('call failed', error);
      if (error.status !== 401) return;
      end();
      toasts.show({ title: 'Signed out', text: error.message, tone: 'contradicted' });
    };
    return new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
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
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
