// npm run bench:altered -- [--count 5000] [--seed 1] [--layout NAME]
// Draws statements, alters one row of each after every balance and total was fixed, and counts those still marked proven:
// there must be none.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Check, checkSchema, type Task } from './altered/check-altered.ts';
import { runInChildren } from './children/run-in-children.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    layout: { type: 'string' },
  },
});

const tasks = Array.from(
  { length: Number(values.count) },
  (_, index): Task => ({
    seed: `altered-${values.seed}.${index}`,
    layout: values.layout,
  }),
);
const counts = new Map<string, number>();
const wrong: string[] = [];

await runInChildren<Task, Check>(
  {
    script: path.join(import.meta.dirname, 'altered/check-altered-child.ts'),
    tasks,
    parse: (message) => checkSchema.parse(message),
    onEnding: (task, ending) => {
      const outcome = 'failure' in ending ? ending.failure : ending.answer.outcome;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if ('failure' in ending || outcome === 'threw') wrong.push(`${task.seed}: ${outcome}`);
      else if (outcome === 'proven')
        wrong.push(`${task.seed}: ${ending.answer.id}, ${ending.answer.alteration}`);
    },
  },
  { timeoutMs: 60_000 },
);

for (const [outcome, count] of counts) console.log(`${String(count).padStart(6)} ${outcome}`);
const altered = tasks.length - (counts.get('nothing to alter') ?? 0) - (counts.get('threw') ?? 0);
console.log(`${altered} alterations, ${counts.get('proven') ?? 0} said proven`);
for (const line of wrong.sort().slice(0, 100)) console.log(`  ${line}`);
if (wrong.length > 0) {
  console.log('draw one again: node benches/src/altered/write-altered.ts SEED FILE.pdf [LAYOUT]');
  process.exit(1);
}
