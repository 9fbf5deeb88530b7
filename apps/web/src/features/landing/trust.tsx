import { plans, visitorLimits } from '@tieout/contract';
import { Link } from 'wouter';
import { Section } from './section.tsx';

const days = (hours: number) => (hours <= 24 ? `${hours} hours` : `${hours / 24} days`);

const [free, pro, business] = plans;

const PRACTICES = [
  {
    title: 'Removed on time',
    text: `Without an account after ${days(visitorLimits.retentionHours)}, Free ${days(free.retentionHours)}, Pro ${days(pro.retentionHours)}, Business ${days(business.retentionHours)}; or at once, when you delete it.`,
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
