import { Section } from './section.tsx';

const STEPS = [
  {
    title: 'Upload',
    text: 'One PDF up to 25 MB. If it is protected, you are asked for its password, which is erased once the file is read.',
  },
  {
    title: 'Tieout reads',
    text: 'Page by page: transactions, balances, accounts, periods. The bar shows real progress.',
  },
  {
    title: 'Review and map',
    text: 'See whether each account adds up, correct the rows it flags, choose your columns.',
  },
  { title: 'Download CSV', text: 'Import it into QuickBooks. You can download the same file again later.' },
] as const;

/** The way from PDF to file in four steps. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <p className="figures text-2xl font-light text-accent" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-1 font-semibold">{title}</h3>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
