import { asciiText } from '../cells/ascii-text.ts';
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

/** The last four digits of the account's number; "" where it prints none, or masks them. */
export function lastFourDigits(number: string | null): string {
  const end = lastFour(number);
  return /^\d{4}$/.test(end) ? end : '';
}

/** The account number as OFX takes it: up to 22 letters, digits and masking characters. */
export function ofxAccountId(statement: StatementSource, options: ExportOptions): string {
  const known = accountIdOf(statement, options) ?? '';
  const plain = asciiText(known).replace(/[^0-9A-Za-z*]/g, '');
  return plain.slice(-22) || 'UNKNOWN';
}
