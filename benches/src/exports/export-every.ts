import { type ExportOptions, exportSource, type Preset, presets, sourceOfExtraction } from '@tieout/exports';
import type { Extraction } from '@tieout/records';

/** What came of the exports; a file that reads back otherwise than its records throws. */
export type EveryResult = { files: number; rows: number; readonly blocked: Map<string, number> };

/** What a person who answers everything a preset asks would give. */
const ANSWERS: ExportOptions = {
  now: new Date('2026-01-15T12:00:00Z'),
  currency: 'USD',
  accountNames: Array.from({ length: 20 }, (_, index) => `Account ${index + 1}`),
  accountId: '0001234567',
  closingBalance: '0.00',
  dueDays: 30,
};

/** Exports one reading by every preset that takes its kind; counts files made and the reasons of those that were blocked. */
export function exportEvery(extractions: Iterable<Extraction>): EveryResult {
  const result: EveryResult = { files: 0, blocked: new Map(), rows: 0 };
  for (const extraction of extractions) {
    const source = sourceOfExtraction(extraction);
    if (source === null) continue;
    for (const preset of presets) exportOne(source, preset, result);
  }
  return result;
}

function exportOne(source: Parameters<typeof exportSource>[0], preset: Preset, result: EveryResult): void {
  const made = exportSource(source, preset, ANSWERS);
  if (made.outcome === 'ready') {
    for (const _ of made.file.chunks());
    result.files++;
    result.rows += made.preflight.files.reduce((sum, file) => sum + file.rows, 0);
    return;
  }
  const codes = made.preflight.items.filter((item) => item.level === 'block').map((item) => item.code);
  if (codes.includes('wrong-kind')) return;
  const reason = `${preset.id}: ${codes.join(', ')}`;
  result.blocked.set(reason, (result.blocked.get(reason) ?? 0) + 1);
}
