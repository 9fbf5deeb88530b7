import { TARGET_STEPS, type TargetStep } from './target-steps.ts';

/** What to do with the file in its program, each step with a drawing of the screen there. */
export function NextSteps({ presetId }: { presetId: string }) {
  const steps = TARGET_STEPS[presetId] ?? [];
  if (steps.length === 0) return null;
  return (
    <section aria-label="What to do next">
      <h3 className="mb-2 text-sm font-semibold">What to do next</h3>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.text} className="text-sm">
            <ImportScreen step={step} />
            <p className="mt-2">
              <span className="font-semibold">{index + 1}.</span> {step.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A drawing of the program's window: its menu with the entry to choose, and the button to press. No program's own picture is shown. */
function ImportScreen({ step: { screen } }: { step: TargetStep }) {
  return (
    <svg viewBox="0 0 220 116" aria-hidden="true" className="w-full border border-rule bg-paper text-ink">
      <rect width="220" height="14" className="fill-rule" />
      {[8, 16, 24].map((x) => (
        <circle key={x} cx={x} cy="7" r="2.2" className="fill-rule-strong" />
      ))}
      <rect y="14" width="76" height="102" className="fill-accent-wash" />
      {screen.menu.map((entry, index) => (
        <g key={entry}>
          {entry === screen.chosen && (
            <rect y={22 + index * 20} width="76" height="16" className="fill-accent" />
          )}
          <text
            x="7"
            y={33.5 + index * 20}
            className={entry === screen.chosen ? 'fill-paper' : 'fill-ink-soft'}
            fontSize="8.5"
          >
            {entry.slice(0, 15)}
          </text>
        </g>
      ))}
      {[30, 46, 62].map((y) => (
        <rect key={y} x="88" y={y} width={y === 46 ? 96 : 120} height="5" className="fill-rule" />
      ))}
      <rect x="88" y="84" width="120" height="20" rx="3" className="fill-accent" />
      <text x="148" y="97" textAnchor="middle" fontSize="9" fontWeight="600" className="fill-paper">
        {screen.button}
      </text>
    </svg>
  );
}
