import type { Movement } from './export-source.ts';

/** Words that say a row is a check, by language. */
const CHECK = /^(?:check|cheque|chq|chk|ch[èe]que|scheck|assegno|cheques?)\b[\s#:.no°º]*(\d{1,12})?/i;

/** The number of the check a row is, "" where it is one without a number, null where it is none. */
export function checkNumber({ description, reference, amountMinor }: Movement): string | null {
  const match = CHECK.exec(description.trim());
  if (match === null || amountMinor > 0) return null;
  const printed = reference?.replace(/\D/g, '') ?? '';
  return printed.slice(0, 12) || (match[1] ?? '');
}
