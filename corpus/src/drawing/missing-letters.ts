import fontkit from '@pdf-lib/fontkit';
import { fontBytes, fontOf } from '../paper/fonts.ts';
import type { Paper } from '../paper/paper.ts';

/** Letters a paper prints that its fonts do not have, as one sentence; none where all are there. */
export function missingLetters(paper: Paper): string[] {
  const lacking = new Set<string>();
  const letters = new Map<string, Set<string>>();
  for (const mark of paper.sheets.flatMap(({ marks }) => marks)) {
    if (mark.what !== 'text') continue;
    const font = fontOf(paper.fontSet, mark.face);
    if ('standard' in font) continue;
    letters.set(font.file, new Set([...(letters.get(font.file) ?? []), ...mark.text]));
  }
  for (const [file, used] of letters) {
    const font = fontkit.create(fontBytes(file));
    for (const letter of used)
      if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) lacking.add(letter);
  }
  return lacking.size === 0
    ? []
    : [`the font has no ${[...lacking].join(' ')}: write it otherwise, or see fonts/README.md`];
}
