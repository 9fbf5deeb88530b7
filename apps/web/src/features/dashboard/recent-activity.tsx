import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { fetchFiles } from '../../api/files.ts';
import { messageOf } from '../../api/message-of.ts';
import { formatInstant } from '../../ui/format-date.ts';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';

const SHOWN = 5;

/** The latest conversions with their verdicts. */
export function RecentActivity() {
  const recent = useQuery({
    queryKey: ['user', 'files', 'recent'],
    queryFn: () => fetchFiles({ limit: SHOWN }),
    staleTime: 0,
  });
  return (
    <section className="sheet" aria-labelledby="recent-title">
      <h2 id="recent-title" className="border-b border-rule px-5 py-3 text-lg">
        Recent Activity
      </h2>
      {recent.isError && <p className="px-5 py-4 text-sm">{messageOf(recent.error)}</p>}
      {recent.data?.files.length === 0 && (
        <p className="px-5 py-6 text-sm text-ink-soft">Your recent conversions will appear here.</p>
      )}
      <ul>
        {recent.data?.files.map((file) => (
          <li
            key={file.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule px-5 py-3 text-sm last:border-0"
          >
            <span className="min-w-0 truncate">
              {file.status === 'completed' ? (
                <Link href={`/files/${file.id}`} className="link">
                  {file.originalName}
                </Link>
              ) : (
                file.originalName
              )}
            </span>
            <span className="flex items-center gap-3">
              {file.verdict ? (
                <VerdictBadge verdict={file.verdict} correctionCount={file.correctionCount} />
              ) : (
                <span>{file.status}</span>
              )}
              <span className="figures text-ink-faint">{formatInstant(file.createdAt)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
