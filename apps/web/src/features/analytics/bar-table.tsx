export type BarColumn = {
  readonly label: string;
  /** What stands in the cell, and how long its bar is. */
  readonly cell: (index: number) => { readonly text: string; readonly size: number };
};

/** A table whose figures carry their bars, so that chart and table are one. */
export function BarTable({
  caption,
  rowLabels,
  columns,
}: {
  caption: string;
  rowLabels: readonly string[];
  columns: readonly BarColumn[];
}) {
  const largest = Math.max(
    1e-9,
    ...columns.flatMap((column) => rowLabels.map((_, index) => column.cell(index).size)),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="sheet overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-sm">
        <caption className="border-b border-rule px-4 py-3 text-left text-base font-semibold">
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-rule-strong bg-band text-left">
            <th scope="col" className="w-24 px-4 py-2 font-semibold">
              Month
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="px-4 py-2 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowLabels.map((rowLabel, index) => (
            <tr key={rowLabel} className="border-b border-rule last:border-0">
              <th scope="row" className="px-4 py-2 text-left font-normal whitespace-nowrap">
                {rowLabel}
              </th>
              {columns.map(({ label, cell }) => (
                <BarCell key={label} {...cell(index)} largest={largest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BarCell({ text, size, largest }: { text: string; size: number; largest: number }) {
  return (
    <td className="min-w-26 px-4 py-2 text-right">
      <span className="figures">{text}</span>
      <span
        aria-hidden="true"
        className="mt-1 ml-auto block h-1.5 rounded-xs bg-accent"
        style={{ width: `${(size / largest) * 100}%` }}
      />
    </td>
  );
}
