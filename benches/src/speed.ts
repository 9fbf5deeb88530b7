// npm run bench:speed [-- --pages 100] [--runs 5]
// CPU time of the whole extract() over that of the PDF engine's own word extraction, on the same document, in alternating child
// processes; and what a page costs in a document of 100 pages over what it costs in one of 10.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawLongStatement } from './speed/draw-long-statement.ts';
import { type Contender, measureRun, type Run } from './speed/measure-run.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '100' }, runs: { type: 'string', default: '5' } },
});
const pageCount = Number(values.pages);
const folder = mkdtempSync(path.join(tmpdir(), 'tieout-speed-'));

try {
  const long = await draw(pageCount);
  const short = await draw(Math.max(1, Math.round(pageCount / 10)));
  const engine = { long: [] as Run[], short: [] as Run[] };
  const reference = { long: [] as Run[], short: [] as Run[] };
  for (let run = 0; run < Number(values.runs); run++) {
    reference.long.push(await measure('reference', long));
    engine.long.push(await measure('extract', long));
    reference.short.push(await measure('reference', short));
    engine.short.push(await measure('extract', short));
  }
  report(engine, reference, long, short);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Drawn = { readonly file: string; readonly pageCount: number };

async function draw(pages: number): Promise<Drawn> {
  const file = path.join(folder, `statement-${pages}.pdf`);
  writeFileSync(file, await drawLongStatement(pages));
  return { file, pageCount: pages };
}

function measure(contender: Contender, document: Drawn): Promise<Run> {
  return measureRun(contender, document.file);
}

function report(
  engine: { long: Run[]; short: Run[] },
  reference: { long: Run[]; short: Run[] },
  long: Drawn,
  short: Drawn,
): void {
  const [extractMs, referenceMs] = [medianMs(engine.long), medianMs(reference.long)];
  const perLong = extractMs / long.pageCount;
  const perShort = medianMs(engine.short) / short.pageCount;
  console.log(`${long.pageCount} pages, ${engine.long.length} runs each, medians of CPU time`);
  console.log(row('extract()', engine.long, long));
  console.log(row('word extraction alone', reference.long, long));
  console.log(row('extract()', engine.short, short));
  console.log(row('word extraction alone', reference.short, short));
  console.log(`said: ${engine.long[0]?.said ?? '-'}; words alone: ${reference.long[0]?.said ?? '-'}`);
  console.log(`ratio ${(extractMs / referenceMs).toFixed(2)}`);
  console.log(
    `a page of ${long.pageCount} costs ${(perLong / perShort).toFixed(2)} times a page of ${short.pageCount}`,
  );
}

function row(name: string, runs: readonly Run[], document: Drawn): string {
  const ms = medianMs(runs);
  return `${name.padEnd(24)}${String(document.pageCount).padStart(4)} pages ${ms.toFixed(0).padStart(6)} ms, ${(ms / document.pageCount).toFixed(2)} ms a page`;
}

function medianMs(runs: readonly Run[]): number {
  const sorted = runs.map((run) => run.cpuMs).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
