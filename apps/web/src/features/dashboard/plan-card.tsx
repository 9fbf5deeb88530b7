import { planOf } from '@tieout/contract';
import type { SessionUser } from '../../api/session.tsx';
import { useSettings } from '../../api/settings.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The user's plan and what is used of it. */
export function PlanCard({ user }: { user: SessionUser }) {
  const isFree = user.planType === 'free';
  const canBuy = useSettings()?.payments !== false;
  return (
    <section className="sheet p-5 sm:p-6" aria-labelledby="plan-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan-title" className="flex items-center gap-3 text-lg">
          Your plan <Badge tone={isFree ? 'plain' : 'accent'}>{planOf(user.planType).name}</Badge>
        </h2>
        {(canBuy || !isFree) && (
          <ButtonLink href="/subscribe" size="sm">
            {isFree ? 'Upgrade' : 'Change plan'}
          </ButtonLink>
        )}
      </div>
      <div className="mt-4">
        <Usage user={user} />
      </div>
      {isFree && canBuy && <p className="mt-4 text-sm text-ink-soft">Upgrade for unlimited conversions</p>}
    </section>
  );
}

function Usage({ user: { quotaUsed, quotaLimit, quotaResetsAt } }: { user: SessionUser }) {
  if (quotaLimit === null)
    return <p className="figures text-sm">{quotaUsed} conversions this month, no limit</p>;
  const percent = quotaLimit === 0 ? 100 : (quotaUsed / quotaLimit) * 100;
  return (
    <>
      <div className="mb-2 flex flex-wrap justify-between gap-2 text-sm">
        <span className="figures">
          {quotaUsed} / {quotaLimit} conversions
        </span>
        {quotaResetsAt && <span className="text-ink-faint">Resets {formatInstant(quotaResetsAt)}</span>}
      </div>
      <ProgressBar percent={percent} label="Conversions used this month" />
    </>
  );
}
