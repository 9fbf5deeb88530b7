import { plans, TRIAL_DAYS, visitorLimits } from '@tieout/contract';
import { Link } from 'wouter';
import { useSettings } from '../../api/settings.tsx';
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

const [free] = plans;

const QUESTIONS = [
  {
    question: 'Do you support my bank?',
    answer:
      'Yes. There is no list of banks: Tieout works out the layout of each document, in more than 40 languages, and the verdict shows whether the result adds up.',
  },
  {
    question: 'Does it read scans and photos?',
    answer:
      'Yes, scanned PDFs, and with an account also photos of a page. Scans are harder to read, so look at the verdict: a misread figure breaks the sum.',
  },
  {
    question: 'What if an amount is read wrong?',
    answer:
      'The balances no longer add up, so the verdict is not Proven, and the rows to check are marked. You correct them next to the page.',
  },
  {
    question: 'Which software can I import the file into?',
    answer:
      'QuickBooks Online and Desktop, Xero, Wave, Sage, Zoho, YNAB, Excel and anything that takes a CSV or OFX file. You can also choose your own columns.',
  },
  {
    question: 'Will it book transactions twice?',
    answer:
      'Convert the statements of an account together and duplicates are left out. In .QBO and OFX files every transaction has an identifier, so QuickBooks recognizes the ones it already has.',
  },
  {
    question: 'What happens to my statements?',
    answer:
      'They are stored encrypted for as long as your plan includes, so you can download them again, and then deleted. You can delete them at any time.',
  },
  {
    question: 'Do I need an account or a card to try it?',
    answer: `No. You can convert ${visitorLimits.conversionsPerMonth} files a month without an account. A free account has ${free.conversionsPerMonth} and needs no card.`,
  },
  {
    question: 'Can I cancel at any time?',
    answer: `Yes, on your account page. You keep the plan until the end of the month you paid for. Paid plans start with a ${TRIAL_DAYS}-day free trial.`,
  },
  {
    question: 'Can I run it on our own server?',
    answer:
      'Yes. The code is open source, and it runs on one machine without other services. Your documents then never leave it.',
  },
] as const;

/** Answers to what is asked first, and where to ask the rest. */
export function Support() {
  return (
    <Section id="support" title="Support" lead="Questions people ask before their first conversion.">
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
