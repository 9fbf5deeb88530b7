// npm run bench:pages -- [--count 400] [--seed 1]
// Draws statements of several pages, binds their pages in another order, without one of them or with one twice, and compares what is
// read with what was before: none may be said proven that is read otherwise, but where what is left proves itself and nothing printed shows
// that a page is missing.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runInChildren } from './children/run-in-children.ts';
import { BEFALLS, type Check, checkSchema, type Task } from './pages/check-pages.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
});

const tasks = Array.from({ length: Number(values.count) }, (_, index) =>
  BEFALLS.map((befalls): Task => ({ seed: `pages-${values.seed}.${index}`, befalls })),
).flat();
const counts = new Map<string, number>();
const wrong: string[] = [];

await runInChildren<Task, Check>(
  {
    script: path.join(import.meta.dirname, 'pages/check-pages-child.ts'),
    tasks,
    parse: (message) => checkSchema.parse(message),
    onEnding: (task, ending) => {
      const outcome = 'failure' in ending ? ending.failure : ending.answer.outcome;
      const key = `${task.befalls}: ${outcome}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if ('failure' in ending || outcome === 'threw' || outcome === 'otherwise, said proven')
        wrong.push(`${task.seed}, ${key}${'failure' in ending ? '' : `, ${ending.answer.id}`}`);
    },
  },
  { timeoutMs: 60_000 },
);

for (const [outcome, count] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${String(count).padStart(6)} ${outcome}`);
for (const line of wrong.sort().slice(0, 100)) console.log(`  ${line}`);
if (wrong.some((line) => !line.includes('one left out: otherwise'))) process.exit(1);
