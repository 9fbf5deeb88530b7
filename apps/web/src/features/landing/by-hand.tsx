import { Section } from './section.tsx';

const JOBS = [
  {
    job: 'Getting the rows',
    byHand: 'Copy and paste, then split dates, text and amounts into columns.',
    here: 'Read from the page, also from a scan or a statement with several accounts.',
  },
  {
    job: 'Money in or money out',
    byHand: 'Decide for every amount, and turn the signs of a card statement.',
    here: 'Detected from the columns, the marks and the balances, and shown to you.',
  },
  {
    job: 'Finding a mistake',
    byHand: 'Reconcile at the end of the month, then look for the cent that is off.',
    here: 'The sum is checked before you import. If it is off, the rows to check are marked.',
  },
  {
    job: 'Overlapping statements',
    byHand: 'Compare two lists by eye, or book a payment twice.',
    here: 'Overlaps are found, duplicates are left out, and a missing month is pointed out.',
  },
  {
    job: 'A file that imports',
    byHand: 'Change columns and date formats until the import stops failing.',
    here: 'Checked against the rules of your software before you download it.',
  },
  {
    job: 'Next month',
    byHand: 'Start again.',
    here: 'Your columns, payees and categories are remembered.',
  },
] as const;

/** The work this product takes over, next to how it is done without. */
export function ByHand() {
  return (
    <Section
      id="by-hand"
      title="Compared with doing it by hand"
      lead="The same job, with and without a spreadsheet open until late."
    >
      <div className="sheet overflow-hidden">
        <table className="w-full text-left text-sm">
          <thead className="hidden sm:table-header-group">
            <tr className="border-b border-rule-strong">
              <th scope="col" className="w-1/5 px-4 py-3 font-semibold">
                The job
              </th>
              <th scope="col" className="w-2/5 px-4 py-3 font-semibold text-ink-soft">
                By hand
              </th>
              <th scope="col" className="bg-accent-wash px-4 py-3 font-semibold text-accent">
                With Tieout
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            {JOBS.map(({ job, byHand, here }) => (
              <tr key={job} className="block sm:table-row">
                <th scope="row" className="block px-4 pt-3 font-semibold sm:table-cell sm:py-3 sm:align-top">
                  {job}
                </th>
                <td className="block px-4 py-1 text-ink-soft sm:table-cell sm:py-3 sm:align-top">
                  <span className="font-semibold sm:hidden">By hand: </span>
                  {byHand}
                </td>
                <td className="block bg-accent-wash px-4 py-2 sm:table-cell sm:py-3 sm:align-top">
                  <span className="font-semibold text-accent sm:hidden">With Tieout: </span>
                  {here}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
