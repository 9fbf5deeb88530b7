/** Who buys on German papers. */
export const BUYERS = [
  'Familie Hartmann',
  'Gartenbau Ulrich e.K.',
  'Dr. Sabine Vogt',
  'Hausverwaltung Rhein-Main GmbH',
];
