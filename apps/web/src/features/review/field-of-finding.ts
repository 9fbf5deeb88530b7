import type { ReviewFinding } from '@tieout/contract';
import type { FieldName } from './invoice-fields.tsx';

/** Which field of an electronic invoice is which of the page. */
const FIELDS_OF_XML: Readonly<Record<string, FieldName>> = {
  ...{ subtotal: 'subtotal', tax: 'tax', total: 'total', 'invoice number': 'number', date: 'date' },
  ...{ 'due date': 'dueDate', currency: 'currency', vendor: 'vendor', customer: 'customer' },
};

/** The field of an invoice that a finding is about; null where it is about a line, or several fields. */
export function fieldOfFinding({ code, parameters, row }: ReviewFinding): FieldName | null {
  if (row !== undefined) return null;
  switch (code) {
    case 'sum-break':
      return parameters.of === 'document' ? 'total' : 'subtotal';
    case 'not-found':
      return parameters.missing === 'total' ? 'total' : null;
    case 'not-checked':
      return parameters.reason === 'tax' ? 'tax' : null;
    case 'xml-differs':
      return FIELDS_OF_XML[String(parameters.what)] ?? null;
    default:
      return null;
  }
}
