import { useQuery } from '@tanstack/react-query';
import type { PublicSettings } from '@tieout/contract';
import { boot } from './boot.ts';

const LOOK_AGAIN_MS = 60_000;

/** What is switched how, as it came with the page and looked at again every minute; undefined until it is known. */
export function useSettings(): PublicSettings | undefined {
  return useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await import('./account.ts')).fetchSettings(),
    initialData: boot?.settings,
    refetchInterval: LOOK_AGAIN_MS,
  }).data;
}
