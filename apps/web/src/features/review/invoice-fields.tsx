import type { FieldCells, ReviewInvoice } from '@tieout/contract';
import { CONFIDENT } from '@tieout/records';
import { type CellKind, EditableCell } from './editable-cell.tsx';

export type FieldName = keyof ReviewInvoice['fields'];

const FIELDS: readonly (readonly [name: FieldName, label: string, kind: CellKind])[] = [
  ['number', 'Number', 'text'],
  ['date', 'Date', 'date'],
  ['dueDate', 'Due date', 'date'],
  ['vendor', 'Vendor', 'text'],
  ['customer', 'Customer', 'text'],
  ['purchaseOrder', 'Purchase order', 'text'],
  ['currency', 'Currency', 'text'],
  ['subtotal', 'Subtotal', 'amount'],
  ['discount', 'Discount', 'amount'],
  ['charges', 'Shipping and charges', 'amount'],
  ['tax', 'Tax', 'amount'],
  ['total', 'Total', 'amount'],
];

/** The fields of an invoice or receipt, each edited where it is. One that was not found says so. */
export function InvoiceFields({
  invoice,
  onSave,
  onTyping,
  onFocus,
}: {
  invoice: ReviewInvoice;
  onSave: (fields: FieldCells) => void;
  onTyping: (name: string, value: string | null | undefined) => void;
  /** Hears which field is being looked at, so that its box shows on the page. */
  onFocus: (name: FieldName) => void;
}) {
  const { fields } = invoice;
  const year = fields.date === null ? null : Number(fields.date.slice(0, 4));
  return (
    <fieldset className="sheet px-4 py-3">
      <legend className="sr-only">Fields</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
        {FIELDS.map(([name, label, kind]) => (
          <div key={name} data-field={name}>
            <EditableCell
              {...{ label, kind }}
              value={fields[name] ?? null}
              isChanged={invoice.changed?.includes(name)}
              isDoubtful={isDoubtful(invoice, name)}
              onFocus={() => onFocus(name)}
              context={{ currency: fields.currency, period: null, year }}
              onSave={(value) => onSave({ [name]: value })}
              onTyping={(value) => kind === 'amount' && onTyping(name, value)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** A field read with little confidence, which nobody has corrected yet. */
function isDoubtful({ fieldSources, fields, changed }: ReviewInvoice, name: FieldName): boolean {
  const confidence = fieldSources?.[name]?.confidence;
  if (confidence === undefined || (fields[name] ?? null) === null) return false;
  return confidence < CONFIDENT && changed?.includes(name) !== true;
}

/** The boxes of the fields on the page, each named after its field. */
export function placedFields({ fieldSources = {} }: ReviewInvoice, index: number) {
  return FIELDS.flatMap(([name]) => {
    const source = fieldSources[name]?.source;
    return source === undefined ? [] : [{ id: fieldBoxId(index, name), source }];
  });
}

/** Name of the box of a field of the invoice at that index. */
export const fieldBoxId = (index: number, name: FieldName) => `field-${index}-${name}`;
