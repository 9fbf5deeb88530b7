import { Link } from 'wouter';
import { Section } from './section.tsx';

const READERS = [
  {
    title: 'Small businesses',
    text: 'Your bank only offers PDFs, or its download ends after a few months. Bring the whole year into your books, month by month.',
  },
  {
    title: 'Bookkeepers and accountants',
    text: 'A client sends twelve statements of one account. Convert them together and get one file, with gaps and duplicates found.',
  },
  {
    title: 'High-volume teams',
    text: 'Queue hundreds of files, or send them through the API and get a webhook for each. Only the documents that don’t add up need a person.',
  },
] as const;

/** Who this is made for, each with the job they come with. */
export function Audience() {
  return (
    <Section id="audience" title="Who it is for">
      <dl className="grid gap-x-10 sm:grid-cols-3">
        {READERS.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink py-5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1.5 text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        <Link href="/developers" className="link">
          API and webhooks
        </Link>
      </p>
    </Section>
  );
}
