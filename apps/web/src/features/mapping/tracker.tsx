import clsx from 'clsx';
import { Check } from 'lucide-react';

export type StepState = 'complete' | 'in progress' | 'pending';

/** Where the person is on the way from PDF to file. */
export function Tracker({
  steps,
}: {
  steps: readonly { readonly name: string; readonly state: StepState }[];
}) {
  return (
    <ol aria-label="Progress" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {steps.map(({ name, state }, index) => (
        <li
          key={name}
          aria-current={state === 'in progress' ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2',
            state === 'pending' ? 'text-ink-faint' : 'font-medium text-ink',
          )}
        >
          <span
            className={clsx(
              'figures flex size-6 items-center justify-center rounded-full border text-xs',
              state === 'complete' && 'border-accent bg-accent text-on-accent',
              state === 'in progress' && 'border-accent text-accent',
              state === 'pending' && 'border-rule-strong',
            )}
          >
            {state === 'complete' ? (
              <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
            ) : (
              <span aria-hidden="true">{index + 1}</span>
            )}
          </span>
          {name}
          <span className="sr-only">({state})</span>
        </li>
      ))}
    </ol>
  );
}
