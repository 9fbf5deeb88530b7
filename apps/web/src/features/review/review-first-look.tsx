import type { Verdict } from '@tieout/records';
import { DocumentNav } from '../../ui/document-nav.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VerdictBadge, verdictMeaning } from '../../ui/verdict-badge.tsx';

const FIGURES = [
  ['opening', 'Opening balance'],
  ['in', 'Money in ({{inCount}})'],
  ['out', 'Money out ({{outCount}})'],
  ['computed', 'Calculated closing balance'],
  ['closing', 'Closing balance on the statement'],
  ['difference', 'Difference'],
] as const;

/** A statement without corrections as the page shows it before the app runs. The server fills in what is in braces. */
export function ReviewFirstLook({ verdict }: { verdict: Verdict }) {
  return (
    <main id="content" className="flex flex-1 flex-col gap-3 px-3 py-2 sm:px-4 lg:px-6">
      <header className="flex min-h-27 flex-wrap items-start gap-x-4 gap-y-2 sm:min-h-9">
        <h1 className="sr-only">{'Review of {{name}}'}</h1>
        <DocumentNav fileId="{{fileId}}" fileName="{{name}}" current="review" />
      </header>
      <div className="grid min-h-0 flex-1 gap-3 review-columns">
        <div className="review-page h-[42dvh] border border-rule bg-band lg:h-auto">
          <Spinner label="Loading the page..." />
        </div>
        <div className="review-rows flex min-w-0 flex-col gap-2">
          <div className="sheet shrink-0 px-4 py-2.5">
            <VerdictBadge verdict={verdict} />
            <p className="mt-1 min-h-[2lh] text-xs text-ink-soft">{verdictMeaning[verdict]}</p>
            <dl className="mt-2 grid grid-cols-2 items-end gap-x-4 gap-y-2 text-sm sm:flex sm:justify-between">
              {FIGURES.map(([name, label]) => (
                <div key={name}>
                  <dt className="text-xs leading-snug text-ink-faint sm:max-w-32">{label}</dt>
                  <dd className="figures">{`{{${name}}}`}</dd>
                </div>
              ))}
            </dl>
          </div>
          <ul className="sheet min-h-64 flex-1 text-sm">
            <li className="flex gap-3 border-b border-rule/60 px-3 py-2">
              <span className="figures w-24 shrink-0 text-ink-soft">{'{{date}}'}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{'{{text}}'}</span>
              <span className="figures">{'{{amount}}'}</span>
            </li>
          </ul>
        </div>
      </div>
    </main>
  );
}
