import { type ExportSource, exportSource, findPreset, type Movement } from '@tieout/exports';
import { answersFor } from './export-every.ts';

/** What a large export took: processor time, which a busy machine does not stretch, and wall time. Megabytes are of 1024 × 1024 bytes. */
export type Streamed = {
  readonly cpuSeconds: number;
  readonly seconds: number;
  readonly grownMb: number;
  readonly writtenMb: number;
  readonly files: number;
};

/** Exports `count` rows by a preset and throws the bytes away; to be run in a process of its own, whose peak memory is shown. */
export function streamMany(presetId: string, count: number): Streamed {
  const preset = findPreset(presetId);
  if (preset === null) throw new Error(`no preset ${presetId}`);
  const megabyte = 1024 ** 2;
  const before = process.resourceUsage().maxRSS * 1024;
  const started = performance.now();
  const made = exportSource(manyRows(count), preset, answersFor(preset));
  if (made.outcome === 'blocked') throw new Error(JSON.stringify(made.preflight.items));
  let bytes = 0;
  for (const chunk of made.file.chunks()) bytes += chunk.length;
  const { user, system } = process.cpuUsage();
  return {
    cpuSeconds: (user + system) / 1e6,
    seconds: (performance.now() - started) / 1000,
    grownMb: (process.resourceUsage().maxRSS * 1024 - before) / megabyte,
    writtenMb: bytes / megabyte,
    files: made.preflight.files.length,
  };
}

/** `count` rows made one by one as they are asked for, over 900 days, whose sum is the closing balance. */
function manyRows(count: number): ExportSource {
  const movements = { [Symbol.iterator]: () => rows(count) };
  const statement = {
    kind: 'bank',
    number: '0001234567',
    currency: 'USD',
    digits: 2,
    period: null,
    openingMinor: 0,
    closingMinor: sumOf(count),
    verdict: 'unproven',
    movements,
  } as const;
  return { kind: 'bank_statement', statements: [statement], documents: [], extraction: null };
}

function sumOf(count: number): number {
  let sum = 0;
  for (const { amountMinor } of rows(count)) sum += amountMinor;
  return sum;
}

const DAYS = 900;
/** Written once: the bench times exports, not its own dates. */
const dates = Array.from({ length: DAYS }, (_, day) =>
  new Date((19_000 + day) * 86_400_000).toISOString().slice(0, 10),
);

function* rows(count: number): Generator<Movement> {
  for (let index = 0; index < count; index++) {
    yield {
      date: dates[Math.floor((index * DAYS) / count)] ?? null,
      postDate: null,
      description: `CARD PURCHASE ${index} COFFEE & CO MAIN STREET ${index % 977}`,
      amountMinor: ((index * 7919) % 200_000) - 100_001,
      balanceMinor: null,
      reference: null,
      payee: null,
      category: null,
      source: { page: 1 + Math.floor(index / 40), box: [40, 300, 570, 312] },
    };
  }
}
