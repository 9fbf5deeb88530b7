import type { LineCells } from '@tieout/contract';
import { currencyDigits, type Source } from '@tieout/records';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EditableCell } from './editable-cell.tsx';
import { ColumnName, lineCard } from './line-card.tsx';
import { LINE_FIGURES } from './line-figures.ts';
import type { CellContext } from './typed-cells.ts';

type CellName = 'description' | (typeof LINE_FIGURES)[number]['name'];
export type NewLine = LineCells & { amount: string };

/** A line that is being added: the index it will have, what is known of it already, and where it is on the page. */
export type LineDraft = {
  readonly index: number;
  readonly cells?: LineCells;
  readonly source?: Source;
  /** What to say next to its cells. */
  readonly hint?: string;
};

/** A line item being added: Enter adds it, Escape does not. Its amount is filled in by quantity and unit price, to be changed where the document prints another. */
export function NewLineRow({
  number,
  begun = {},
  hint,
  context,
  onAdd,
  onCancel,
}: {
  /** The number it will have. */
  number: number;
  /** What its cells hold at the start. */
  begun?: LineCells | undefined;
  hint?: string | undefined;
  context: CellContext;
  onAdd: (line: NewLine) => void;
  onCancel: () => void;
}) {
  const [cells, setCells] = useState<LineCells>(begun);
  const [needsAmount, setNeedsAmount] = useState(false);
  // Enter saves the cell and then adds the line, before anything is drawn again.
  const latest = useRef<LineCells>(begun);
  const unread = useRef(new Set<CellName>());
  const save = (name: CellName, value: string | null) => {
    const next = { ...latest.current, [name]: name === 'description' ? (value ?? '') : value };
    latest.current = withProduct(next, name, context.currency);
    setCells(latest.current);
  };
  const add = () => {
    if (unread.current.size > 0) return;
    const { amount } = latest.current;
    if (typeof amount === 'string') onAdd({ ...present(latest.current), amount });
    else setNeedsAmount(true);
  };
  const cell = (name: CellName, label: string, kind: 'text' | 'amount') => (
    <EditableCell
      label={`${label} of the new line`}
      isLabelHidden
      hasFocus={name === 'description'}
      kind={kind}
      placeholder="–"
      value={cells[name] ?? null}
      context={context}
      onSave={(value) => save(name, value)}
      onTyping={(value) => {
        if (value === null) unread.current.add(name);
        else unread.current.delete(name);
      }}
    />
  );
  return (
    <>
      <tr
        className={`bg-accent-wash align-top ${lineCard}`}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) add();
        }}
      >
        <td className="border-l-3 border-l-accent px-2 py-2 max-sm:row-span-3">
          <span className="figures text-xs">{number} +</span>
        </td>
        <td className="px-1 py-1 max-sm:col-span-2">{cell('description', 'Description', 'text')}</td>
        {LINE_FIGURES.map(({ name, label }) => (
          <td key={name} className="px-1 py-1">
            <ColumnName text={label} />
            {cell(name, label, 'amount')}
            {name === 'amount' && needsAmount && typeof cells.amount !== 'string' && (
              <p role="alert" className="pt-0.5 text-xs font-medium text-contradicted">
                Type the amount of the line.
              </p>
            )}
          </td>
        ))}
      </tr>
      <tr className="border-b border-rule bg-accent-wash last:border-0 max-sm:flex">
        <td className="border-l-3 border-l-accent" />
        <td colSpan={LINE_FIGURES.length + 1} className="px-1 pb-2 max-sm:flex-1">
          <div className="flex flex-wrap items-center justify-end gap-2">
            {hint && (
              <p role="status" className="mr-auto text-sm text-ink-soft">
                {hint}
              </p>
            )}
            <Button size="sm" variant="quiet" onClick={onCancel}>
              Do not add it
            </Button>
            <Button size="sm" variant="primary" onClick={add}>
              Add line
            </Button>
          </div>
        </td>
      </tr>
    </>
  );
}

/** The cells with the amount that quantity and unit price make, where none was typed. */
function withProduct(cells: LineCells, changed: CellName, currency: string | null): LineCells {
  const { quantity, unitPrice, amount } = cells;
  if (changed === 'amount' || typeof amount === 'string') return cells;
  if (typeof quantity !== 'string' || typeof unitPrice !== 'string') return cells;
  const product = (Number(quantity) * Number(unitPrice)).toFixed(currencyDigits(currency));
  return { ...cells, amount: product };
}

function present(cells: LineCells): LineCells {
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null));
}
