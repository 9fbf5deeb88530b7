import { usualSize } from '../../claims/strength.ts';
import { tableClaims } from '../../claims/table-claims.ts';
import type { Arrangement } from '../../roles/table.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Amount } from '../../values/amount.ts';

/** A figure whose own label does not say what it is, and the line it is on. */
export type UnnamedFigure = { readonly body: BodyLine; readonly amount: Amount };

/** The figures whose own label says something, but nothing known: a balance may be among them, under a name of its own. */
export function unnamedFigures({ tables }: Arrangement): UnnamedFigure[] {
  const size = usualSize(tables.flatMap(({ lines }) => lines.flatMap(({ line }) => line.words)));
  return tables.flatMap((table) =>
    [...tableClaims(table, size).values()]
      .flat()
      .filter(({ kind }) => kind === 'other')
      .map(({ body, figure: { amount } }) => ({ body, amount })),
  );
}
