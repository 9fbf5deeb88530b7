/** A table of the administration, scrolled sideways where it is wider than the window; the last column, of what can be done, stays in sight. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-rule-strong bg-band text-left">
            {[...heads, 'Actions'].map((head) => (
              <th
                key={head}
                scope="col"
                className="px-4 py-2.5 font-semibold whitespace-nowrap last:sticky last:right-0 last:bg-band"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** One row of a table of the admin's. */
export function Row({ children }: { children: React.ReactNode }) {
  return <tr className="border-b border-rule align-middle last:border-0 hover:bg-band/50">{children}</tr>;
}

/** One cell; figures stand one under the other. */
export function Cell({ isFigure = false, children }: { isFigure?: boolean; children: React.ReactNode }) {
  return <td className={isFigure ? 'figures px-4 py-3' : 'px-4 py-3'}>{children}</td>;
}

/** The last cell of a row: what can be done with it. */
export function ActionCell({ children }: { children: React.ReactNode }) {
  return <td className="sticky right-0 bg-sheet px-4 py-2">{children}</td>;
}
