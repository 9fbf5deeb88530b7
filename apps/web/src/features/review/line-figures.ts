/** The figures of a line item, in the order of their columns. */
export const LINE_FIGURES = [
  { name: 'quantity', label: 'Quantity', width: 'w-24' },
  { name: 'unitPrice', label: 'Unit price', width: 'w-28' },
  { name: 'taxRate', label: 'Tax %', width: 'w-20' },
  { name: 'amount', label: 'Amount', width: 'w-32' },
] as const;
