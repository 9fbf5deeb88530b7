import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeMeasure } from '@tieout/corpus';
import { degradeDocument } from '../degrade/degrade-document.ts';
import type { GreyPage } from '../degrade/grey-page.ts';
import { generateStatement } from '../generator/generate-statement.ts';

/** Processor seconds a page, mean over the pages, both programs' start included; `tesseract` is null where Debian's command is absent. */
export type CpuFigures = {
  readonly pages: number;
  readonly documents: number;
  readonly ours: number;
  readonly tesseract: number | null;
};

const EXTRACT = path.join(import.meta.dirname, 'read-file.ts');

/**
 * Reads whole scanned statements, of `leastPages` pages or more together, with extract() and the same pictures with Debian's tesseract
 * (psm 6, eng, one thread): each document in one run of either. As where it is installed, our program has run before: its compiled code
 * and its networks are kept.
 */
export async function compareCpu(leastPages: number, seed: string): Promise<CpuFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-ocr-'));
  const hasTesseract = spawnSync('tesseract', ['--version']).status === 0;
  const compiled = path.join(folder, 'compiled');
  let [ours, theirs, pages, documents] = [0, 0, 0, 0];
  for (let drawn = 0; pages < leastPages; drawn++) {
    const scan = await scanned(`${seed}.cpu.${drawn}`);
    if (scan === null) continue;
    const pdf = path.join(folder, 'scan.pdf');
    writeFileSync(pdf, scan.pdf);
    const command = `NODE_COMPILE_CACHE="${compiled}" "${process.execPath}" "${EXTRACT}" "${pdf}"`;
    if (documents === 0) secondsOfRun(command);
    ours += secondsOfRun(command, isOfTransactions);
    if (hasTesseract) theirs += tesseractSeconds(folder, scan.pictures);
    pages += scan.pageCount;
    documents++;
  }
  rmSync(folder, { recursive: true });
  return { pages, documents, ours: ours / pages, tesseract: hasTesseract ? theirs / pages : null };
}

/** A drawn statement, scanned at 200 dpi; null if it has no transactions, as reading it would not show that anything was read. */
async function scanned(seed: string) {
  const { pdf, truth } = await generateStatement({ seed, layout: 'us-bank', isPlain: true }, makeMeasure());
  if (truth.accounts.every(({ transactions }) => transactions.length === 0)) return null;
  return degradeDocument(pdf, { seed, dpi: 200, scanner: 'office' });
}

function tesseractSeconds(folder: string, pictures: readonly GreyPage[]): number {
  const files = pictures.map(({ width, height, pixels }, index) => {
    const file = path.join(folder, `page-${index}.pgm`);
    writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels]));
    return file;
  });
  const list = path.join(folder, 'pages.txt');
  writeFileSync(list, `${files.join('\n')}\n`);
  const dpi = pictures[0]?.dpi ?? 200;
  return secondsOfRun(`tesseract ${list} ${path.join(folder, 'out')} --psm 6 -l eng --dpi ${dpi}`);
}

/** A run that reads nothing costs nothing: what is timed must have found the transactions. */
function isOfTransactions(printed: string): boolean {
  return Number.parseInt(printed, 10) > 0;
}

/**
 * User and system time of a command and of all it started and waited for, as the engine does for the processes that read pages.
 * @throws Error where the command fails or its output does not pass.
 */
function secondsOfRun(command: string, passes: (printed: string) => boolean = () => true): number {
  const { stdout } = spawnSync('sh', ['-c', `${command} 2>/dev/null || echo failed; times`], {
    encoding: 'utf8',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  if (stdout.includes('failed\n') || !passes(stdout)) throw new Error(`${command} failed`);
  const [, user = '', system = ''] = /(\S+) (\S+)\s*$/.exec(stdout) ?? [];
  return secondsOf(user) + secondsOf(system);
}

/** "0m1.25s", as the shell's `times` prints it. */
function secondsOf(text: string): number {
  const [, minutes = '0', seconds = '0'] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
