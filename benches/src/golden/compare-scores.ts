import type { Score } from '../accuracy/load-scorer.ts';

/** Whether a document is read better or worse than before, and by which of the measures. */
export type Verdict = { readonly is: 'better' | 'worse' | 'equal'; readonly measures: readonly string[] };

type Measure = {
  readonly name: string;
  readonly of: (score: Score, isAltered: boolean) => number;
  readonly isFault?: boolean;
};

const spurious = (score: Score) => Object.values(score.fields).filter((right) => right === 'spurious').length;

/** The gravest first. On altered paper nothing ties out, so that every proof is a silent error. */
const MEASURES: readonly Measure[] = [
  {
    name: 'SILENT errors',
    of: ({ proven, silent }, isAltered) => (isAltered ? proven : silent),
    isFault: true,
  },
  { name: 'perfect', of: ({ perfect }) => Number(perfect) },
  { name: 'whole', of: ({ whole }) => Number(whole) },
  {
    name: 'rightly proven',
    of: ({ proven, silent }, isAltered) => (isAltered ? 0 : proven - silent),
  },
  { name: 'false alarms', of: ({ falseAlarm }) => falseAlarm, isFault: true },
  { name: 'rows right', of: ({ tp }) => tp },
  { name: 'rows invented', of: ({ np, tp }) => np - tp, isFault: true },
  { name: 'lines right', of: ({ lTP }) => lTP },
  { name: 'lines invented', of: ({ lP, lTP }) => lP - lTP, isFault: true },
  {
    name: 'fields right',
    of: ({ fields }) => Object.values(fields).filter((right) => right === true).length,
  },
  { name: 'fields invented', of: spurious, isFault: true },
  { name: 'opening and closing balances right', of: ({ ocOK }) => ocOK },
  { name: 'rows in their account', of: ({ splitOK }) => splitOK },
  { name: 'balances of rows right', of: ({ balOK }) => balOK },
  { name: 'descriptions right', of: ({ strict }) => strict },
  { name: 'posting dates right', of: ({ postOK }) => postOK },
  { name: 'account numbers right', of: ({ accOK }) => accOK },
  { name: 'currencies right', of: ({ curOK }) => curOK },
  { name: 'quantities and prices right', of: ({ lFull }) => lFull },
];

/** Holds two scores of one document against each other: the first measure that differs decides, all that differ are named. */
export function compareScores(before: Score, after: Score, isAltered: boolean): Verdict {
  const differing = MEASURES.map((measure) => ({
    ...measure,
    was: measure.of(before, isAltered),
    is: measure.of(after, isAltered),
  })).filter(({ was, is }) => was !== is);
  const [gravest] = differing;
  const measures = differing.map(({ name, was, is }) => `${name} ${was} → ${is}`);
  if (gravest === undefined) return { is: 'equal', measures };
  return { is: gravest.is > gravest.was === (gravest.isFault !== true) ? 'better' : 'worse', measures };
}
