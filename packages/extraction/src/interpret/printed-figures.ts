import type { Arrangement } from '../roles/table.ts';
import type { Figure } from './account-reading.ts';

/** Every printed amount, with its line. */
export function printedFigures({ tables }: Arrangement): Figure[] {
  return tables.flatMap((table) =>
    table.lines.flatMap((body) =>
      body.tokens.flatMap((token) =>
        token.kind === 'amount' && token.amount.isCertain
          ? [{ body, amount: token.amount.minor, mark: token.amount.mark }]
          : [],
      ),
    ),
  );
}
