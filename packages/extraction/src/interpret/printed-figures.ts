import { cellsOf } from '../roles/cells.ts';
import type { Arrangement } from '../roles/table.ts';
import type { Figure } from './account-reading.ts';

/** Every printed amount, with its line: those with decimals, groups or a currency's sign, and bare numbers that a column holds. */
export function printedFigures({ tables }: Arrangement): Figure[] {
  return tables.flatMap((table) =>
    table.lines.flatMap((body) => {
      const numbers = body.tokens.filter((token) => token.kind === 'amount');
      const bare = numbers.filter(({ amount }) => !amount.isCertain);
      const held = bare.length === 0 ? [] : cellsOf(table, body).amounts.map(({ token }) => token);
      return numbers
        .filter((token) => token.amount.isCertain || held.includes(token))
        .map(({ amount }) => ({ body, amount: amount.minor, mark: amount.mark }));
    }),
  );
}
