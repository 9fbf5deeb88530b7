/** Who buys on French papers. */
export const BUYERS = ['Mme Claire Fontaine', 'SCI Les Tilleuls', 'Boulangerie Perrin', 'Cabinet Moreau'];
