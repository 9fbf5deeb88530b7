// npm run bench:speed [-- --pages 100] [--runs 5]
// CPU time of the whole extract() over that of the PDF engine's own word extraction, on the same document, in alternating child
// processes: in one that has read before, as the children of the service have, and in a fresh one, which compiles all code first; and
// what a page costs in a document of 100 pages over what it costs in one of 10, both in processes that have read before.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawLongStatement } from './speed/draw-long-statement.ts';
import { type Contender, measureRun, type Run } from './speed/measure-run.ts';

/** How often the shorter document is read before a process counts as one that has read before: until then it still compiles. A child of the service reads up to a thousand. */
const WARM_UPS = 100;

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '100' }, runs: { type: 'string', default: '5' } },
});
const pageCount = Number(values.pages);
const folder = mkdtempSync(path.join(tmpdir(), 'tieout-speed-'));

type Drawn = { readonly file: string; readonly pageCount: number };
/** What is measured: which document, in which process. */
type Course = { readonly name: string; readonly document: Drawn; readonly isWarm: boolean };
type Measured = Course & Readonly<Record<Contender, readonly Run[]>>;

try {
  const long = await draw(pageCount);
  const short = await draw(Math.max(1, Math.round(pageCount / 10)));
  const courses = [
    { name: 'read before', document: long, isWarm: true },
    { name: 'read before', document: short, isWarm: true },
    { name: 'fresh', document: long, isWarm: false },
  ].map((course) => ({ ...course, extract: [] as Run[], reference: [] as Run[] }));
  for (let run = 0; run < Number(values.runs); run++) {
    for (const { document, isWarm, extract, reference } of courses) {
      const warmUp = isWarm ? { file: short.file, times: WARM_UPS } : undefined;
      reference.push(await measureRun('reference', document.file, warmUp));
      extract.push(await measureRun('extract', document.file, warmUp));
    }
  }
  report(courses);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function draw(pages: number): Promise<Drawn> {
  const file = path.join(folder, `statement-${pages}.pdf`);
  writeFileSync(file, await drawLongStatement(pages));
  return { file, pageCount: pages };
}

function report(courses: readonly Measured[]): void {
  const [warm, short, fresh] = courses;
  if (warm === undefined || short === undefined || fresh === undefined) return;
  console.log(`${values.runs} runs each, medians of CPU time`);
  for (const course of courses) {
    console.log(row('extract()', course, course.extract));
    console.log(row('word extraction alone', course, course.reference));
  }
  console.log(
    `said: ${warm.extract[0]?.said ?? '-'}; words alone: ${warm.reference[0]?.said ?? '-'}\n` +
      `ratio ${ratio(warm)} in a process that has read before (${WARM_UPS} documents of ${short.document.pageCount} pages)\n` +
      `ratio ${ratio(fresh)} for the first document of a process\n` +
      `a page of ${warm.document.pageCount} costs ${(perPage(warm) / perPage(short)).toFixed(2)} times a page of ${short.document.pageCount}`,
  );
}

function row(name: string, { document, name: course }: Course, runs: readonly Run[]): string {
  const ms = medianMs(runs);
  return `${name.padEnd(24)}${course.padEnd(13)}${String(document.pageCount).padStart(4)} pages ${ms.toFixed(0).padStart(6)} ms, ${(ms / document.pageCount).toFixed(2)} ms a page`;
}

function ratio({ extract, reference }: Measured): string {
  return (medianMs(extract) / medianMs(reference)).toFixed(2);
}

function perPage({ extract, document }: Measured): number {
  return medianMs(extract) / document.pageCount;
}

function medianMs(runs: readonly Run[]): number {
  const sorted = runs.map((run) => run.cpuMs).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
