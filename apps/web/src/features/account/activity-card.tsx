import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/message-of.ts';
import { fetchAudit } from '../../api/own-account.ts';
import { formatInstant } from '../../ui/format-date.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ACTIVITY_TEXTS } from './activity-texts.ts';

/** The record of what was done with the account and its files, as the account may see it. */
export function ActivityCard() {
  const audit = useQuery({ queryKey: ['account', 'audit'], queryFn: fetchAudit, staleTime: 0 });
  return (
    <SectionCard
      id="activity-title"
      title="Activity"
      lead="Recent activity in your account and on your files, newest first."
    >
      {audit.isError && <p role="alert">{messageOf(audit.error)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label="Events" tabIndex={0} className="max-h-80 overflow-auto">
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-sheet">
            <tr className="border-b border-rule-strong">
              <th scope="col" className="py-2 pr-4 font-semibold">
                When
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                What
              </th>
              <th scope="col" className="py-2 font-semibold">
                From
              </th>
            </tr>
          </thead>
          <tbody>
            {audit.data?.events.map((event) => (
              <tr key={event.id} className="border-b border-rule last:border-0">
                <td className="figures py-2 pr-4">{formatInstant(event.at)}</td>
                <td className="py-2 pr-4">{ACTIVITY_TEXTS[event.kind]}</td>
                <td className="figures py-2 text-ink-faint">{event.address ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SectionCard>
  );
}
