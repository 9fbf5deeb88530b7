import type { Mark, Measure, Paper, Random, Sheet, TextMark } from '@tieout/corpus';

/** A way some producer puts a page together that no reader of the page can see, or should be misled by. */
export type Habit = {
  readonly tag: string;
  readonly apply: (paper: Paper, random: Random, measure: Measure) => Paper;
};

export const HABITS: readonly Habit[] = [
  {
    tag: 'runs-glyph',
    apply: (paper, _, measure) => perText(paper, (mark) => cut(mark, [...mark.text], paper, measure)),
  },
  {
    tag: 'runs-word',
    apply: (paper, _, measure) =>
      perText(paper, (mark) => cut(mark, mark.text.split(/(?<= )/), paper, measure)),
  },
  {
    tag: 'runs-kerned',
    apply: (paper, random, measure) =>
      perText(paper, (mark) => kerned(mark, cut(mark, piecesOf(mark.text, random), paper, measure), random)),
  },
  {
    tag: 'double-struck',
    apply: (paper) =>
      perText(paper, (mark) =>
        mark.face.endsWith('-bold') ? [mark, { ...mark, x: mark.x + STRIKE }] : [mark],
      ),
  },
  {
    tag: 'draw-order-shuffle',
    apply: (paper, random) => perSheet(paper, (marks) => reorder(marks, (texts) => random.shuffle(texts))),
  },
  {
    tag: 'draw-order-reverse',
    apply: (paper) => perSheet(paper, (marks) => reorder(marks, (texts) => texts.reverse())),
  },
  { tag: 'draw-order-columns', apply: (paper) => perSheet(paper, (marks) => reorder(marks, byColumn)) },
  { tag: 'hidden-text', apply: hideText },
  { tag: 'watermark', apply: stampWatermark },
  { tag: 'rotated-content', apply: (paper, random) => ({ ...paper, turn: random.pick([90, 270] as const) }) },
];

function perSheet(paper: Paper, change: (marks: readonly Mark[]) => readonly Mark[]): Paper {
  return { ...paper, sheets: paper.sheets.map((sheet): Sheet => ({ marks: change(sheet.marks) })) };
}

function perText(paper: Paper, change: (mark: TextMark) => readonly TextMark[]): Paper {
  return perSheet(paper, (marks) =>
    marks.flatMap((mark): readonly Mark[] =>
      mark.what === 'text' && mark.angle === 0 ? change(mark) : [mark],
    ),
  );
}

/** The pieces of a text, each put where it stood within the whole. */
function cut(mark: TextMark, pieces: readonly string[], paper: Paper, measure: Measure): TextMark[] {
  let x = mark.x;
  return pieces.flatMap((piece) => {
    const at = x;
    x += measure(piece, paper.fontSet, mark.face, mark.size, mark.spacing);
    return piece.trim() === '' ? [] : [{ ...mark, text: piece.trimEnd(), x: at }];
  });
}

/** How far next to the first the second strike of a bold text stands, in points. */
const STRIKE = 0.3;

/** A text in pieces of one to three letters, as composing machines set it. */
function piecesOf(text: string, random: Random): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += pieces.at(-1)?.length ?? 1)
    pieces.push(text.slice(at, at + random.whole(1, 3)));
  return pieces;
}

/** Pieces moved a little towards one another or apart, as kerning does. */
function kerned(mark: TextMark, pieces: readonly TextMark[], random: Random): TextMark[] {
  return pieces.map((piece) => ({ ...piece, x: piece.x + (random.fraction() - 0.5) * 0.05 * mark.size }));
}

/** Shading stays below and rules stay where they are; only the order of the texts changes. */
function reorder(marks: readonly Mark[], order: (texts: TextMark[]) => TextMark[]): readonly Mark[] {
  const texts = marks.filter((mark) => mark.what === 'text');
  return [...marks.filter((mark) => mark.what !== 'text'), ...order(texts)];
}

function byColumn(texts: TextMark[]): TextMark[] {
  return texts.sort((a, b) => Math.round(a.x / 40) - Math.round(b.x / 40) || a.y - b.y);
}

/** White figures and words on white paper, as templates leave behind them. */
function hideText(paper: Paper, random: Random): Paper {
  return perSheet(paper, (marks) => {
    const size = 6;
    const ghosts = Array.from({ length: random.whole(2, 6) }, (): TextMark => {
      const text = random.pick(['0', '0.00', 'x', `<${random.digits(6)}>`, '%%ROW%%', random.digits(4)]);
      const [x, y] = [
        random.whole(20, Math.floor(paper.widthPt) - 60),
        random.whole(20, Math.floor(paper.heightPt) - 20),
      ];
      return { what: 'text', text, x, y, size, face: 'sans', color: '#ffffff', spacing: 0, angle: 0 };
    });
    return [...ghosts, ...marks];
  });
}

/** One big pale word across the page, under everything else. */
function stampWatermark(paper: Paper, random: Random): Paper {
  const text = random.pick(['COPY', 'DUPLICATE', 'SPECIMEN', 'KOPIE', 'DUPLICATA']);
  const [x, y] = [paper.widthPt * 0.2, paper.heightPt * 0.75];
  return perSheet(paper, (marks) => [
    { what: 'text', text, x, y, size: 84, face: 'sans-bold', color: '#e4e4e4', spacing: 4, angle: 45 },
    ...marks,
  ]);
}
