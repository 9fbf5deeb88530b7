// npm run bench:exports [-- DIR] [--rows 100000]
// Time and peak memory of large exports, each in a process of its own; and every preset over every document of DIR that is read:
// a file that reads back otherwise than its records ends the bench.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { presets } from '@tieout/exports';
import { extractionSchema } from '@tieout/records';
import { z } from 'zod';
import { predictAll, type Task } from './accuracy/predict-all.ts';
import { runInChildren } from './children/run-in-children.ts';
import { exportEvery } from './exports/export-every.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '100000' } },
});

/** Every target that takes statements; JSON is the reading as it is, and takes no made-up one. */
const LARGE = presets.filter(({ id, takes }) => takes.includes('bank') && id !== 'json').map(({ id }) => id);
/** What no target may take for 100,000 rows. */
const MOST = { cpuSeconds: 6, grownMb: 300 };
const TIMEOUT_MS = 5 * 60_000;
const streamedSchema = z.object({
  cpuSeconds: z.number(),
  seconds: z.number(),
  grownMb: z.number(),
  writtenMb: z.number(),
  files: z.number(),
});

for (const presetId of LARGE) await printLarge(presetId, Number(values.rows));
for (const folder of positionals) await printEvery(folder);

async function printLarge(presetId: string, rows: number): Promise<void> {
  await runInChildren(
    {
      script: path.join(import.meta.dirname, 'exports/stream-child.ts'),
      tasks: [{ presetId, rows }],
      parse: (message) => streamedSchema.parse(message),
      onEnding: (_, ending) => {
        if ('failure' in ending) throw new Error(`${presetId}: ${ending.failure}`);
        const { cpuSeconds, seconds, grownMb, writtenMb, files } = ending.answer;
        const isOver = cpuSeconds > MOST.cpuSeconds || grownMb > MOST.grownMb;
        if (isOver) process.exitCode = 1;
        console.log(
          `${isOver ? 'OVER ' : '     '}${presetId.padEnd(16)} ${rows} rows  ${cpuSeconds.toFixed(1).padStart(5)} s CPU ${seconds.toFixed(1).padStart(6)} s  ${grownMb.toFixed(0).padStart(4)} MB above start  ${writtenMb.toFixed(1).padStart(6)} MB in ${files} files`,
        );
      },
    },
    { jobs: 1, timeoutMs: TIMEOUT_MS },
  );
}

async function printEvery(folder: string): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), 'tieout-exports-'));
  try {
    const tasks = tasksOf(folder, work);
    const done = await predictAll(tasks, { timeoutMs: TIMEOUT_MS });
    const read = tasks.filter(({ name }) => done.get(name)?.outcome === 'read');
    const readings = read.map(({ out }) => extractionSchema.parse(JSON.parse(readFileSync(out, 'utf8'))));
    const { files, rows, blocked } = exportEvery(readings);
    console.log(
      `\n${folder}: ${read.length} of ${tasks.length} documents read × ${presets.length} presets: ${files} files with ${rows} rows written, read back and equal`,
    );
    for (const [reason, count] of [...blocked].sort())
      console.log(`  blocked ${String(count).padStart(3)} × ${reason}`);
  } finally {
    rmSync(work, { recursive: true });
  }
}

function tasksOf(folder: string, work: string): Task[] {
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.pdf'));
  return names.map((name) => ({
    name,
    pdf: path.join(folder, name),
    password: null,
    ignoresEmbeddedXml: false,
    out: path.join(work, `${name}.json`),
  }));
}
