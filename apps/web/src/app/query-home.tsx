import type { QueryClient } from '@tanstack/react-query';
import { createContext, useState } from 'react';

/** Where all pages keep what they asked the server; empty until the first page that asks. */
export const QueryHomeContext = createContext<{ client: QueryClient | null } | null>(null);

/** Lets pages share one query client without the library being loaded before a page needs it. */
export function QueryHome({ children }: { children: React.ReactNode }) {
  const [home] = useState<{ client: QueryClient | null }>({ client: null });
  return <QueryHomeContext value={home}>{children}</QueryHomeContext>;
}
