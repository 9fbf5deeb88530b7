import type { ExportOptions } from '../presets/preset.ts';
import type { StatementSource } from './export-source.ts';

/** The account's number as printed, else as the person gave it; null where neither is known. */
export function accountIdOf({ number }: StatementSource, { accountId }: ExportOptions): string | null {
  return number ?? accountId ?? null;
}

/** The last four letters or digits of an account number: enough to tell accounts apart in names and lists. */
export function lastFour(number: string | null): string {
  return (number ?? '').replace(/[^0-9A-Za-z]/g, '').slice(-4);
}
