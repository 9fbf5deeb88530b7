import type { FieldCells, ReviewInvoice } from '@tieout/contract';
import { type CellKind, EditableCell } from './editable-cell.tsx';

type FieldName = keyof ReviewInvoice['fields'];

const FIELDS: readonly (readonly [name: FieldName, label: string, kind: CellKind])[] = [
  ['number', 'Number', 'text'],
  ['date', 'Date', 'date'],
  ['dueDate', 'Due date', 'date'],
  ['vendor', 'Vendor', 'text'],
  ['customer', 'Customer', 'text'],
  ['purchaseOrder', 'Purchase order', 'text'],
  ['currency', 'Currency', 'text'],
  ['subtotal', 'Subtotal', 'amount'],
  ['tax', 'Tax', 'amount'],
  ['total', 'Total', 'amount'],
];

/** The fields of an invoice or receipt, each edited where it is. One that was not found says so. */
export function InvoiceFields({
  invoice,
  onSave,
  onTyping,
}: {
  invoice: ReviewInvoice;
  onSave: (fields: FieldCells) => void;
  onTyping: (name: string, value: string | null | undefined) => void;
}) {
  const { fields } = invoice;
  const year = fields.date === null ? null : Number(fields.date.slice(0, 4));
  return (
    <fieldset className="sheet px-4 py-3">
      <legend className="sr-only">Fields</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
        {FIELDS.map(([name, label, kind]) => (
          <EditableCell
            key={name}
            {...{ label, kind }}
            value={fields[name] ?? null}
            isChanged={invoice.changed?.includes(name)}
            context={{ currency: fields.currency, period: null, year }}
            onSave={(value) => onSave({ [name]: value })}
            onTyping={(value) => kind === 'amount' && onTyping(name, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
