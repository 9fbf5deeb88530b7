// npm run bench:fuzz -- [--count 2000] [--seed 1] [--corpus DIR] [--only TEXT] [--no-hand-made] [--keep DIR] [--minutes N] [--patience 1] [--results]
// `--patience 10` gives a machine with much else to do ten times as long by the clock, of which the limits are.
// Sends hostile files through the service's own reading children, two at a time: none may crash the service, end a child, go over a limit or throw.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { handMadeFiles, hostileFile, seededRandom, wholeFiles } from '@tieout/benches';
import { EXTRACTION_LIMITS } from '../../src/platform/extraction/extraction-limits.ts';
import type { ExtractionOutcome } from '../../src/platform/extraction/extraction-outcome.ts';
import { startExtractionPool } from '../../src/platform/extraction/extraction-pool.ts';

const LANES = 2;
const MAX_PAGES = 50;
const RESULTS = path.resolve(import.meta.dirname, '../../../../benches/results');
/** What would not be noticed as a failure, but holds a child for longer than a small file should. */
const SLOW_MS = 5000;
const TOLD_EVERY = 500;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    corpus: { type: 'string' },
    only: { type: 'string', default: '' },
    'no-hand-made': { type: 'boolean', default: false },
    keep: { type: 'string' },
    minutes: { type: 'string' },
    patience: { type: 'string', default: '1' },
    results: { type: 'boolean', default: false },
  },
});

type Task = {
  readonly seed: string;
  readonly make: () => { readonly what: string; readonly bytes: Uint8Array };
};
type Ending = ExtractionOutcome | { readonly kind: 'crashed'; readonly why: string };

const whole = await wholeFiles(`fuzz ${values.seed}`, 25, values.corpus);
const keep = values.keep ?? mkdtempSync(path.join(tmpdir(), 'tieout-fuzz-'));
mkdirSync(keep, { recursive: true });
const counts = new Map<string, number>();
const failures: string[] = [];
let done = 0;
const slow: { readonly file: string; readonly wallMs: number }[] = [];
/** Called when something throws where nothing catches it, which would end the service. */
const whenCrashed = new Set<(why: string) => void>();
process.on('uncaughtException', (error) => noteCrash(error));
process.on('unhandledRejection', (error) => noteCrash(error));

const patience = Number(values.patience);
const limits = {
  ...EXTRACTION_LIMITS,
  stallMs: EXTRACTION_LIMITS.stallMs * patience,
  totalMs: EXTRACTION_LIMITS.totalMs * patience,
};
// What was found so far is shown when it is broken off, or has taken the minutes it was given.
let isOver = false;
process.on('SIGTERM', () => {
  isOver = true;
});
if (values.minutes !== undefined)
  setTimeout(() => process.emit('SIGTERM'), Number(values.minutes) * 60_000).unref();
const waiting = tasks();
const startedAt = performance.now();
const pool = startExtractionPool({ warmCount: LANES, limits });
await Promise.all(Array.from({ length: LANES }, (_, lane) => workOff(lane)));
pool.stop();
report();
process.exit(failures.length > 0 ? 1 : 0);

function tasks(): Task[] {
  const handMade: Task[] = values['no-hand-made']
    ? []
    : handMadeFiles().map(({ what, make }) => ({ seed: 'hand-made', make: () => ({ what, bytes: make() }) }));
  const random = Array.from({ length: Number(values.count) }, (_, n) => {
    const seed = `fuzz-${values.seed}.${n}`;
    return { seed, make: () => hostileFile(seededRandom(seed), whole) };
  });
  return [...handMade, ...random];
}

async function workOff(lane: number): Promise<void> {
  for (let task = waiting.shift(); task !== undefined && !isOver; task = waiting.shift()) {
    const { what, bytes } = task.make();
    if (!what.includes(values.only)) continue;
    const from = performance.now();
    const ending = await read(bytes, lane);
    note(task.seed, what, bytes, ending, performance.now() - from);
  }
}

async function read(bytes: Uint8Array, lane: number): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  const crash = (why: string) => resolve({ kind: 'crashed', why });
  whenCrashed.add(crash);
  const request = {
    ownerId: `lane ${lane}`,
    bytes,
    password: null,
    maxPages: MAX_PAGES,
    requestId: 'fuzz',
    pages: null,
  };
  pool.extract(request, () => {}).then(resolve, (error: unknown) => crash(String(error)));
  const ending = await promise;
  whenCrashed.delete(crash);
  return ending;
}

/** Which of the files being read it was is not to be known: all of them are kept. */
function noteCrash(error: unknown): void {
  for (const crash of whenCrashed)
    crash(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function note(seed: string, what: string, bytes: Uint8Array, ending: Ending, wallMs: number): void {
  const outcome = outcomeOf(ending);
  const group = what.replace(/^(hand-made \w+|\w+): .*/, '$1');
  counts.set(`${group} → ${outcome}`, (counts.get(`${group} → ${outcome}`) ?? 0) + 1);
  if (++done % TOLD_EVERY === 0) console.log(`${done} files`);
  const isFailure = ending.kind !== 'extracted';
  const isSlow = wallMs > SLOW_MS * patience;
  if (!isFailure && !isSlow) return;
  const file = `${seed}-${what.replace(/\W+/g, '-')}.bin`;
  writeFileSync(path.join(keep, file), bytes);
  if (isSlow) slow.push({ file, wallMs: Math.round(wallMs) });
  if (!isFailure) return;
  failures.push(`${file}: ${outcome}`);
  console.error(
    `${file}: ${outcome} after ${(wallMs / 1000).toFixed(1)} s`,
    'stack' in ending ? ending.stack : 'why' in ending ? ending.why : '',
  );
}

function outcomeOf(ending: Ending): string {
  switch (ending.kind) {
    case 'extracted':
      return ending.extraction.outcome === 'read' ? 'read' : ending.extraction.reason;
    case 'over-limit':
      return `over the limit of ${ending.limit}`;
    default:
      return ending.kind;
  }
}

function report(): void {
  const all = [...counts].sort(([a], [b]) => a.localeCompare(b));
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  const seconds = (performance.now() - startedAt) / 1000;
  for (const [outcome, count] of all) console.log(`${String(count).padStart(6)} ${outcome}`);
  for (const { file, wallMs } of slow.sort((a, b) => b.wallMs - a.wallMs).slice(0, 20))
    console.log(`  slow: ${(wallMs / 1000).toFixed(1)} s ${file}`);
  console.log(
    `${total} hostile files in ${seconds.toFixed(0)} s (${(total / seconds).toFixed(1)} a second), ${failures.length} crashed, died, went over a limit or threw; kept in ${keep}`,
  );
  if (!values.results) return;
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const figures = {
    date,
    commit,
    seed: values.seed,
    files: total,
    failures,
    slow,
    outcomes: Object.fromEntries(all),
    patience,
    seconds: Math.round(seconds),
  };
  writeFileSync(
    path.join(RESULTS, `fuzz-${values.seed}-${date}.json`),
    `${JSON.stringify(figures, null, 2)}\n`,
  );
}
