// npm run bench:fuzz -- [--count 2000] [--seed 1]
// Damages the bytes of generated statements and extracts them: none may throw, hang or end the process.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runInChildren } from './children/run-in-children.ts';
import type { Task } from './fuzz/check-damaged.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});

const counts = new Map<string, number>();
const failures: string[] = [];
let slowest = { seed: '-', wallMs: 0 };

await runInChildren<Task, string>(
  {
    script: path.join(import.meta.dirname, 'fuzz/check-damaged-child.ts'),
    tasks: Array.from({ length: Number(values.count) }, (_, index) => ({
      seed: `fuzz-${values.seed}.${index}`,
    })),
    parse: (message) => z.string().parse(message),
    onEnding: ({ seed }, ending, wallMs) => {
      const outcome = 'failure' in ending ? ending.failure : ending.answer;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if ('failure' in ending || outcome === 'threw') failures.push(`${seed}: ${outcome}`);
      if (wallMs > slowest.wallMs) slowest = { seed, wallMs };
    },
  },
  { timeoutMs: 60_000 },
);

for (const [outcome, count] of [...counts].sort()) console.log(`${String(count).padStart(6)} ${outcome}`);
console.log(`slowest ${slowest.seed} ${(slowest.wallMs / 1000).toFixed(1)} s`);
console.log(`${values.count} damaged files, ${failures.length} threw, hung or died`);
for (const line of failures.sort().slice(0, 100)) console.log(`  ${line}`);
if (failures.length > 0) process.exit(1);
