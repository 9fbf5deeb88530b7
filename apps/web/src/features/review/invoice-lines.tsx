import type { LineCells, ReviewFinding, ReviewInvoice, ReviewLine } from '@tieout/contract';
import clsx from 'clsx';
import { EditableCell } from './editable-cell.tsx';
import { ColumnName, lineCard } from './line-card.tsx';
import { LINE_FIGURES } from './line-figures.ts';
import { type LineDraft, type NewLine, NewLineRow } from './new-line-row.tsx';
import type { CellContext } from './typed-cells.ts';

type InvoiceLinesProps = {
  invoice: ReviewInvoice;
  selectedId: string | null;
  findings: readonly ReviewFinding[];
  onSelect: (lineId: string) => void;
  onSave: (lineId: string, cells: LineCells) => void;
  onTyping: (lineId: string, value: string | null | undefined) => void;
  /** The line that is being added; null where none is. */
  draft: LineDraft | null;
  onAdd: (line: NewLine) => void;
  onDropNew: () => void;
};

/** The line items as a grid of inputs; the line being edited shows its box on the page. */
export function InvoiceLines(props: InvoiceLinesProps) {
  const { invoice, draft } = props;
  const context: CellContext = { currency: invoice.fields.currency, period: null, year: null };
  if (invoice.lines.length === 0 && draft === null)
    return <p className="sheet px-4 py-3 text-sm text-ink-soft">No line items were found.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="sheet relative overflow-x-auto" aria-label="Line items" tabIndex={0}>
      <table className="w-full text-sm max-sm:block sm:min-w-160">
        <thead className="max-sm:hidden">
          <tr className="border-b border-rule-strong bg-band text-left text-xs">
            <th scope="col" className="w-10 px-2 py-2 font-semibold">
              No.
            </th>
            <th scope="col" className="px-1 py-2 font-semibold">
              Description
            </th>
            {LINE_FIGURES.map(({ name, label, width }) => (
              <th key={name} scope="col" className={`px-1 py-2 text-right font-semibold ${width}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {withNew(invoice.lines, draft?.index ?? null).map((line, index) =>
            line === null ? (
              <NewLineRow
                key="new"
                number={index + 1}
                begun={draft?.cells}
                hint={draft?.hint}
                context={context}
                onAdd={props.onAdd}
                onCancel={props.onDropNew}
              />
            ) : (
              <LineRow key={line.id} line={line} index={index} context={context} {...props} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The lines with a place for the one that is being added. */
function withNew(lines: readonly ReviewLine[], newAt: number | null): readonly (ReviewLine | null)[] {
  return newAt === null ? lines : [...lines.slice(0, newAt), null, ...lines.slice(newAt)];
}

function LineRow({
  line,
  index,
  context,
  selectedId,
  findings,
  onSelect,
  onSave,
  onTyping,
}: InvoiceLinesProps & { line: ReviewLine; index: number; context: CellContext }) {
  const isSelected = line.id === selectedId;
  const open = findings.filter(({ rowId, confirmed }) => rowId === line.id && confirmed === undefined);
  const isMarked = open.length > 0;
  const isOff = open.some(({ parameters }) => parameters.reason === 'line-product');
  return (
    <tr
      data-line={line.id}
      aria-selected={isSelected}
      className={clsx(
        'border-b border-rule align-top last:border-0',
        lineCard,
        isSelected && 'bg-accent-wash',
        line.isExcluded && 'line-through opacity-60',
      )}
    >
      <td
        className={clsx(
          'border-l-3 px-2 py-2 max-sm:row-span-3',
          isMarked ? 'border-l-unproven' : 'border-l-transparent',
        )}
      >
        <button
          type="button"
          className="figures min-w-6 text-xs"
          aria-pressed={isSelected}
          aria-label={`Line ${index + 1}${line.isAdded ? ', added' : ''}${line.isExcluded ? ', excluded' : ''}`}
          onClick={() => onSelect(line.id)}
        >
          {index + 1}
          {line.isAdded ? ' +' : line.isEdited ? ' ✎' : ''}
        </button>
      </td>
      <td className="px-1 py-1 max-sm:col-span-2">
        <EditableCell
          label={`Description of line ${index + 1}`}
          isLabelHidden
          kind="text"
          value={line.description}
          context={context}
          onFocus={() => onSelect(line.id)}
          onSave={(value) => onSave(line.id, { description: value ?? '' })}
        />
      </td>
      {LINE_FIGURES.map(({ name, label }) => (
        <td key={name} className="px-1 py-1">
          <ColumnName text={label} />
          <EditableCell
            label={`${label} of line ${index + 1}`}
            isLabelHidden
            kind="amount"
            placeholder="–"
            isRequired={name === 'amount'}
            value={line[name] ?? null}
            context={context}
            onFocus={() => onSelect(line.id)}
            onSave={(value) => onSave(line.id, { [name]: value })}
            onTyping={(value) => name === 'amount' && onTyping(line.id, value)}
          />
          {name === 'amount' && isOff && (
            <p className="px-1 pt-0.5 text-right text-xs text-ink-soft">not quantity × price</p>
          )}
        </td>
      ))}
    </tr>
  );
}
