import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawPages } from '../degrade/draw-pages.ts';
import type { GreyPage } from '../degrade/grey-page.ts';
import { SCANNERS } from '../degrade/scanners.ts';
import { writeImagePdf } from '../degrade/write-image-pdf.ts';
import { makeMeasure } from '../generator/fonts.ts';
import { generateDocument } from '../generator/generate-document.ts';
import { seededRandom } from '../generator/random.ts';
import { measureRun } from '../speed/measure-run.ts';

/** Processor seconds a page, mean over the pages; `tesseract` is null where Debian's command is absent. */
export type CpuFigures = { readonly ours: number; readonly tesseract: number | null };

/** Reads the same page pictures with extract() and with Debian's tesseract (psm 6, eng, one thread), each in a process of its own. */
export async function compareCpu(pageCount: number, seed: string): Promise<CpuFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-ocr-'));
  const hasTesseract = spawnSync('tesseract', ['--version']).status === 0;
  let [ours, theirs] = [0, 0];
  for (let index = 0; index < pageCount; index++) {
    const page = await pictureOf(`${seed}.cpu.${index}`);
    const pdf = path.join(folder, 'page.pdf');
    writeFileSync(pdf, writeImagePdf([page]));
    ours += (await measureRun('extract', pdf)).cpuMs / 1000;
    if (hasTesseract) theirs += tesseractSeconds(folder, page);
  }
  rmSync(folder, { recursive: true });
  return { ours: ours / pageCount, tesseract: hasTesseract ? theirs / pageCount : null };
}

/** The first page of a drawn statement, scanned at 200 dpi. */
async function pictureOf(seed: string): Promise<GreyPage> {
  const { pdf } = await generateDocument({ seed, locale: 'en-US', isPlain: true }, makeMeasure());
  const [page] = await drawPages(pdf, 200);
  const office = SCANNERS.find(({ name }) => name === 'office');
  if (page === undefined || office === undefined) throw new Error('a drawn statement has no page');
  return office.apply(page, seededRandom(seed));
}

function tesseractSeconds(folder: string, { width, height, pixels, dpi }: GreyPage): number {
  const picture = path.join(folder, 'page.pgm');
  writeFileSync(picture, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels]));
  const command = `tesseract ${picture} ${path.join(folder, 'out')} --psm 6 -l eng --dpi ${dpi} 2>/dev/null; times`;
  const { stdout } = spawnSync('sh', ['-c', command], {
    encoding: 'utf8',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  const [, user = '', system = ''] = /(\S+) (\S+)\s*$/.exec(stdout) ?? [];
  return secondsOf(user) + secondsOf(system);
}

/** "0m1.25s", as the shell's `times` prints it. */
function secondsOf(text: string): number {
  const [, minutes = '0', seconds = '0'] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
