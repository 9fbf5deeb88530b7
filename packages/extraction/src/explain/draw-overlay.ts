import type { Mark, MarkKind, PageExplanation } from './explanation.ts';

const COLOURS: Readonly<Record<MarkKind, string>> = {
  row: '#2e7d32',
  'doubtful-row': '#c62828',
  'left-out-row': '#8e24aa',
  column: '#90a4ae',
  heading: '#1565c0',
  section: '#00838f',
  balance: '#ef6c00',
  total: '#f9a825',
  ignored: '#9e9e9e',
};

const VERDICT_COLOURS = { proven: '#2e7d32', unproven: '#f57f17', contradicted: '#ad1457' } as const;

const LEGEND_HEIGHT_PT = 26;

/** A page as SVG text: its words in grey, and a box with a tooltip over each place, showing what it was read as. */
export function drawOverlay(page: PageExplanation): string {
  const height = page.heightPt + LEGEND_HEIGHT_PT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fixed(page.widthPt)} ${fixed(height)}" font-family="sans-serif">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...page.words.map((word) => drawWord(word, page.turn)),
    ...page.marks.map(drawMark),
    ...drawLegend(page),
    '</svg>',
    '',
  ].join('\n');
}

function drawWord({ text, box }: PageExplanation['words'][number], turn: number): string {
  const [left, top, right, bottom] = box;
  const isSideways = turn === 90 || turn === 270;
  const [width, height] = isSideways ? [bottom - top, right - left] : [right - left, bottom - top];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const rotation = turn === 0 ? '' : ` transform="rotate(${-turn} ${fixed(x)} ${fixed(y)})"`;
  return `<text x="${fixed(x - width / 2)}" y="${fixed(y + height * 0.35)}" font-size="${fixed(height)}" textLength="${fixed(Math.max(1, width))}" lengthAdjust="spacingAndGlyphs" fill="#616161"${rotation}>${escapeXml(text)}</text>`;
}

function drawMark(mark: Mark): string {
  const [left, top, right, bottom] = mark.box;
  const colour =
    mark.kind === 'row' && mark.verdict !== null ? VERDICT_COLOURS[mark.verdict] : COLOURS[mark.kind];
  const dashes = mark.kind === 'ignored' || mark.kind === 'left-out-row' ? ' stroke-dasharray="2 2"' : '';
  const opacity = mark.kind === 'ignored' ? 0.03 : 0.12;
  return `<rect class="${mark.kind}" x="${fixed(left - 1)}" y="${fixed(top - 1)}" width="${fixed(right - left + 2)}" height="${fixed(bottom - top + 2)}" fill="${colour}" fill-opacity="${opacity}" stroke="${colour}" stroke-width="0.6"${dashes}><title>${escapeXml(mark.label)}</title></rect>`;
}

function drawLegend({ marks, heightPt, widthPt }: PageExplanation): string[] {
  const shown = [
    ...new Map(
      marks.map((mark) => {
        const isJudged = mark.kind === 'row' && mark.verdict !== null;
        const label = isJudged ? `row, ${mark.verdict}` : mark.kind.replaceAll('-', ' ');
        return [
          label,
          isJudged && mark.verdict !== null ? VERDICT_COLOURS[mark.verdict] : COLOURS[mark.kind],
        ];
      }),
    ),
  ];
  const step = widthPt / Math.max(1, shown.length);
  return shown.map(
    ([label, colour], index) =>
      `<text x="${fixed(index * step + 6)}" y="${fixed(heightPt + 17)}" font-size="8" fill="${colour}">■ ${escapeXml(label)}</text>`,
  );
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Text allowed in XML: control characters, which XML 1.0 forbids even escaped, are dropped. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
