/** Who buys on British documents. */
export const BUYERS = [
  'Ashcombe Parish Council',
  'Fenwick & Daughters Ltd',
  'Mrs R Patel',
  'Lindale Primary School',
];
