import { Section } from './section.tsx';

const FEATURES = [
  {
    title: 'Reads layouts it has never seen',
    text: 'No template for each bank. Dates, amounts and signs are read in several ways, and the reading whose sums hold is the one you get.',
  },
  {
    title: 'Proof, not a promise',
    text: 'Opening balance, money in, money out, closing balance: the sum stands beside every account, with the rows at fault marked when it fails.',
  },
  {
    title: 'Fields mapped for you',
    text: 'Each detected field gets the QuickBooks column that fits. Change any of them, or name a column of your own.',
  },
  {
    title: 'The file your program takes',
    text: 'QuickBooks Online and Desktop, Xero, Wave, Sage, Zoho, YNAB, Excel, OFX and more. Each is checked against the rules of its target before you download it.',
  },
  {
    title: 'Review beside the page',
    text: 'Select a row and see where it stands on the page. Correct it there, and watch the verdict follow.',
  },
  {
    title: 'A room of your own',
    text: 'Your PDFs are opened in a process that opens nobody else’s, with limits on memory and time. What cannot be read is said, never filled in.',
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
