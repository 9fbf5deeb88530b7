/** Who buys on American documents. */
export const BUYERS = [
  'Dana Whitfield',
  'Maple Ridge HOA',
  'Kessler & Boyd LLP',
  'Riverbend Animal Hospital',
];
