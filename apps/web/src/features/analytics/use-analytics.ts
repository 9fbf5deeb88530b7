import { useQuery } from '@tanstack/react-query';
import { FILES_PAGE_SIZE_MAX } from '@tieout/contract';
import { fetchFile, fetchFiles } from '../../api/files.ts';
import { type Analytics, aggregate } from './aggregate.ts';

/** Files asked for at the same time. */
const PARALLEL = 4;

/** What the latest files of the user add up to, and how many of all those are. */
export function useAnalytics() {
  return useQuery({ queryKey: ['user', 'analytics'], queryFn: load, staleTime: 0 });
}

async function load(): Promise<{ analytics: Analytics; fileCount: number; total: number }> {
  const { files, total } = await fetchFiles({ status: 'completed', limit: FILES_PAGE_SIZE_MAX });
  const waiting = files.map((file) => file.id);
  const details: Awaited<ReturnType<typeof fetchFile>>[] = [];
  const takeNext = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) details.push(await fetchFile(id));
  };
  await Promise.all(Array.from({ length: PARALLEL }, takeNext));
  return { analytics: aggregate(details), fileCount: details.length, total };
}
