/** What British sellers of these documents sell. */
export const GOODS = [
  'Oak worktop 40mm',
  'Site survey',
  'Annual boiler service',
  'Copy editing',
  'Hire of scaffolding (week)',
  'Photography, half day',
  'Printer toner black',
  'Children’s books, assorted',
];
