import { usualSize } from '../../claims/strength.ts';
import { tableClaims } from '../../claims/table-claims.ts';
import type { Arrangement } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Amount } from '../../values/amount.ts';

/** An amount whose label does not say what it is, and its line. */
export type UnnamedFigure = { readonly body: BodyLine; readonly amount: Amount };

/** The amounts with unknown labels: a balance may be among them, under a special name. */
export function unnamedFigures({ tables }: Arrangement): UnnamedFigure[] {
  const size = usualSize(tables.flatMap(({ lines }) => lines.flatMap(({ line }) => line.words)));
  return tables.flatMap((table) =>
    [...tableClaims(table, size).values()]
      .flat()
      .filter(({ kind }) => kind === 'other')
      .map(({ body, figure: { amount } }) => ({ body, amount })),
  );
}
