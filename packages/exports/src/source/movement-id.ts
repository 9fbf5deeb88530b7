import { createHash } from 'node:crypto';
import { formatDecimal } from '@tieout/records';
import { plainText } from '../cells/plain-text.ts';
import type { Movement, StatementSource } from './export-source.ts';
import { textHash } from './text-hash.ts';

/**
 * Gives each movement the FITID by which QuickBooks knows it again: date and 20 hex digits of SHA-256 over
 * account | date | amount | description | occurrence on that day. The same for every conversion of the same rows, distinct for genuine twins.
 * Call it in document order, once for each movement.
 */
export function movementIds(statement: StatementSource, accountId: string): (movement: Movement) => string {
  const seen = new Map<number, number>();
  return (movement) => {
    const amount = formatDecimal(movement.amountMinor, statement.digits);
    const key = [accountId, movement.date ?? '', amount, plainText(movement.description)].join('|');
    const hash = textHash(key);
    const occurrence = seen.get(hash) ?? 0;
    seen.set(hash, occurrence + 1);
    const digest = createHash('sha256').update(`${key}|${occurrence}`).digest('hex').slice(0, 20);
    return `${movement.date?.replaceAll('-', '') ?? '00000000'}${digest}`;
  };
}
