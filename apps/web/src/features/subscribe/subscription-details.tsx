import { type PaidPlan, planOf } from '@tieout/contract';
import { formatInstant } from '../../ui/format-date.ts';

/** What is agreed to by subscribing. */
export function SubscriptionDetails({
  plan,
  trialDays,
  trialEndsAt,
}: {
  plan: PaidPlan;
  trialDays: number;
  trialEndsAt: string | null;
}) {
  const { name, price, period } = planOf(plan);
  const rows = [
    ['Plan', name],
    ['Price', `$${price} per ${period}`],
    ...(trialEndsAt === null
      ? [['Due today', `$${price}`]]
      : [
          ['Free trial', `${trialDays} days`],
          ['Due today', '$0'],
          ['First payment', formatInstant(trialEndsAt)],
        ]),
  ];
  return (
    <section aria-labelledby="details-title" className="rounded-md border border-rule bg-band p-4">
      <h3 id="details-title" className="text-sm font-semibold">
        Subscription Details
      </h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {rows.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="figures text-right">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-soft">
        Renews automatically each month. Cancel anytime; the plan then lasts to the end of the period. A
        change of plan is prorated.
      </p>
    </section>
  );
}
