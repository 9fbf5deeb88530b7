// npm run bench:bundles -- [--count 200] [--seed 1] [--mixed] [--bills]
// Draws two statements, or two bills, of one layout or of any two, joins them into one file and compares its reading with that of each
// alone: none may be marked proven that is read differently.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Check, checkSchema, type Task } from './bundles/check-bundle.ts';
import { runInChildren } from './children/run-in-children.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    mixed: { type: 'boolean', default: false },
    bills: { type: 'boolean', default: false },
  },
});

const tasks = Array.from(
  { length: Number(values.count) },
  (_, index): Task => ({
    seed: `bundle-${values.seed}.${index}`,
    isMixed: values.mixed,
    kind: values.bills ? 'bills' : 'statements',
  }),
);
const counts = new Map<string, number>();
const wrong: string[] = [];

await runInChildren<Task, Check>(
  {
    script: path.join(import.meta.dirname, 'bundles/check-bundle-child.ts'),
    tasks,
    parse: (message) => checkSchema.parse(message),
    onEnding: (task, ending) => {
      const outcome = 'failure' in ending ? ending.failure : ending.answer.outcome;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if ('failure' in ending) wrong.push(`${task.seed}: ${outcome}`);
      else if (outcome !== 'as each alone' && outcome !== 'passed over')
        wrong.push(`${task.seed}: ${outcome}, ${ending.answer.ids}`);
    },
  },
  { timeoutMs: 60_000 },
);

for (const [outcome, count] of counts) console.log(`${String(count).padStart(6)} ${outcome}`);
const read = tasks.length - (counts.get('passed over') ?? 0);
console.log(
  `${read} files of two documents, ${counts.get('as each alone') ?? 0} read as each alone, ${counts.get('otherwise, said proven') ?? 0} read otherwise and said proven`,
);
for (const line of wrong.sort().slice(0, 100)) console.log(`  ${line}`);
if (wrong.some((line) => line.includes('said proven'))) process.exit(1);
