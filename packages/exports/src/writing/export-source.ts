import { checkSource } from '../preflight/check-source.ts';
import { type PreflightItem, type PreflightLog, preflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions, Opened, Preset, Writing } from '../presets/preset.ts';
import type { ExportSource } from '../source/export-source.ts';
import { sourceLabel } from '../source/file-label.ts';
import { isCountable } from '../source/is-countable.ts';
import { addTotals, isSameTotals, NO_TOTALS, type Totals } from '../source/totals.ts';
import { cutParts, type Part } from './cut-parts.ts';
import { type ExportPart, fileParts, type PlannedWriting, type WrittenPart } from './file-parts.ts';
import { type KeptChunks, keptChunks } from './kept-chunks.ts';
import { previewLines } from './preview-lines.ts';
import { zipFiles } from './zip-files.ts';

/** What a preset has to say before its file is downloaded. */
export type Preflight = {
  readonly presetId: string;
  /** Whether something blocks the export. */
  readonly isBlocked: boolean;
  readonly items: readonly PreflightItem[];
  /** The files there will be, in order; several are handed out as one ZIP. Empty when blocked. */
  readonly files: readonly { readonly name: string; readonly rows: number }[];
};

export type ExportFile = {
  readonly name: string;
  readonly mediaType: string;
  /** The file from its beginning. Can be called again for the same bytes. */
  readonly chunks: () => Iterable<Uint8Array>;
  /** The numbered parts by themselves, for who wants no ZIP; each must be read to its end before the next is asked for. */
  readonly parts: () => Iterable<ExportPart>;
  /** The first lines of the first file as it will be; of a workbook and the like its first rows. */
  readonly previewLines: (count: number) => string[];
};

export type ExportOutcome =
  | { readonly outcome: 'blocked'; readonly preflight: Preflight }
  | { readonly outcome: 'ready'; readonly preflight: Preflight; readonly file: ExportFile };

/**
 * Checks `source` against a preset and prepares its file. Before it returns `ready`, every file was written once and read back by a strict reader,
 * and its count, money in and money out compared with the records; a difference throws, as it is a bug here.
 */
export function exportSource(source: ExportSource, preset: Preset, options: ExportOptions): ExportOutcome {
  const log = preflightLog();
  if (!isCountable(source)) {
    log.block('amounts-too-large', TOO_LARGE);
    return blocked(preset, log);
  }
  checkSource(source, preset, options, log);
  if (hasBlock(log)) return blocked(preset, log);
  const opened = preset.open(source, options, log);
  if (hasBlock(log)) return blocked(preset, log);
  const keep = keptChunks(KEPT_BYTES);
  const cuts = opened.writings.map((writing) => ({
    writing,
    parts: verifyParts(writing, preset, { log, keep }),
  }));
  const filled = cuts.filter(({ parts }) => parts.some(({ part }) => part.unitCount > 0));
  if (filled.length === 0)
    log.block('nothing-to-write', 'No row is left to write. Choose another target or document.');
  if (hasBlock(log)) return blocked(preset, log);
  compareTotals(
    filled.flatMap(({ parts }) => parts.map(({ part }) => part)),
    opened,
    log,
  );

  const planned = nameFiles(filled, preset, sourceLabel(source, options));
  const files = planned.flatMap((one) => one.files.map(({ name, part }) => ({ name, rows: part.rows })));
  const preflight = { presetId: preset.id, isBlocked: false, items: log.items(), files };
  return {
    outcome: 'ready',
    preflight,
    file: handOut(planned, preset, options, sourceLabel(source, options)),
  };
}

const TOO_LARGE =
  'The amounts are too large to be added exactly, so no export can be checked. Correct the amounts that were misread, or choose fewer files.';

function hasBlock(log: PreflightLog): boolean {
  return log.items().some((item) => item.level === 'block');
}

function blocked(preset: Preset, log: PreflightLog): ExportOutcome {
  return {
    outcome: 'blocked',
    preflight: { presetId: preset.id, isBlocked: true, items: log.items(), files: [] },
  };
}

/** Bytes of an export that are kept from when they were read back until they are handed out. What does not fit is written a second time. */
const KEPT_BYTES = 64 * 1024 ** 2;

/** Writes and reads back each part of one file. */
function verifyParts(
  writing: Writing,
  { limits, id }: Preset,
  { log, keep }: { log: PreflightLog; keep: () => KeptChunks },
): WrittenPart[] {
  const parts: WrittenPart[] = [];
  for (const { part, units } of cutParts(writing.units(log), limits, writing.frameBytes)) {
    const kept = keep();
    const read = writing.readBack(kept.pass(writing.encode(units)));
    if (!isSameTotals(read, part.totals)) throw new Error(`${id}: the file read back differs from its rows`);
    parts.push({ part, kept });
  }
  return parts;
}

/** Compares all files with the records: rows that were left out must be zero and listed. */
function compareTotals(parts: readonly Part[], { expected }: Opened, log: PreflightLog): void {
  const written = parts.map((part) => part.totals).reduce(addTotals, NO_TOTALS);
  const wanted: Totals = { ...expected, count: expected.count - log.droppedCount() };
  if (!isSameTotals(written, wanted)) throw new Error('the files differ from the records');
}

function nameFiles(
  cuts: readonly { writing: Writing; parts: WrittenPart[] }[],
  { id, extension }: Preset,
  label: string,
): PlannedWriting[] {
  const taken = new Set<string>();
  return cuts.map(({ writing, parts }) => {
    const stem = uniqueName(`${id}-${writing.suffix ?? label}`, taken);
    const numbered = (index: number) =>
      parts.length === 1
        ? `${stem}.${extension}`
        : `${stem}-part-${index + 1}-of-${parts.length}.${extension}`;
    return { writing, files: parts.map((written, index) => ({ name: numbered(index), ...written })) };
  });
}

function uniqueName(stem: string, taken: Set<string>): string {
  const names = [stem, ...Array.from({ length: taken.size }, (_, index) => `${stem}-${index + 2}`)];
  const name = names.find((candidate) => !taken.has(candidate)) ?? stem;
  taken.add(name);
  return name;
}

function handOut(
  planned: readonly PlannedWriting[],
  preset: Preset,
  { now }: ExportOptions,
  label: string,
): ExportFile {
  const entries = () => fileParts(planned);
  const [only, ...others] = planned.flatMap(({ files }) => files);
  if (only !== undefined && others.length === 0) {
    return {
      name: only.name,
      mediaType: preset.mediaType,
      chunks: () => firstChunks(entries()),
      parts: entries,
      previewLines: (count) => previewLines(planned, count),
    };
  }
  return {
    name: `${preset.id}-${label}.zip`,
    mediaType: 'application/zip',
    chunks: () => zipFiles(entries(), now),
    parts: entries,
    previewLines: (count) => previewLines(planned, count),
  };
}

function* firstChunks(entries: Iterable<{ chunks: Iterable<Uint8Array> }>): Generator<Uint8Array> {
  for (const { chunks } of entries) yield* chunks;
}
