/** Who buys on American papers. */
export const BUYERS = [
  'Dana Whitfield',
  'Maple Ridge HOA',
  'Kessler & Boyd LLP',
  'Riverbend Animal Hospital',
];
