import { runs } from 'virtual:measured-accuracy';
import { formatCalendarDate } from '../../ui/format-date.ts';
import { formatShare } from '../../ui/format-share.ts';
import { Page } from '../../ui/page.tsx';

type Run = (typeof runs)[number];

/** What each set of documents is, in the order they are shown; one without a line here is called by its folder. */
const SETS: Readonly<Record<string, readonly [name: string, about: string]>> = {
  'statements text': [
    'Real statements',
    'Published statements of real banks, some of them redacted, altered or incomplete.',
  ],
  'synthetic text,statement': ['Other countries', 'Statements modeled on banks in other countries.'],
  generated: [
    'Generated statements',
    'Drawn by a program in many layouts, languages and PDF producers, so the right answer is known exactly.',
  ],
  'statements scans': ['Real statements, scanned', 'Scanned pages, read by OCR.'],
  'synthetic scans,statement': [
    'Other countries, scanned',
    'Statements as pictures, with text layers that are missing, hidden or wrong.',
  ],
  invoices: [
    'Real invoices and receipts',
    'Published invoices from real sellers; most receipts are photos or scans.',
  ],
  'generated-invoices': [
    'Generated invoices and receipts',
    'Drawn by a program in many layouts and languages, so the right answer is known exactly.',
  ],
};

const keyOf = ({ corpus, filter }: Run) => [corpus, filter].filter(Boolean).join(' ');
const order = Object.keys(SETS);
const placeOf = (run: Run) => (order.includes(keyOf(run)) ? order.indexOf(keyOf(run)) : order.length);
const inOrder = runs.toSorted((a, b) => placeOf(a) - placeOf(b));

type Figure = readonly [label: string, of: (run: Run) => string];

const OF_STATEMENTS: readonly Figure[] = [
  ['Documents', ({ all }) => String(all.documents)],
  ['Rows', ({ all }) => (all.rows === null ? '–' : all.rows.toLocaleString('en-US'))],
  ['Without any error', ({ all }) => formatShare(all.perfect)],
  ['Rows found', ({ all }) => formatShare(all.rowRecall)],
  ['Rows right', ({ all }) => formatShare(all.rowPrecision)],
  ['Proven', ({ all }) => formatShare(all.proven)],
  ['Proven but wrong', ({ all }) => String(all.silentErrors)],
];

const OF_INVOICES: readonly Figure[] = [
  ['Documents', ({ all }) => String(all.documents)],
  ['Fields right', ({ all }) => formatShare(all.fieldAccuracy)],
  ['Lines right', ({ all }) => formatShare(all.lineF1)],
  ['Proven', ({ all }) => formatShare(all.proven)],
  ['Proven but wrong', ({ all }) => String(all.silentErrors)],
];

const figuresOf = ({ all }: Run) => (all.fieldAccuracy === null ? OF_STATEMENTS : OF_INVOICES);

/** /accuracy: what was measured, on what, and how. */
export default function AccuracyPage() {
  return (
    <Page
      title="Accuracy"
      lead="How accurately Tieout reads documents. The figures on this page come straight from our benchmark; nobody types them in."
    >
      <div className="space-y-4">
        {inOrder.map((run) => (
          <RunCard key={`${run.corpus} ${run.filter}`} run={run} />
        ))}
      </div>
      <div className="prose mt-10">
        <h2>What the figures mean</h2>
        <dl className="space-y-3">
          <Term name="Without any error">
            documents with no missing row, no extra row, and every date, amount and sign right.
          </Term>
          <Term name="Rows found, rows right">
            the share of printed rows that were read, and the share of read rows that are printed.
          </Term>
          <Term name="Proven">
            documents in which every transaction is checked, to the cent. A document that prints too little to
            check stays unproven, however well it was read.
          </Term>
          <Term name="Proven but wrong">
            documents marked Proven that have an error. This figure matters most: it must be 0.
          </Term>
          <Term name="Fields right, lines right">
            the share of invoice fields (number, dates, names, totals) read correctly, and how well the line
            items match the printed ones.
          </Term>
        </dl>
        <h2>How it is measured</h2>
        <p>
          Each document comes with a file that has the right answers. The engine reads the document in a
          separate process, without that file. Another program then compares the two, cell by cell. The engine
          has no rules for any bank.
        </p>
        <p>
          Scanned pages are read by text recognition (OCR), which makes more mistakes than reading text. The
          checks catch them; whatever the checks don’t cover is marked Unproven.
        </p>
        <p>
          Anyone with the source code can repeat it: <code>npm run bench:generated</code>,{' '}
          <code>npm run bench:invoices</code> and <code>npm run bench:accuracy</code>, described in{' '}
          <code>benches/README.md</code>.
        </p>
      </div>
    </Page>
  );
}

function RunCard({ run }: { run: Run }) {
  const [name, about] = SETS[keyOf(run)] ?? [keyOf(run), ''];
  return (
    <section className="sheet p-5" aria-label={name}>
      <h2 className="text-lg">{name}</h2>
      <p className="text-sm text-ink-soft">
        {about} Measured {formatCalendarDate(run.date)}, source {run.commit.slice(0, 7)}.
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 lg:grid-cols-7">
        {figuresOf(run).map(([label, textOf]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="figures text-xl font-semibold">{textOf(run)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}
