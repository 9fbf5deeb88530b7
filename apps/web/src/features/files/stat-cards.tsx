import type { StatsResponse } from '@tieout/contract';
import { formatSize } from '../../ui/format-size.ts';

/** Six counts over all of the user's files; a dash until they are known. */
export function StatCards({ stats }: { stats: StatsResponse | undefined }) {
  const cards = [
    ['Total Files', stats?.totalFiles],
    ['Completed', stats?.completedFiles],
    ['Processing', stats?.processingFiles],
    ['Failed', stats?.failedFiles],
    ['Total Size', stats && formatSize(stats.totalSize)],
    ['This Month', stats?.thisMonthFiles],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-3 lg:grid-cols-6">
      {cards.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-sheet px-4 py-3">
          <dt className="text-xs text-ink-faint">{label}</dt>
          <dd className="figures text-xl font-semibold">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
