import { Section } from './section.tsx';

const FEATURES = [
  {
    title: 'Reads layouts it has never seen',
    text: 'No template for each bank. Tieout tries several ways to read dates, amounts and signs, and keeps the one that adds up.',
  },
  {
    title: 'Proof, not a promise',
    text: 'Every account shows its opening balance, money in, money out and closing balance. If they don’t add up, the rows to check are marked.',
  },
  {
    title: 'Columns mapped for you',
    text: 'Each field is matched to its QuickBooks column. Change any of them, or add a column of your own.',
  },
  {
    title: 'The file your software imports',
    text: 'QuickBooks Online and Desktop, Xero, Wave, Sage, Zoho, YNAB, Excel, OFX and more. Each file is checked against the rules of its target before you download it.',
  },
  {
    title: 'Review next to the page',
    text: 'Select a row to see where it is on the page. Correct it, and the verdict updates.',
  },
  {
    title: 'Isolated processing',
    text: 'Your PDFs are read in a separate process that handles no one else’s files. Anything that can’t be read is flagged, never guessed.',
  },
] as const;

/** What the product does, each a thing it really does. */
export function Features() {
  return (
    <Section id="features" title="What it does">
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink py-5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1.5 text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
