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
  taxCodes: [{ vendor: null, rate: null, code: 'TAX' }],
};

/** Targets that know accounts by numbers only. */
const NUMBERED: Readonly<Record<string, Partial<ExportOptions>>> = {
  datev: {
    accountNames: Array.from({ length: 20 }, (_, at) => String(1200 + at)),
    expenseAccount: '4980',
    incomeAccount: '8400',
    paymentAccount: '1360',
  },
  'myob-transactions': {
    accountNames: Array.from({ length: 20 }, (_, at) => `1-${1100 + at}`),
    expenseAccount: '6-1100',
    incomeAccount: '4-1000',
    paymentAccount: '1-1000',
  },
};

/** What a person would give this target. */
export function answersFor({ id }: Preset): ExportOptions {
  return { ...ANSWERS, ...NUMBERED[id] };
}

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
  const made = exportSource(source, preset, answersFor(preset));
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
