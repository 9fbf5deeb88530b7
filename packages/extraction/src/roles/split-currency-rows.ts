import type { BodyLine } from '../tables/body-line.ts';
import type { Heading } from '../tables/heading.ts';
import { CURRENCY_CODES } from '../values/currency.ts';
import { says } from '../vocabulary/says.ts';
import type { CurrencyPair } from './dual-currency.ts';
import type { Arrangement, Table } from './table.ts';

/** How far next to its heading a code may stand, in points. */
const REACH = 6;

/**
 * Splits a document of two currencies whose rows are mixed in one table, with a column of currency codes; null where a table with balances
 * has no code or more than two, or where a row has none.
 */
export function splitCurrencyRows(arrangement: Arrangement): CurrencyPair | null {
  const mixed = arrangement.tables.filter((table) => new Set(codesOf(table).values()).size > 1);
  const [own, other, ...more] = new Set(mixed.flatMap((table) => [...codesOf(table).values()]));
  if (own === undefined || other === undefined || more.length > 0) return null;
  const part = (code: string): Arrangement => ({
    ...arrangement,
    tables: arrangement.tables.map((table) => (mixed.includes(table) ? onlyOf(table, code) : table)),
  });
  return { own: part(own), other: part(other), ownHeading: own, otherHeading: other };
}

/** The currency of each row of a table that prints it next to a running balance; empty if one does not. */
function codesOf({ headings, lines }: Table): ReadonlyMap<BodyLine, string> {
  const column = headings.find(({ text }) => says('currencyColumn', text.trim()));
  const hasBalance = headings.filter(({ role }) => role === 'balance').length === 1;
  if (column === undefined || !hasBalance) return new Map();
  const rows = lines.filter(isRow).map((body) => [body, codeUnder(column, body)] as const);
  return rows.some(([, code]) => code === null)
    ? new Map()
    : new Map(rows.flatMap(([body, code]) => (code === null ? [] : [[body, code] as const])));
}

function isRow({ tokens }: BodyLine): boolean {
  return ['date', 'amount'].every((needed) => tokens.some(({ kind }) => kind === needed));
}

function codeUnder({ left, right }: Heading, { line }: BodyLine): string | null {
  const code = line.words.find(
    (word) => word.left >= left - REACH && word.right <= right + REACH && CURRENCY_CODES.has(word.text),
  );
  return code?.text ?? null;
}

/** A table with only the rows of one currency, and their lines of text. */
function onlyOf(table: Table, own: string): Table {
  const codes = codesOf(table);
  let isOwn = true;
  const lines = table.lines.filter((body) => {
    const code = codes.get(body);
    const continues = body.tokens.every(({ kind }) => kind !== 'amount' && kind !== 'date');
    isOwn = code === undefined ? isOwn || !continues : code === own;
    return isOwn;
  });
  return { ...table, lines };
}
