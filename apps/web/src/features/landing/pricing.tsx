import { type Plan, type PlanId, type PublicSettings, plans, TRIAL_DAYS } from '@tieout/contract';
import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useSession } from '../../api/session.tsx';
import { useSettings } from '../../api/settings.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from './section.tsx';

/** The three plans side by side. */
export function Pricing({ onChoose }: { onChoose: (plan: PlanId) => void }) {
  const settings = useSettings();
  const session = useSession();
  return (
    <Section
      id="pricing"
      title="Pricing"
      lead={`All plans include a ${TRIAL_DAYS}-day free trial, no setup fees, cancel anytime.`}
    >
      <PaymentNotice settings={settings} />
      <div className="grid gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            closed={whyClosed(plan, { settings, isSignedIn: session.status === 'signed-in' })}
            onChoose={() => onChoose(plan.id)}
          />
        ))}
      </div>
      <p className="mt-5 text-sm text-ink-faint">
        Plans renew automatically each month. If you change plans mid-month, you pay by the day.
      </p>
    </Section>
  );
}

function whyClosed(
  plan: Plan,
  { settings, isSignedIn }: { settings: PublicSettings | undefined; isSignedIn: boolean },
): string | null {
  if (plan.price > 0 && settings?.payments === false) return 'Not available';
  return settings?.allowRegistrations === false && !isSignedIn ? 'Registration is closed' : null;
}

function PaymentNotice({ settings }: { settings: PublicSettings | undefined }) {
  if (settings?.isDemonstration)
    return (
      <div className="mb-5">
        <Notice title="Demonstration">You can subscribe with test cards here. No money is charged.</Notice>
      </div>
    );
  if (settings?.payments !== false) return null;
  return (
    <div className="mb-5">
      <Notice title="Paid plans are not available">They are not for sale here at the moment.</Notice>
    </div>
  );
}

function PlanCard({
  plan,
  closed,
  onChoose,
}: {
  plan: Plan;
  /** Why the plan cannot be chosen; null where it can. */
  closed: string | null;
  onChoose: () => void;
}) {
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={clsx('sheet flex flex-col p-6', plan.popular && 'border-2 border-accent')}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={`plan-${plan.id}`} className="text-lg font-semibold">
          {plan.name}
        </h3>
        {plan.popular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p className="text-sm text-ink-soft">{plan.description}</p>
      <p className="figures mt-4 border-b border-rule pb-4">
        <span className="text-2xl font-semibold">${plan.price}</span>
        <span className="text-sm text-ink-faint"> per {plan.period}</span>
      </p>
      <ul className="my-5 flex-1 space-y-2 text-sm">
        {plan.features.map(({ text, included }) => (
          <li key={text} className={clsx('flex items-start gap-2.5', !included && 'text-ink-faint')}>
            {included ? (
              <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden="true" />
            ) : (
              <Minus className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            )}
            <span>
              {!included && <span className="sr-only">Not included: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
      {closed === null ? (
        <Button variant={plan.popular ? 'primary' : 'secondary'} onClick={onChoose}>
          {plan.buttonText}
        </Button>
      ) : (
        <p className="py-2 text-center text-sm text-ink-faint">{closed}</p>
      )}
    </article>
  );
}
