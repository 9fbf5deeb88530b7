import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ProblemCode } from '@tieout/contract';
import { useState } from 'react';
import { CallError } from '../api/call-error.ts';
import { useSession } from '../api/session.tsx';
import { toasts } from '../ui/toast-store.ts';

/** Refusals that mean the session is gone; a wrong password is a 401 too. */
const ENDED: readonly ProblemCode[] = ['session-expired', 'sign-in-required'];

/** Queries of the app, never asked again by themselves; a 401 among them ends the session and says so. */
export function Queries({ children }: { children: React.ReactNode }) {
  const { end, refresh } = useSession();
  const [client] = useState(() => {
    const onError = (error: Error) => {
      if (!(error instanceof CallError)) return console.error('call failed', error);
      // Everything says it at once then, rather than each part of the page by itself.
      if (error.problem.code === 'maintenance') client.invalidateQueries({ queryKey: ['settings'] });
      if (error.problem.code === 'account-suspended') refresh();
      if (!ENDED.includes(error.problem.code)) return;
      end();
      toasts.show({ title: 'Signed out', text: error.message, tone: 'contradicted' });
    };
    const client = new QueryClient({
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
    return client;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
