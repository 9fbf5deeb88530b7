// Time and peak memory of large exports, each in a process of its own: node packages/exports/test/stream-many.ts [ROWS]
import { execFileSync } from 'node:child_process';
import { type ExportSource, exportSource, findPreset, type Movement } from '../src/index.ts';

const PRESETS = ['extended-csv', 'qbo-bank-csv', 'qbd-web-connect', 'xlsx'];

/** `count` rows made one by one as they are asked for, over 900 days, with no balances to prove. */
export function manyRows(count: number): ExportSource {
  const movements = { [Symbol.iterator]: () => rows(count) };
  const statement = {
    kind: 'bank',
    number: '0001234567',
    currency: 'USD',
    digits: 2,
    period: null,
    openingMinor: null,
    closingMinor: 0,
    verdict: 'unproven',
    movements,
  } as const;
  return { kind: 'bank_statement', statements: [statement], documents: [], extraction: null };
}

function* rows(count: number): Generator<Movement> {
  for (let index = 0; index < count; index++) {
    const day = Math.floor((index * 900) / count);
    yield {
      date: new Date((19_000 + day) * 86_400_000).toISOString().slice(0, 10),
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

function measure(presetId: string, count: number): string {
  const preset = findPreset(presetId);
  if (preset === null) throw new Error(`no preset ${presetId}`);
  const before = process.resourceUsage().maxRSS;
  const started = performance.now();
  const made = exportSource(manyRows(count), preset, { now: new Date() });
  if (made.outcome === 'blocked') throw new Error(JSON.stringify(made.preflight.items));
  let bytes = 0;
  for (const chunk of made.file.chunks()) bytes += chunk.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const grown = Math.round((process.resourceUsage().maxRSS - before) / 1024);
  return `${presetId.padEnd(16)} ${String(count).padStart(9)} rows ${seconds.padStart(6)} s ${String(grown).padStart(5)} MB above start ${(bytes / 1e6).toFixed(1).padStart(7)} MB written`;
}

if (process.argv[1] === import.meta.filename) {
  const [, file, rowsText = '100000', presetId] = process.argv;
  if (presetId !== undefined) console.log(measure(presetId, Number(rowsText)));
  else
    for (const id of PRESETS)
      process.stdout.write(execFileSync(process.execPath, [file ?? '', rowsText, id], { encoding: 'utf8' }));
}
