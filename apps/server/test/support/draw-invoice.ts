import { writePdf } from './write-pdf.ts';

/** The PDF of an invoice with those lines, each "description|quantity|unit price|amount", over its printed totals in dollars. */
export function drawInvoice(
  lines: readonly string[],
  sums: readonly [subtotal: string, tax: string, total: string],
) {
  const [subtotal, tax, total] = sums;
  return writePdf([
    [
      'INVOICE',
      'Brightwater Supplies Inc.',
      'Bill to: Meridian Dental Practice',
      'Invoice number: INV-2041',
      'Invoice date: 12/10/2025',
      'Due date: 12/24/2025',
      '',
      'Description|Quantity|Unit price|Amount',
      ...lines,
      '',
      `||Subtotal|$${subtotal}`,
      `||Sales tax 8%|$${tax}`,
      `||Total|$${total}`,
    ],
  ]);
}
