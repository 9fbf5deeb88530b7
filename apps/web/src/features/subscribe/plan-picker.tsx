import { type PaidPlan, paidPlanSchema, planOf } from '@tieout/contract';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** The plans that are paid for, one of them chosen; `current` is the one there is. */
export function PlanPicker({
  chosen,
  current,
  onChoose,
  isLocked = false,
}: {
  chosen: PaidPlan;
  current?: PaidPlan;
  onChoose: (plan: PaidPlan) => void;
  isLocked?: boolean;
}) {
  return (
    <fieldset disabled={isLocked} className="space-y-4">
      <legend className="mb-3 text-lg font-semibold">Plan</legend>
      {paidPlanSchema.options.map((id) => (
        <PlanOption
          key={id}
          id={id}
          isChosen={id === chosen}
          isCurrent={id === current}
          onChoose={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}

function PlanOption({
  id,
  isChosen,
  isCurrent,
  onChoose,
}: {
  id: PaidPlan;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const plan = planOf(id);
  return (
    <div className={clsx('sheet p-5', isChosen && 'border-accent outline-1 outline-accent')}>
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          type="radio"
          name="plan"
          value={id}
          checked={isChosen}
          onChange={onChoose}
          className="size-4.5 accent-(--accent)"
        />
        <span className="text-lg font-semibold">{plan.name}</span>
        {isCurrent && <Badge tone="accent">Current plan</Badge>}
        {plan.popular && !isCurrent && <Badge>Most Popular</Badge>}
        <span className="figures ml-auto">
          <span className="font-semibold">${plan.price}</span>
          <span className="text-sm text-ink-faint"> per {plan.period}</span>
        </span>
      </label>
      <ul className="mt-4 grid gap-2 text-sm sm:grid-cols-2">
        {plan.features.filter(isIncluded).map(({ text }) => (
          <li key={text} className="flex items-start gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function isIncluded({ included }: { readonly included: boolean }): boolean {
  return included;
}
