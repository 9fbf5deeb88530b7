import { createHash } from 'node:crypto';
import { formatDecimal } from '@tieout/records';
import { plainText } from '../cells/plain-text.ts';
import type { ExportOptions } from '../presets/preset.ts';
import { accountIdOf, lastFourDigits, ofxAccountId } from './account-id.ts';
import type { Movement, StatementSource } from './export-source.ts';
import { textHash } from './text-hash.ts';

/** The recipe of identifiers in new exports. Never change what a number makes: `test/movement-ids.test.ts` keeps examples of each. */
export const ID_RECIPE = 2;

/** Gives the identifier of each transaction. Call it in document order, once for each. */
export type MovementIds = (movement: Movement) => string;

/**
 * The identifiers by which importers recognize a statement's transactions: the date and 20 hex digits, 28 characters.
 *
 * - Two accounts of one kind with the same last four digits share identifiers for equal transactions. Importers keep them for each account.
 * - A corrected amount or date gets another identifier: the target takes it for a new transaction.
 * - Equal transactions of one day are counted within one export. Where two files hold one each, both get the first number: export them together.
 *
 * Transactions in `keptIds`, exported with the first recipe, keep that identifier.
 */
export function movementIds(statement: StatementSource, options: ExportOptions): MovementIds {
  const first = countedIds((movement) => firstKey(movement, statement, options));
  if (options.idRecipe === 1) return first;
  const second = countedIds((movement) => secondKey(movement, statement, options));
  const { keptIds } = options;
  if (keptIds === undefined || keptIds.size === 0) return second;
  return (movement) => {
    const [former, current] = [first(movement), second(movement)];
    return keptIds.has(former) ? former : current;
  };
}

/** The identifiers of the first recipe, to find which transactions were exported with it. */
export function firstRecipeIds(statement: StatementSource, options: ExportOptions): MovementIds {
  return movementIds(statement, { ...options, idRecipe: 1 });
}

/** Recipe 1: the account number as printed, date, amount with the file's decimals, description. */
function firstKey(movement: Movement, statement: StatementSource, options: ExportOptions): string {
  const amount = formatDecimal(movement.amountMinor, statement.digits);
  const accountId = ofxAccountId(statement, options);
  return [accountId, movement.date ?? '', amount, plainText(movement.description)].join('|');
}

/** Recipe 2: only what a better reading, another document of the account or other accounts in the file do not change. */
function secondKey(
  { date, amountMinor }: Movement,
  statement: StatementSource,
  options: ExportOptions,
): string {
  const account = lastFourDigits(accountIdOf(statement, options));
  return ['2', statement.kind, account, date ?? '', shortDecimal(amountMinor, statement.digits)].join('|');
}

/** The decimal without trailing zeros, so that the decimals of a file do not matter: "12.5", "40". */
function shortDecimal(minor: number, digits: number): string {
  const decimal = formatDecimal(minor, digits);
  return digits === 0 ? decimal : decimal.replace(/\.?0+$/, '');
}

function countedIds(keyOf: (movement: Movement) => string): MovementIds {
  const seen = new Map<number, number>();
  return (movement) => {
    const key = keyOf(movement);
    const hash = textHash(key);
    const occurrence = seen.get(hash) ?? 0;
    seen.set(hash, occurrence + 1);
    const digest = createHash('sha256').update(`${key}|${occurrence}`).digest('hex').slice(0, 20);
    return `${movement.date?.replaceAll('-', '') ?? '00000000'}${digest}`;
  };
}
