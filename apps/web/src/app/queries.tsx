import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ProblemCode } from '@tieout/contract';
import { use, useState } from 'react';
import { CallError } from '../api/call-error.ts';
import { useSession } from '../api/session.tsx';
import { useRefreshSettings } from '../api/settings.tsx';
import { toasts } from '../ui/toast-store.ts';
import { QueryHomeContext } from './query-home.tsx';

/** Refusals that mean the session is gone; a wrong password is a 401 too. */
const ENDED: readonly ProblemCode[] = ['session-expired', 'sign-in-required'];

type OnRefusal = {
  readonly end: () => void;
  readonly refresh: () => void;
  readonly refreshSettings: () => void;
};

/** Queries of the app, never asked again by themselves; a 401 among them ends the session and says so. */
export function Queries({ children }: { children: React.ReactNode }) {
  const home = use(QueryHomeContext);
  const { end, refresh } = useSession();
  const refreshSettings = useRefreshSettings();
  const [client] = useState(() => {
    const client = home?.client ?? createClient({ end, refresh, refreshSettings });
    if (home !== null) home.client = client;
    return client;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createClient({ end, refresh, refreshSettings }: OnRefusal): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof CallError)) return console.error('call failed', error);
    // Everything says it at once then, rather than each part of the page by itself.
    if (error.problem.code === 'maintenance') refreshSettings();
    if (error.problem.code === 'account-suspended') refresh();
    if (!ENDED.includes(error.problem.code)) return;
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
}
