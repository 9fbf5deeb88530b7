import { Link } from 'wouter';
import { useSettings } from '../../api/settings.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Section } from './section.tsx';

const GUIDES = [
  { href: '/help#quickbooks-online', title: 'A statement into QuickBooks Online, step by step' },
  { href: '/help#quickbooks-desktop', title: 'The same for QuickBooks Desktop' },
  { href: '/help#verdicts', title: 'Proven, unproven, contradicted: what a verdict says' },
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
            All posts of the blog
          </Link>
        </p>
      )}
    </Section>
  );
}

const QUESTIONS = [
  {
    question: 'My bank is not on any list. Will it work?',
    answer:
      'There is no list. The layout is worked out from each document itself, and the verdict tells you whether the result adds up.',
  },
  {
    question: 'What if a figure is misread?',
    answer:
      'Then the sum does not hold, the verdict is not Proven, and the rows in doubt are marked. You correct them beside the page.',
  },
  {
    question: 'What happens to my statement?',
    answer:
      'It is kept encrypted for as long as your plan says, so that you can download it again, and then removed. You can delete it at once.',
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
