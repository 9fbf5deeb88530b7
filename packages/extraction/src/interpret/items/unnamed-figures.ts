import { claimsIn } from '../../claims/table-claims.ts';
import type { Arrangement } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Amount } from '../../values/amount.ts';

/** An amount whose label does not say what it is, or says that it is a limit, and its line. */
export type UnnamedFigure = { readonly body: BodyLine; readonly amount: Amount; readonly isLimit: boolean };

/** The amounts with unknown labels, among which a balance may be under a special name, and limits. */
export function unnamedFigures(arrangement: Arrangement): UnnamedFigure[] {
  return claimsIn(arrangement).tables.flatMap(({ claims }) =>
    [...claims.values()]
      .flat()
      .filter(({ kind }) => kind === 'other' || kind === 'balance' || kind === 'limit')
      .map(({ body, kind, figure: { amount } }) => ({ body, amount, isLimit: kind === 'limit' })),
  );
}
