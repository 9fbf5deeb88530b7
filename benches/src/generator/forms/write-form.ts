import type { Mark, Measure, Paper, TextMark } from '@tieout/corpus';
import { type Random, seededRandom } from '@tieout/corpus';
import type { DocumentOrder } from '../document-order.ts';
import { HABITS, type Habit } from '../habits.ts';
import { PRODUCERS } from '../producers.ts';

/** Writes a form's paper by a producer, and with the way of putting text down, that follow from the seed. */
export async function writeForm(
  paper: Paper,
  order: DocumentOrder,
  measure: Measure,
): Promise<{ readonly pdf: Uint8Array; readonly pages: number; readonly tags: readonly string[] }> {
  const random = seededRandom(order.seed).branch('form');
  const able = PRODUCERS.filter((producer) => producer.canWrite(paper));
  const producer = able.find(({ name }) => name === order.producer) ?? random.pick(able);
  const ways = paper.fontSet === 'th' ? [] : order.isPlain === true ? [] : WAYS;
  const way = random.pick([null, null, ...ways]);
  const written = way === null ? paper : way.apply(paper, random, measure);
  return {
    pdf: await producer.write(written),
    pages: paper.sheets.length,
    tags: [`producer:${producer.name}`, ...(way === null ? [] : [way.tag])],
  };
}

/** Pieces of a few letters, as programs that kern write them, each a hair off. */
const KERNED: Habit = {
  tag: 'runs-kerned',
  apply: (paper, random, measure) => perText(paper, (mark) => piecesOf(mark, paper, random, measure)),
};

/** Figures and words of one line in one string, split by as many spaces as it takes, as programs that print lines write it. */
const WHOLE_LINES: Habit = {
  tag: 'runs-line',
  apply: (paper, _, measure) => ({
    ...paper,
    sheets: paper.sheets.map(({ marks }) => ({ marks: joinLines(marks, paper, measure) })),
  }),
};

const WAYS: readonly Habit[] = [
  ...HABITS.filter(({ tag }) => /^(runs|draw-order)-/.test(tag)),
  KERNED,
  WHOLE_LINES,
];

function perText(paper: Paper, change: (mark: TextMark) => readonly Mark[]): Paper {
  return {
    ...paper,
    sheets: paper.sheets.map(({ marks }) => ({
      marks: marks.flatMap((mark) => (mark.what === 'text' ? change(mark) : [mark])),
    })),
  };
}

function piecesOf(mark: TextMark, paper: Paper, random: Random, measure: Measure): TextMark[] {
  const letters = [...mark.text];
  const pieces: TextMark[] = [];
  let x = mark.x;
  while (letters.length > 0) {
    const text = letters.splice(0, random.whole(1, 5)).join('');
    if (text.trim() !== '')
      pieces.push({ ...mark, text: text.trimEnd(), x: x + (random.fraction() - 0.5) * 0.4 });
    x += measure(text, paper.fontSet, mark.face, mark.size, mark.spacing);
  }
  return pieces.map((piece) => ({ ...piece, ...leadingSpace(piece, paper, measure) }));
}

function leadingSpace(piece: TextMark, paper: Paper, measure: Measure): Pick<TextMark, 'text' | 'x'> {
  const text = piece.text.trimStart();
  const gap = piece.text.slice(0, piece.text.length - text.length);
  return { text, x: piece.x + measure(gap, paper.fontSet, piece.face, piece.size, piece.spacing) };
}

/** Only in typewriter faces do spaces lead to the very place. */
function joinLines(marks: readonly Mark[], paper: Paper, measure: Measure): Mark[] {
  const isTyped = (mark: Mark): mark is TextMark =>
    mark.what === 'text' && mark.face.startsWith('mono') && mark.angle === 0 && mark.spacing === 0;
  const groups = Map.groupBy(marks.filter(isTyped), ({ y, face, size }) => `${y.toFixed(1)}|${face}|${size}`);
  const joined = [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group.sort((a, b) => a.x - b.x);
    if (first === undefined) return [];
    const width = measure(' ', paper.fontSet, first.face, first.size);
    let { text } = first;
    const left: TextMark[] = [];
    for (const mark of rest) {
      const at = Math.round((mark.x - first.x) / width);
      if (at <= text.length) left.push(mark);
      else text = text.padEnd(at) + mark.text;
    }
    return [{ ...first, text }, ...left];
  });
  return [...marks.filter((mark) => !isTyped(mark)), ...joined];
}
