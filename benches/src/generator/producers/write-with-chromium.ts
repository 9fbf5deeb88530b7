import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import type { Face, Mark, Paper } from '@tieout/corpus';
import { fontBytes, fontKey, fontOf } from '@tieout/corpus';
import { type Browser, chromium as launcher } from 'playwright-core';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--no-sandbox', '--font-render-hinting=none', '--disable-dev-shm-usage'];

const PT_PER_INCH = 72;

let browser: Promise<Browser> | null = null;

/** Prints the paper from a web page, one SVG a sheet. Its bytes carry the day they were made: the paper is the same, the file is not. */
export async function writeWithChromium(paper: Paper): Promise<Uint8Array> {
  browser ??= openBrowser();
  const page = await (await browser).newPage();
  try {
    await page.setContent(htmlOf(paper), { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    const [width, height] = [paper.widthPt, paper.heightPt].map((points) => `${points / PT_PER_INCH}in`);
    return new Uint8Array(await page.pdf({ width, height, printBackground: true }));
  } finally {
    await page.close();
  }
}

/** Closes the browser, where one was opened. */
export async function closeChromium(): Promise<void> {
  const open = browser;
  browser = null;
  await (await open)?.close();
}

async function openBrowser(): Promise<Browser> {
  const system = SYSTEM_CHROMIUM.find(existsSync);
  const executablePath = system ?? (await chromium.executablePath());
  return launcher.launch({ executablePath, args: FLAGS, headless: true });
}

function htmlOf(paper: Paper): string {
  const faces = new Set<Face>();
  for (const mark of paper.sheets.flatMap((sheet) => sheet.marks))
    if (mark.what === 'text') faces.add(mark.face);
  const sheets = paper.sheets.map(
    ({ marks }) =>
      `<svg viewBox="0 0 ${paper.widthPt} ${paper.heightPt}">${marks.map((mark) => svgOf(mark)).join('')}</svg>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
@page { margin: 0; size: ${paper.widthPt}pt ${paper.heightPt}pt } body { margin: 0 }
svg { display: block; width: ${paper.widthPt}pt; height: ${paper.heightPt - 0.5}pt; break-after: page }
text { white-space: pre; font-kerning: none; font-variant-ligatures: none }
${[...faces].map((face) => fontFaceOf(paper, face)).join('\n')}</style>${sheets.join('')}`;
}

function fontFaceOf(paper: Paper, face: Face): string {
  const font = fontOf(paper.fontSet, face);
  if ('standard' in font) throw new Error(`Chromium cannot be given the standard font ${fontKey(font)}`);
  const data = Buffer.from(fontBytes(font.file)).toString('base64');
  return `@font-face { font-family: "face-${face}"; src: url(data:font/ttf;base64,${data}) }`;
}

function svgOf(mark: Mark): string {
  if (mark.what === 'line') {
    const [x1, y1] = mark.from;
    const [x2, y2] = mark.to;
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${mark.color}" stroke-width="${mark.width}"/>`;
  }
  if (mark.what === 'box') {
    return `<rect x="${mark.left}" y="${mark.top}" width="${mark.width}" height="${mark.height}" fill="${mark.fill ?? 'none'}" stroke="${mark.stroke ?? 'none'}" stroke-width="0.5"/>`;
  }
  const turn = mark.angle === 0 ? '' : ` transform="rotate(${-mark.angle} ${mark.x} ${mark.y})"`;
  return `<text x="${mark.x}" y="${mark.y}" font-family="face-${mark.face}" font-size="${mark.size}" fill="${mark.color}" letter-spacing="${mark.spacing}"${turn}>${escaped(mark.text)}</text>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
