import type { Measure } from '../paper/fonts.ts';
import type { LineMark, Paper, TextMark } from '../paper/paper.ts';

/** Words that overlap, leave the sheet or run through a stroke, one sentence each: faults, unless the layout means them. */
export function overlapsOf(paper: Paper, measure: Measure): string[] {
  return paper.sheets.flatMap(({ marks }, index) => {
    const texts = marks
      .filter((mark) => mark.what === 'text')
      .map((mark) => ({
        mark,
        right: mark.x + measure(mark.text, paper.fontSet, mark.face, mark.size, mark.spacing),
      }))
      .sort((a, b) => a.mark.y - b.mark.y);
    const strokes = marks.filter((mark) => mark.what === 'line').filter(({ from, to }) => from[0] === to[0]);
    const faults: string[] = [];
    texts.forEach(({ mark, right }, at) => {
      if (mark.x < 0 || right > paper.widthPt || mark.y > paper.heightPt)
        faults.push(`sheet ${index + 1}: "${mark.text}" leaves the sheet`);
      if (strokes.some((stroke) => runsThrough(mark, right, stroke)))
        faults.push(`sheet ${index + 1}: "${mark.text}" runs through a stroke`);
      for (let next = at + 1; next < texts.length; next++) {
        const other = texts[next];
        if (other === undefined || other.mark.y - mark.y > mark.size * 0.5) break;
        if (touches(mark, right, other.mark, other.right))
          faults.push(`sheet ${index + 1}: "${mark.text}" and "${other.mark.text}" overlap`);
      }
    });
    return faults;
  });
}

function runsThrough(text: TextMark, right: number, { from, to }: LineMark): boolean {
  const middle = text.y - text.size * 0.3;
  return text.x + 0.5 < from[0] && from[0] < right - 0.5 && from[1] < middle && middle < to[1];
}

function touches(a: TextMark, aRight: number, b: TextMark, bRight: number): boolean {
  return Math.min(aRight, bRight) - Math.max(a.x, b.x) > 0.5;
}
