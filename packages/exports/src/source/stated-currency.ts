import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import type { StatementSource } from './export-source.ts';

/** The currency a file states: as printed, else as the person gave it. Null after asking for it where neither is known. */
export function statedCurrency(
  statement: StatementSource,
  options: ExportOptions,
  log: PreflightLog,
): string | null {
  const currency = statement.currency ?? options.currency ?? null;
  if (currency === null) log.block('no-currency', NO_CURRENCY);
  return currency;
}

const NO_CURRENCY =
  'The document prints no currency, and this format needs one. Enter the currency, such as USD.';
