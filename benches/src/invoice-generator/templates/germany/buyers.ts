/** Who buys on German documents. */
export const BUYERS = [
  'Familie Hartmann',
  'Gartenbau Ulrich e.K.',
  'Dr. Sabine Vogt',
  'Hausverwaltung Rhein-Main GmbH',
];
