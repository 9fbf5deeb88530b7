import { plans, visitorLimits } from '@tieout/contract';
import { Link } from 'wouter';
import { Section } from './section.tsx';

const days = (hours: number) => (hours <= 24 ? `${hours} hours` : `${hours / 24} days`);

const [free, pro, business] = plans;

const PRACTICES = [
  {
    title: 'Removed on time',
    text: `Your files are removed after ${days(visitorLimits.retentionHours)} without an account, ${days(free.retentionHours)} on Free, ${days(pro.retentionHours)} on Pro and ${days(business.retentionHours)} on Business, or as soon as you delete them.`,
  },
  {
    title: 'Yours only',
    text: 'Only you can open your files, even without an account. PDF passwords are encrypted until the file is read, then erased.',
  },
  {
    title: 'Nothing invented',
    text: 'Anything that can’t be read is left empty and flagged. No figure in your books is a guess.',
  },
  {
    title: 'Open source',
    text: 'The code that reads your statements is open source. You can run it on your own server.',
  },
] as const;

/** Why a statement may be entrusted to this service: practices, no badges. */
export function Trust() {
  return (
    <Section id="trust" title="How we handle your statements">
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {PRACTICES.map(({ title, text }) => (
          <div key={title} className="border-t border-rule-strong py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">
        <Link href="/security" className="link">
          How we keep files safe, and what we don’t claim
        </Link>
      </p>
    </Section>
  );
}
