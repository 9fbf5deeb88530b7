import { Link } from 'wouter';
import { useSettings } from '../../api/settings.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Section } from './section.tsx';

const GUIDES = [
  { href: '/help#quickbooks-online', title: 'Import a statement into QuickBooks Online, step by step' },
  { href: '/help#quickbooks-desktop', title: 'Import a statement into QuickBooks Desktop' },
  { href: '/help#verdicts', title: 'Proven, unproven, contradicted: what the verdicts mean' },
] as const;

/** What there is to read. */
export function Guides() {
  return (
    <Section id="blog" title="Guides">
      <ul className="divide-y divide-rule border-y border-rule">
        {GUIDES.map(({ href, title }) => (
          <li key={href}>
            <a
              href={href}
              className="flex items-center justify-between gap-4 py-4 font-medium hover:text-accent"
            >
              {title}
              <span aria-hidden="true">→</span>
            </a>
          </li>
        ))}
      </ul>
      {useSettings()?.blog && (
        <p className="mt-4">
          <Link href="/blog" className="link">
            All blog posts
          </Link>
        </p>
      )}
    </Section>
  );
}

const QUESTIONS = [
  {
    question: 'Do you support my bank?',
    answer:
      'Yes. There is no list of banks: Tieout works out the layout of each document, and the verdict shows whether the result adds up.',
  },
  {
    question: 'What if an amount is read wrong?',
    answer:
      'The balances no longer add up, so the verdict is not Proven, and the rows to check are marked. You correct them next to the page.',
  },
  {
    question: 'What happens to my statements?',
    answer:
      'They are stored encrypted for as long as your plan includes, so you can download them again, and then deleted. You can delete them at any time.',
  },
] as const;

/** Answers to what is asked first, and where to ask the rest. */
export function Support() {
  return (
    <Section id="support" title="Support">
      <div className="max-w-3xl divide-y divide-rule border-y border-rule">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group py-4">
            <summary className="flex list-none items-center justify-between gap-4 font-medium">
              {question}
              <span aria-hidden="true" className="text-xl leading-none text-accent group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="mt-2 max-w-prose text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
      <div id="contact" className="mt-6 flex flex-wrap gap-2">
        <Link href="/help" className={buttonLook({})}>
          All help
        </Link>
        <Link href="/contact" className={buttonLook({})}>
          Contact us
        </Link>
      </div>
    </Section>
  );
}
