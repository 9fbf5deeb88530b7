import clsx from 'clsx';

/** A table of the administration. On a window too narrow for its columns each row is a card, its first cell on top and what can be done with it at the end. */
export function Table({
  label,
  heads,
  children,
}: {
  label: string;
  heads: readonly string[];
  children: React.ReactNode;
}) {
  return (
    <table aria-label={label} className="w-full text-sm max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-rule-strong bg-band text-left">
          {[...heads, 'Actions'].map((head) => (
            <th key={head} scope="col" className="px-4 py-2.5 font-semibold whitespace-nowrap">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">{children}</tbody>
    </table>
  );
}

/** One row of a table of the admin's. */
export function Row({ children }: { children: React.ReactNode }) {
  return (
    <tr className="border-b border-rule align-middle last:border-0 hover:bg-band/50 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-2 max-lg:px-4 max-lg:py-3">
      {children}
    </tr>
  );
}

const cell = 'px-4 py-3 max-lg:p-0 max-lg:first:w-full max-lg:first:min-w-0';

/** One cell; figures stand one under the other. */
export function Cell({ isFigure = false, children }: { isFigure?: boolean; children: React.ReactNode }) {
  return <td className={clsx(cell, isFigure && 'figures')}>{children}</td>;
}

/** The last cell of a row: what can be done with it. */
export function ActionCell({ children }: { children: React.ReactNode }) {
  return <td className="px-4 py-2 max-lg:ml-auto max-lg:p-0">{children}</td>;
}
