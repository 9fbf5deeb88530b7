import { useQuery } from '@tanstack/react-query';
import { type AdminStats, HEALTHY } from '@tieout/contract';
import { fetchAdminStats } from '../../api/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { formatMoney } from '../../ui/format-money.ts';
import { Loaded } from '../../ui/loaded.tsx';

/** Counts, what was done last, and whether every part of the service works. */
export function OverviewTab() {
  const stats = useQuery({ queryKey: ['admin', 'stats'], queryFn: fetchAdminStats, staleTime: 0 });
  return (
    <Loaded query={stats} label="Checking every part of the service...">
      {(data) => (
        <div className="space-y-6">
          <StatCards stats={data} />
          <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
            <RecentActivity events={data.recentActivity} />
            <SystemStatus
              status={data.systemStatus}
              isAsking={stats.isFetching}
              onAgain={() => stats.refetch()}
            />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function StatCards({ stats }: { stats: AdminStats }) {
  const cards: readonly { label: string; value: string; growth?: number | null; note?: string }[] = [
    { label: 'Total Users', value: count(stats.totalUsers), growth: stats.userGrowth },
    { label: 'Total Files', value: count(stats.totalFiles), growth: stats.fileGrowth },
    {
      label: 'Total Revenue',
      value: `$${dollars(stats.totalRevenue)}`,
      growth: stats.revenueGrowth,
      ...(stats.testRevenue > 0 ? { note: `and $${dollars(stats.testRevenue)} in test payments` } : {}),
    },
    { label: 'Active Users', value: count(stats.activeUsers), note: 'in the last 24 hours' },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-rule bg-rule lg:grid-cols-4">
      {cards.map(({ label, value, growth, note }) => (
        <div key={label} className="bg-sheet px-4 py-4">
          <dt className="text-xs text-ink-faint">{label}</dt>
          <dd>
            <span className="figures block text-xl font-semibold">{value}</span>
            <span className="text-xs text-ink-soft">{note ?? growthText(growth ?? null)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function dollars(amount: number): string {
  return formatMoney(amount.toFixed(2), 'USD');
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function growthText(growth: number | null): string {
  if (growth === null) return 'no earlier data';
  return `${growth < 0 ? '−' : '+'}${Math.abs(growth)}% vs. the 30 days before`;
}

function RecentActivity({ events }: { events: AdminStats['recentActivity'] }) {
  return (
    <section className="sheet min-w-0" aria-labelledby="activity-title">
      <h2 id="activity-title" className="border-b border-rule px-4 py-3 text-base">
        Recent Activity
      </h2>
      {events.length === 0 && <p className="px-4 py-6 text-sm text-ink-soft">No activity yet.</p>}
      <ul>
        {events.map(({ description, timestamp }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may say the same at the same moment.
            key={index}
            className="flex flex-wrap justify-between gap-x-4 border-b border-rule px-4 py-2.5 text-sm last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">{description}</span>
            <span className="figures text-ink-faint">{formatInstant(timestamp)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PARTS = { database: 'Database', storage: 'Storage', ocr: 'OCR' } as const;

function SystemStatus({
  status,
  isAsking,
  onAgain,
}: {
  status: AdminStats['systemStatus'];
  isAsking: boolean;
  onAgain: () => void;
}) {
  return (
    <section className="sheet self-start" aria-labelledby="system-title">
      <header className="flex items-center justify-between border-b border-rule px-4 py-2.5">
        <h2 id="system-title" className="text-base">
          System Status
        </h2>
        <Button size="sm" disabled={isAsking} onClick={onAgain}>
          Check again
        </Button>
      </header>
      <ul>
        {(['database', 'storage', 'ocr'] as const).map((part) => (
          <li key={part} className="border-b border-rule px-4 py-3 text-sm last:border-0">
            <div className="flex items-center justify-between gap-3">
              <span className="font-medium">{PARTS[part]}</span>
              <Badge tone={status[part] === HEALTHY ? 'proven' : 'contradicted'}>
                {status[part] === HEALTHY ? HEALTHY : 'trouble'}
              </Badge>
            </div>
            {status[part] !== HEALTHY && <p className="mt-1 wrap-anywhere text-ink-soft">{status[part]}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
